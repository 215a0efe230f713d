import Input
import ViewKit

/// What the keys of remote controls, headsets and keyboards mean as remote-control events. It is told
/// the time with everything, in seconds since boot, and says in `deadline` when it wants to be told it
/// again.
struct RemoteKeys {
  private static let presses: [Key: Event.EventSubtype] = [
    .playPause: .remoteControlTogglePlayPause,
    .play: .remoteControlPlay, .playDisc: .remoteControlPlay,
    .pause: .remoteControlPause, .pauseDisc: .remoteControlPause,
    .stop: .remoteControlStop, .stopDisc: .remoteControlStop,
    .next: .remoteControlNextTrack, .nextSong: .remoteControlNextTrack,
    .previous: .remoteControlPreviousTrack, .previousSong: .remoteControlPreviousTrack,
  ]

  private static let holds: [Key: (begin: Event.EventSubtype, end: Event.EventSubtype)] = [
    .fastForward: (.remoteControlBeginSeekingForward, .remoteControlEndSeekingForward),
    .rewind: (.remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward),
  ]

  private var headset = HeadsetButton()
  /// The seeking keys that are down, in the order in which they were pressed.
  private var held: [Key] = []

  /// When `advance(to:)` has to be called next; nil when nothing is waited for.
  var deadline: Double? { headset.deadline }

  /// A key went down or up.
  ///
  /// - Parameters:
  ///   - key: which one.
  ///   - isDown: whether it went down.
  ///   - time: when.
  ///   - isStopped: whether the player is stopped now, neither playing nor paused.
  /// - Returns: what that means, in order; nothing for keys that are for something else.
  mutating func keyDidChange(
    _ key: Key, isDown: Bool, at time: Double, isStopped: Bool
  ) -> [Event.EventSubtype] {
    headset.isStopped = isStopped
    if key == .headsetButton { return isDown ? headset.press(at: time) : headset.release(at: time) }
    if let subtypes = Self.holds[key] {
      let wasHeld = held.contains(key)
      guard wasHeld != isDown else { return [] }
      if isDown { held.append(key) } else { held.removeAll { $0 == key } }
      return [isDown ? subtypes.begin : subtypes.end]
    }
    guard isDown, let subtype = Self.presses[key] else { return [] }
    return [subtype]
  }

  /// Time went by.
  ///
  /// - Returns: what that means, in order.
  mutating func advance(to time: Double) -> [Event.EventSubtype] { headset.advance(to: time) }

  /// No more key counts as held: nobody sees what it does.
  ///
  /// - Returns: the ends of what had begun.
  mutating func cancel() -> [Event.EventSubtype] {
    let ends = held.compactMap { Self.holds[$0]?.end }
    held = []
    return ends + headset.cancel()
  }
}
