extension Event {
  /// The events of each kind, numbered as in UIKit. Apple's page is `UIEvent.EventSubtype`.
  public enum EventSubtype: Int, CaseIterable, Sendable {
    /// The event has no subtype; touches never have one.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play if paused, pause if playing.
    case remoteControlTogglePlayPause = 103
    /// Go to the next track.
    case remoteControlNextTrack = 104
    /// Go back to the previous track.
    case remoteControlPreviousTrack = 105
    /// Start running backwards.
    case remoteControlBeginSeekingBackward = 106
    /// Stop running backwards.
    case remoteControlEndSeekingBackward = 107
    /// Start running forwards.
    case remoteControlBeginSeekingForward = 108
    /// Stop running forwards.
    case remoteControlEndSeekingForward = 109
  }
}
