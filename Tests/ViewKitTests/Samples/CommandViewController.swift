@testable import ViewKit

/// The iOS tutorials' command sample, with its mistakes mended: each action returns a status, one
/// target a command, and `isNegative` is honoured.
final class CommandViewController: ViewController {
  private(set) var log: [String] = []
  private(set) var isBookmarked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    Application.shared.beginReceivingRemoteControlEvents()
    let center = RemoteCommandCenter.shared()
    center.nextTrackCommand.addTarget(self, action: "nextTrackCommand") { $0.nextTrackCommand($1) }
    center.playCommand.addTarget(self, action: "playCommand") { $0.playCommand($1) }
    center.likeCommand.addTarget(self, action: "likeCommand") { $0.likeCommand($1) }
    center.likeCommand.localizedTitle = "喜欢这首歌"
    center.likeCommand.localizedShortTitle = "喜欢"
    center.dislikeCommand.addTarget(self, action: "dislikeCommand") { $0.dislikeCommand($1) }
    center.bookmarkCommand.addTarget(self, action: "bookmarkCommand") { $0.bookmarkCommand($1) }
  }

  private func nextTrackCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    log.append("Next Track")
    return .success
  }

  private func playCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    log.append("Play in RemoteCommandEvent")
    return .success
  }

  private func likeCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    RemoteCommandCenter.shared().likeCommand.isEnabled = false
    RemoteCommandCenter.shared().dislikeCommand.isEnabled = true
    log.append("Like")
    return .success
  }

  private func dislikeCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    RemoteCommandCenter.shared().dislikeCommand.isEnabled = false
    RemoteCommandCenter.shared().likeCommand.isEnabled = true
    log.append("Dislike")
    return .success
  }

  private func bookmarkCommand(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    guard let event = event as? FeedbackCommandEvent else { return .commandFailed }
    isBookmarked = !event.isNegative
    return .success
  }

  override func remoteControlReceived(with event: Event?) {
    if event?.subtype == .remoteControlPlay { log.append("Play in RemoteControlEvent") }
  }
}
