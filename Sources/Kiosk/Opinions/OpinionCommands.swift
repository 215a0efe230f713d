public import ViewKit

/// Joins the commands like, dislike and bookmark to the picture that is seen. Wherever they come from, a
/// key, a remote control or the panel, they do the same.
@MainActor public final class OpinionCommands {
  /// Told what was said of which picture, and whether that was taken back.
  public var handler: (@MainActor (Feedback, _ isNegative: Bool, PictureKey) -> Void)?

  private let center: RemoteCommandCenter
  private let opinions: OpinionKeeper
  private let current: @MainActor () -> PictureKey?

  /// Takes the commands over.
  ///
  /// - Parameters:
  ///   - center: has the commands.
  ///   - opinions: where opinions are kept.
  ///   - current: which picture is seen; nil while there is none.
  public init(
    _ center: RemoteCommandCenter, opinions: OpinionKeeper,
    current: @escaping @MainActor () -> PictureKey?
  ) {
    self.center = center
    self.opinions = opinions
    self.current = current
    let commands: [(FeedbackCommand, Feedback, String)] = [
      (center.likeCommand, .like, "Like"), (center.dislikeCommand, .dislike, "Hide"),
      (center.bookmarkCommand, .bookmark, "Bookmark"),
    ]
    for (command, feedback, title) in commands {
      command.localizedTitle = title
      command.localizedShortTitle = title
      command.addTarget(self, action: title) { commands, event in
        commands.carryOut(
          feedback, isNegative: (event as? FeedbackCommandEvent)?.isNegative == true)
      }
    }
    update()
  }

  /// Another picture is seen, or another thing is thought of it.
  public func update() {
    let key = current()
    let opinion = key.map { opinions.book[$0] } ?? []
    let states: [(FeedbackCommand, PictureOpinion)] = [
      (center.likeCommand, .liked), (center.dislikeCommand, .hidden),
      (center.bookmarkCommand, .bookmarked),
    ]
    for (command, state) in states {
      command.isEnabled = key != nil
      command.isActive = opinion.contains(state)
    }
  }

  private func carryOut(_ feedback: Feedback, isNegative: Bool) -> RemoteCommandHandlerStatus {
    guard let key = current() else { return .noActionableNowPlayingItem }
    opinions.setOpinion(opinions.book[key].changed(by: feedback, isNegative: isNegative), of: key)
    update()
    handler?(feedback, isNegative, key)
    return .success
  }
}

extension PictureOpinion {
  /// What is thought afterwards. Nobody likes a picture and hides it.
  fileprivate func changed(by feedback: Feedback, isNegative: Bool) -> PictureOpinion {
    let (said, denied): (PictureOpinion, PictureOpinion) =
      switch feedback {
      case .like: (.liked, .hidden)
      case .dislike: (.hidden, .liked)
      case .bookmark: (.bookmarked, [])
      }
    return isNegative ? subtracting(said) : union(said).subtracting(denied)
  }
}
