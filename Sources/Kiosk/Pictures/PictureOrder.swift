/// The order in which pictures come.
public enum PictureOrder: String, Sendable {
  /// Like a shuffled deck of cards, shuffled anew when each has come.
  case shuffle
  /// By name, as people order names: `avatar2` before `avatar10`.
  case name
}
