internal import Platform

/// Hears from the lit screen of a display, and tells the display's delegate.
@MainActor final class ScreenRelay: ScreenDelegate {
  private weak var display: KMSDisplay?

  init(_ display: KMSDisplay) { self.display = display }

  func screenDidCommit(_ screen: any Screen) {
    if let display { display.delegate?.screenDidCommit(display) }
  }

  func screenDidBecomeReady(_ screen: any Screen, at time: Instant) {
    if let display { display.delegate?.screenDidBecomeReady(display, at: time) }
  }

  func screenDidResize(_ screen: any Screen) {
    guard let display else { return }
    (display.size, display.orientation) = (screen.size, screen.orientation)
    display.delegate?.screenDidResize(display)
  }

  func screen(_ screen: any Screen, didChangeAvailability isAvailable: Bool, reason: String) {
    display?.tell(isAvailable: isAvailable, reason)
    // The cable or the card may be out.
    display?.lookAgain(after: KMSDisplay.debounce)
  }
}
