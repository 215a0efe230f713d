/// How the device lives, and so how readily it takes a motion for a shake.
public enum ShakeProfile: String, CaseIterable, Hashable, Sendable {
  /// It stands or hangs, and nobody walks about with it: quick, and content with gentle shakes.
  case mounted
  /// Somebody walks or runs with it: strict.
  case carried
}
