/// Which pictures come, by what people have said of them.
public enum PictureSelection: Sendable {
  /// All but those that were hidden.
  case allButHidden
  /// All, hidden ones too.
  case all
  /// Those that were bookmarked, and not hidden.
  case bookmarked

  /// Whether a picture of which that was said does not come.
  func leavesOut(_ opinion: PictureOpinion) -> Bool {
    switch self {
    case .allButHidden: opinion.contains(.hidden)
    case .all: false
    case .bookmarked: !opinion.contains(.bookmarked) || opinion.contains(.hidden)
    }
  }
}
