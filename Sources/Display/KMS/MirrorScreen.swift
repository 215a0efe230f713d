internal import Platform
internal import Raster

/// A screen that shows what the first one shows, at its own size.
///
/// It takes each picture whole. One that comes while it is not ready waits, and gives way to a newer
/// one.
@MainActor final class MirrorScreen: ScreenDelegate {
  let screen: KMSScreen
  /// Told when the screen begins or ceases to fail.
  private let report: @MainActor (String) -> Void
  /// Told when the picture at hand does not fit any more.
  private let askForFrame: @MainActor () -> Void
  private var picture: Bitmap
  private var isWaiting = false

  init(
    _ screen: KMSScreen, report: @escaping @MainActor (String) -> Void,
    askForFrame: @escaping @MainActor () -> Void
  ) {
    self.screen = screen
    self.report = report
    self.askForFrame = askForFrame
    picture = Bitmap(size: PixelSize(width: 0, height: 0))
    screen.delegate = self
  }

  /// Shows a picture as soon as the screen takes it.
  func show(_ frame: borrowing Frame) {
    let whole = frame.bitmap()
    picture = whole.size == screen.size ? whole : whole.fitted(in: screen.size)
    isWaiting = true
    presentIfReady()
  }

  private func presentIfReady() {
    guard isWaiting, screen.isReady else { return }
    isWaiting = false
    screen.present(picture, damage: PixelRect(picture.size))
  }

  func screenDidBecomeReady(_ screen: any Screen, at time: Instant) { presentIfReady() }

  func screen(_ screen: any Screen, didChangeAvailability isAvailable: Bool, reason: String) {
    report(reason)
  }

  func screenDidCommit(_ screen: any Screen) {}

  /// The screen has new buffers, perhaps of another size, which want the whole picture.
  func screenDidResize(_ screen: any Screen) {
    isWaiting = picture.size == screen.size
    if isWaiting { presentIfReady() } else { askForFrame() }
  }
}
