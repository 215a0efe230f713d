/// The three things that are told of a motion. Nothing is told in between.
public enum MotionPhase: Hashable, Sendable {
  case began
  case ended
  /// Broken off; told instead of `ended`.
  case cancelled
}
