public import Platform
public import Raster

/// Something that shows one picture, all over.
@MainActor public protocol Screen: AnyObject {
  /// Told when frames have been shown and when the screen changes.
  var delegate: (any ScreenDelegate)? { get set }

  /// Width and height in pixels.
  var size: PixelSize { get }

  /// What the screen is, for the log: `Virtual-1 1280x800 at 60 Hz on card0 (virtio_gpu)`.
  var summary: String { get }

  /// Whether a frame may be presented now. While it is false, the delegate's
  /// `screenDidBecomeReady(_:at:)` tells when it may be again.
  var isReady: Bool { get }

  /// Shows a frame. Call it only while `isReady`. The delegate's `screenDidBecomeReady(_:at:)` never
  /// comes during the call, and may call it again itself.
  ///
  /// - Parameters:
  ///   - frame: the whole picture, of the screen's size.
  ///   - damage: what has changed since the frame before.
  func present(_ frame: borrowing Bitmap, damage: PixelRect)

  /// Gives the screen back as it was found. Nothing may be presented afterwards. Harmless twice.
  func close()
}

/// Hears from a `Screen`.
@MainActor public protocol ScreenDelegate: AnyObject {
  /// A frame was handed to the hardware and will be seen with the next refresh.
  func screenDidCommit(_ screen: any Screen)

  /// The last frame is on the screen, and the next one may be presented.
  func screenDidBecomeReady(_ screen: any Screen, at time: Instant)

  /// The size is another one; a whole frame of that size is wanted.
  func screenDidResize(_ screen: any Screen)

  /// The screen cannot show pictures for now, or can again; the sentence says why.
  func screen(_ screen: any Screen, didChangeAvailability isAvailable: Bool, reason: String)
}
