/// One use of a feedback command. Apple's page is `MPFeedbackCommandEvent`.
@MainActor public final class FeedbackCommandEvent: RemoteCommandEvent {
  /// Whether the feedback is taken back.
  public let isNegative: Bool

  init(command: RemoteCommand, isNegative: Bool, timestamp: Double) {
    self.isNegative = isNegative
    super.init(command: command, timestamp: timestamp)
  }
}
