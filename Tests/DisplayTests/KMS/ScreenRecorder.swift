import Display
import Platform

/// Remembers what a screen tells.
@MainActor final class ScreenRecorder: ScreenDelegate {
  enum Event: Equatable {
    case commit
    case ready(Instant)
    case resize
    case available(Bool)
  }

  private(set) var events: [Event] = []
  private(set) var reasons: [String] = []

  func screenDidCommit(_ screen: any Screen) { events.append(.commit) }
  func screenDidBecomeReady(_ screen: any Screen, at time: Instant) { events.append(.ready(time)) }
  func screenDidResize(_ screen: any Screen) { events.append(.resize) }

  func screen(_ screen: any Screen, didChangeAvailability isAvailable: Bool, reason: String) {
    events.append(.available(isAvailable))
    reasons.append(reason)
  }
}
