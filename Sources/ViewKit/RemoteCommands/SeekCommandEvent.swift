/// One use of a seek command. Apple's page is `MPSeekCommandEvent`.
@MainActor public final class SeekCommandEvent: RemoteCommandEvent {
  /// Whether seeking starts or stops, numbered as in MediaPlayer.
  /// Apple's page is `MPSeekCommandEventType`.
  public enum EventType: Int, Sendable {
    /// The button is held.
    case beginSeeking = 0
    /// The button was released.
    case endSeeking = 1
  }

  /// Whether seeking starts or stops.
  public let type: EventType

  init(command: RemoteCommand, type: EventType, timestamp: Double) {
    self.type = type
    super.init(command: command, timestamp: timestamp)
  }
}
