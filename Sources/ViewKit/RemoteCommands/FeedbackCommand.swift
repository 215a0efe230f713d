/// A command by which a person gives an opinion of what is shown.
/// Apple's page is `MPFeedbackCommand`.
@MainActor public final class FeedbackCommand: RemoteCommand {
  /// Whether the opinion has been given: what is shown is liked already.
  public var isActive = false

  /// What to call the command where there is room.
  public var localizedTitle = ""

  /// What to call the command where there is little room.
  public var localizedShortTitle = ""
}
