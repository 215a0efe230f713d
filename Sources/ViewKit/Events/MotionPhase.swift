/// The three things that are told of a motion. Nothing is told in between.
public enum MotionPhase: Hashable, Sendable {
  /// It has begun.
  case began
  /// It is over.
  case ended
  /// It was broken off; told instead of `ended`.
  case cancelled
}
