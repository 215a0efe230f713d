public import ViewKit

/// Joins the commands like, dislike and bookmark to the picture that is seen. Wherever they come from, a
/// key, a remote control or the panel, they do the same.
@MainActor public final class OpinionCommands {
  /// Told what was said of which picture, and whether that was taken back.
  public var handler: (@MainActor (Feedback, _ isNegative: Bool, PictureKey) -> Void)?

  private static let titles: [(feedback: Feedback, title: String)] = [
    (.like, "Like"), (.dislike, "Hide"), (.bookmark, "Bookmark"),
  ]

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
    for (feedback, title) in Self.titles {
      let command = center.command(for: feedback)
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
    for (feedback, _) in Self.titles {
      let command = center.command(for: feedback)
      command.isEnabled = key != nil
      command.isActive = opinion.contains(PictureOpinion(feedback))
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
  /// What is thought by whoever says it.
  fileprivate init(_ feedback: Feedback) {
    switch feedback {
    case .like: self = .liked
    case .dislike: self = .hidden
    case .bookmark: self = .bookmarked
    }
  }

  /// What is thought afterwards.
  fileprivate func changed(by feedback: Feedback, isNegative: Bool) -> PictureOpinion {
    let said = PictureOpinion(feedback)
    if isNegative { return subtracting(said) }
    // Nobody likes a picture and hides it.
    let former = feedback == .bookmark ? self : subtracting([.liked, .hidden])
    return former.union(said)
  }
}
