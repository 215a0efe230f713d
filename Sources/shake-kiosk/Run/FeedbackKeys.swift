import Input
import ViewKit

extension Feedback {
  private static let keys: [Key: Feedback] = [
    .favorites: .like, .green: .like, .l: .like,
    .red: .dislike, .h: .dislike,
    .bookmarks: .bookmark, .blue: .bookmark, .b: .bookmark,
  ]

  /// What a person says by pressing a key; nil for keys that are for something else.
  init?(_ key: Key) {
    guard let feedback = Self.keys[key] else { return nil }
    self = feedback
  }

  /// As the trace has it.
  var name: String {
    switch self {
    case .like: "like"
    case .dislike: "dislike"
    case .bookmark: "bookmark"
    }
  }
}
