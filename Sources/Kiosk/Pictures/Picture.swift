public import ViewKit

/// A picture of the folder, ready to be shown.
public struct Picture: Sendable {
  /// The file's name in the folder, as `avatar0.png`.
  public let name: String
  /// The pixels, already as large as the screen needs them.
  public let image: Image

  /// A picture from its parts.
  public init(name: String, image: Image) {
    self.name = name
    self.image = image
  }
}
