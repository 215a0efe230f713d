extension Event {
  /// The kinds of events, numbered as in UIKit. Apple's page is `UIEvent.EventType`.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A button on a headset or a remote control.
    case remoteControl = 2
  }
}
