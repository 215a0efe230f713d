/// Something a person did: one shake, one press on a remote control.
///
/// A shake is one event from its beginning to its end. Events must not be kept: their numbers change
/// while the shake goes on; copy what is needed. Apple's page is `UIEvent`.
@MainActor public final class Event {
  /// What kind of event it is.
  public let type: EventType

  /// Which event of its kind it is.
  public let subtype: EventSubtype

  /// When it last changed, in seconds since boot.
  public internal(set) var timestamp: Double

  /// The window that the event belongs to.
  weak var window: Window?

  /// How far a motion is; nil for the other types.
  var motionPhase: MotionPhase?

  init(type: EventType, subtype: EventSubtype, timestamp: Double, window: Window?) {
    self.type = type
    self.subtype = subtype
    self.timestamp = timestamp
    self.window = window
  }
}
