@testable import ViewKit

/// The iOS tutorials' command sample, with its mistakes mended: each action returns a status, one
/// target a command, the button that headsets have is listened to, and `isNegative` is honoured.
final class CommandViewController: ViewController {
  private(set) var log: [String] = []
  private(set) var isBookmarked = false
  private(set) var isPlaying = false

  private var center: RemoteCommandCenter { .shared() }

  override func viewDidLoad() {
    super.viewDidLoad()
    Application.shared.beginReceivingRemoteControlEvents()

    center.nextTrackCommand.isEnabled = true
    center.nextTrackCommand.addTarget(self, action: "nextTrackCommand") { $0.nextTrackCommand($1) }
    center.playCommand.isEnabled = true
    center.playCommand.addTarget(self, action: "playCommand") { $0.playCommand($1) }
    center.pauseCommand.isEnabled = true
    center.pauseCommand.addTarget(self, action: "pauseCommand") { $0.pauseCommand($1) }
    center.togglePlayPauseCommand.addTarget(self, action: "togglePlayPauseCommand") {
      $0.togglePlayPauseCommand($1)
    }

    center.previousTrackCommand.isEnabled = true
    center.previousTrackCommand.addTarget(self, action: "previousTrackCommand") {
      $0.previousTrackCommand($1)
    }
    center.likeCommand.isEnabled = true
    center.likeCommand.addTarget(self, action: "likeCommand") { $0.likeCommand($1) }
    center.likeCommand.localizedTitle = "喜欢这首歌"
    center.likeCommand.localizedShortTitle = "喜欢"

    center.dislikeCommand.addTarget(self, action: "dislikeCommand") { $0.dislikeCommand($1) }
    center.dislikeCommand.isEnabled = true
    center.dislikeCommand.localizedTitle = "不喜欢这首歌"
    center.dislikeCommand.localizedShortTitle = "不喜欢"

    center.bookmarkCommand.isEnabled = true
    center.bookmarkCommand.addTarget(self, action: "bookmarkCommand") { $0.bookmarkCommand($1) }
    center.bookmarkCommand.localizedTitle = "书签"
    center.bookmarkCommand.localizedShortTitle = "书签"
    isBookmarked = false
  }

  private func bookmarkCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    guard let event = event as? FeedbackCommandEvent else { return .commandFailed }
    isBookmarked = !event.isNegative
    log.append("Bookmark")
    return .success
  }

  private func dislikeCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    center.dislikeCommand.isEnabled = false
    center.likeCommand.isEnabled = true
    log.append("Dislike")
    return .success
  }

  private func likeCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    center.likeCommand.isEnabled = false
    center.dislikeCommand.isEnabled = true
    log.append("Like")
    return .success
  }

  private func previousTrackCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    log.append("Previous Track")
    return .success
  }

  private func playCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    isPlaying = true
    log.append("Play in RemoteCommandEvent")
    return .success
  }

  private func pauseCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    isPlaying = false
    log.append("Pause in RemoteCommandEvent")
    return .success
  }

  private func togglePlayPauseCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    isPlaying ? pauseCommand(event) : playCommand(event)
  }

  private func nextTrackCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    log.append("Next Track")
    return .success
  }

  override func remoteControlReceived(with event: Event?) {
    switch event?.subtype {
    case .remoteControlPlay: log.append("Play in RemoteControlEvent")
    case .remoteControlPause: log.append("Pause in RemoteControlEvent")
    default: break
    }
  }
}
