/// All commands that can be asked for from outside the window.
///
/// A command reaches its targets before the event reaches the responder chain, and whether or not
/// `beginReceivingRemoteControlEvents()` has been called. Apple's page is `MPRemoteCommandCenter`.
@MainActor public final class RemoteCommandCenter {
  /// The centre of the shared application. Apple's page is `MPRemoteCommandCenter.shared()`.
  public static func shared() -> RemoteCommandCenter { Application.shared.remoteCommandCenter }

  /// Start.
  public let playCommand = RemoteCommand()
  /// Pause.
  public let pauseCommand = RemoteCommand()
  /// Stop.
  public let stopCommand = RemoteCommand()
  /// Pause if playing, play if paused. What most headsets send.
  public let togglePlayPauseCommand = RemoteCommand()
  /// Go to the next one.
  public let nextTrackCommand = RemoteCommand()
  /// Go back to the one before.
  public let previousTrackCommand = RemoteCommand()
  /// Run forwards while held; its events are `SeekCommandEvent`s.
  public let seekForwardCommand = RemoteCommand()
  /// Run backwards while held; its events are `SeekCommandEvent`s.
  public let seekBackwardCommand = RemoteCommand()
  /// Like; its events are `FeedbackCommandEvent`s.
  public let likeCommand = FeedbackCommand()
  /// Dislike; its events are `FeedbackCommandEvent`s.
  public let dislikeCommand = FeedbackCommand()
  /// Keep; its events are `FeedbackCommandEvent`s.
  public let bookmarkCommand = FeedbackCommand()

  init() {}

  /// The command that says an opinion.
  public func command(for feedback: Feedback) -> FeedbackCommand {
    switch feedback {
    case .like: likeCommand
    case .dislike: dislikeCommand
    case .bookmark: bookmarkCommand
    }
  }

  /// Calls the targets of the command that a button stands for.
  ///
  /// - Returns: how it went.
  @discardableResult
  func perform(_ subtype: Event.EventSubtype, timestamp: Double) -> RemoteCommandHandlerStatus {
    func plain(_ command: RemoteCommand) -> RemoteCommandHandlerStatus {
      command.invoke(RemoteCommandEvent(command: command, timestamp: timestamp))
    }
    func seek(
      _ command: RemoteCommand, _ type: SeekCommandEvent.EventType
    ) -> RemoteCommandHandlerStatus {
      command.invoke(SeekCommandEvent(command: command, type: type, timestamp: timestamp))
    }
    return switch subtype {
    case .remoteControlPlay: plain(playCommand)
    case .remoteControlPause: plain(pauseCommand)
    case .remoteControlStop: plain(stopCommand)
    case .remoteControlTogglePlayPause: plain(togglePlayPauseCommand)
    case .remoteControlNextTrack: plain(nextTrackCommand)
    case .remoteControlPreviousTrack: plain(previousTrackCommand)
    case .remoteControlBeginSeekingBackward: seek(seekBackwardCommand, .beginSeeking)
    case .remoteControlEndSeekingBackward: seek(seekBackwardCommand, .endSeeking)
    case .remoteControlBeginSeekingForward: seek(seekForwardCommand, .beginSeeking)
    case .remoteControlEndSeekingForward: seek(seekForwardCommand, .endSeeking)
    case .none, .motionShake: .commandFailed
    }
  }

  /// Calls the targets of a feedback command.
  ///
  /// - Returns: how it went.
  @discardableResult
  func perform(
    _ feedback: Feedback, isNegative: Bool, timestamp: Double
  ) -> RemoteCommandHandlerStatus {
    let command = command(for: feedback)
    return command.invoke(
      FeedbackCommandEvent(command: command, isNegative: isNegative, timestamp: timestamp))
  }
}
