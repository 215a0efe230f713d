/// The one button of a headset: what its presses mean.
///
/// Once plays or pauses, twice is the next track, three times the previous one; holding the second
/// press seeks forwards until it is released, holding the third backwards. It is told the time with
/// everything, and says in `deadline` when it wants to be told it again.
public struct HeadsetButton: Sendable {
  /// How soon after a release the next press must come to count as one more, in seconds.
  public static let longestPause = 0.35

  /// How long a press is held before it seeks, in seconds.
  public static let shortestHold = 0.5

  private enum State {
    case idle
    case down(presses: Int, since: Double)
    case seeking(presses: Int)
    case up(presses: Int, since: Double)
  }

  private var state = State.idle

  /// Whether the player is stopped, neither playing nor paused: then one press means play.
  public var isStopped: Bool

  /// A button that is not pressed.
  public init(isStopped: Bool = false) { self.isStopped = isStopped }

  /// When `advance(to:)` has to be called next; nil when nothing is waited for.
  public var deadline: Double? {
    switch state {
    case .idle, .seeking: nil
    case .down(let presses, let since): presses > 1 ? since + Self.shortestHold : nil
    case .up(_, let since): since + Self.longestPause
    }
  }

  /// The button went down.
  ///
  /// - Parameter time: when, in seconds.
  /// - Returns: what that means, in order.
  public mutating func press(at time: Double) -> [Event.EventSubtype] {
    let subtypes = advance(to: time)
    switch state {
    case .idle: state = .down(presses: 1, since: time)
    case .up(let presses, _): state = .down(presses: presses + 1, since: time)
    case .down, .seeking: break
    }
    return subtypes
  }

  /// The button was released.
  ///
  /// - Parameter time: when, in seconds.
  /// - Returns: what that means, in order.
  public mutating func release(at time: Double) -> [Event.EventSubtype] {
    let subtypes = advance(to: time)
    switch state {
    case .idle, .up: return subtypes
    case .seeking: return subtypes + cancel()
    case .down(let presses, _) where presses < 3:
      state = .up(presses: presses, since: time)
      return subtypes
    case .down:
      state = .idle
      return subtypes + [.remoteControlPreviousTrack]
    }
  }

  /// Time went by.
  ///
  /// - Parameter time: the time now, in seconds.
  /// - Returns: what that means, in order.
  public mutating func advance(to time: Double) -> [Event.EventSubtype] {
    guard let deadline, time >= deadline else { return [] }
    switch state {
    case .idle, .seeking: return []
    case .down(let presses, _):
      state = .seeking(presses: presses)
      return [
        presses == 2 ? .remoteControlBeginSeekingForward : .remoteControlBeginSeekingBackward
      ]
    case .up(let presses, _):
      state = .idle
      if presses == 2 { return [.remoteControlNextTrack] }
      return [isStopped ? .remoteControlPlay : .remoteControlTogglePlayPause]
    }
  }

  /// The headset is gone, or the application is not active any more: nothing more comes of the
  /// presses so far.
  ///
  /// - Returns: the end of seeking, if it went on.
  public mutating func cancel() -> [Event.EventSubtype] {
    defer { state = .idle }
    guard case .seeking(let presses) = state else { return [] }
    return [presses == 2 ? .remoteControlEndSeekingForward : .remoteControlEndSeekingBackward]
  }
}
