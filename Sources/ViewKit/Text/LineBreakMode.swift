/// What is left out of a text that is too long. Apple's page is `NSLineBreakMode`.
public enum LineBreakMode: Hashable, Sendable {
  /// Its end.
  case byTruncatingTail
  /// What lies in the middle of its last line: names often end with what tells them apart.
  case byTruncatingMiddle
}
