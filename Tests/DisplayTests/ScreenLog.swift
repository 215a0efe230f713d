import Display
import Platform

/// Writes down what a screen tells its delegate.
@MainActor final class ScreenLog: ScreenDelegate {
  private(set) var entries: [String] = []
  var whenReady: (() -> Void)?

  func screenDidCommit(_ screen: any Screen) { entries.append("commit") }

  func screenDidBecomeReady(_ screen: any Screen, at time: Instant) {
    entries.append("ready at \(time.seconds)")
    whenReady?()
  }

  func screenDidResize(_ screen: any Screen) { entries.append("resize to \(screen.size)") }

  func screen(_ screen: any Screen, didChangeAvailability isAvailable: Bool, reason: String) {
    entries.append(isAvailable ? "available" : "unavailable: \(reason)")
  }
}
