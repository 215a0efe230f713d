public import Platform
public import Raster

/// Something that shows one picture, all over.
@MainActor public protocol Screen: AnyObject {
  /// Told when frames have been shown and when the screen changes.
  var delegate: (any ScreenDelegate)? { get set }

  /// Width and height in pixels.
  var size: PixelSize { get }

  /// How the picture is turned on the screen; places that touch screens tell are turned back by it.
  var orientation: Orientation { get }

  /// What the screen is, for the log: `Virtual-1 1280x800 at 60 Hz on card0 (virtio_gpu)`.
  var summary: String { get }

  /// The time from one refresh to the next, as far as it is known.
  var refreshInterval: Duration { get }

  /// Whether a frame may be presented now. While it is false, the delegate's
  /// `screenDidBecomeReady(_:at:)` tells when it may be again.
  var isReady: Bool { get }

  /// Shows a frame. Call it only while `isReady`. The delegate's `screenDidBecomeReady(_:at:)` never
  /// comes during the call, and may call it again itself.
  ///
  /// - Parameters:
  ///   - frame: the whole picture, of the screen's size.
  ///   - damage: what has changed since the frame before.
  func present(_ frame: borrowing Frame, damage: PixelRect)

  /// Shows the last frame once more, at little cost: what the delegate hears of it proves that the
  /// screen lives. Call it only while `isReady`, and after a frame was presented.
  func refresh()

  /// Goes dark, with what was presented kept, and is not ready until `wake()`. Harmless twice.
  func blank()

  /// Lights up again with the last frame; the delegate hears when it is seen. Harmless when lit.
  func wake()

  /// Leaves the screen to another program, with what was presented kept, and is not ready until
  /// `resume()`. Nothing is done to the screen in between. Harmless twice.
  func suspend()

  /// Takes the screen back, whatever the other program left on it, and is as `suspend()` found it:
  /// lit with the last frame, or dark. The delegate hears when it is seen.
  func resume()

  /// Whether pictures are refused for a reason that a fresh start of the program may mend.
  var isFaulty: Bool { get }

  /// Gives the screen back as it was found. Nothing may be presented afterwards. Harmless twice.
  func close()
}

extension Screen {
  /// Shows a frame that is one bitmap.
  public func present(_ frame: borrowing Bitmap, damage: PixelRect) {
    present(Frame(frame), damage: damage)
  }

  /// That of most screens: sixty times a second.
  public var refreshInterval: Duration { .usualRefreshInterval }

  /// Nothing is turned.
  public var orientation: Orientation { .up }

  /// Nobody else can have it.
  public func suspend() {}
  public func resume() {}

  /// Nothing refuses anything.
  public var isFaulty: Bool { false }
}

extension Duration {
  /// The time from one refresh to the next of most screens.
  public static let usualRefreshInterval = Duration.nanoseconds(16_666_667)
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
