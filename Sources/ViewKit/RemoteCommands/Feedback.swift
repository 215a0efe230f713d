/// The opinions that a person can give of what is shown.
public enum Feedback: Hashable, Sendable {
  /// The person likes it.
  case like
  /// The person does not like it.
  case dislike
  /// The person wants to find it again.
  case bookmark
}
