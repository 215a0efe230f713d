public import Platform
public import ViewKit

/// A picture of the folder, ready to be shown.
public struct Picture: Sendable {
  /// The path of the file in the folder, as `avatar0.png`.
  public let name: FilePath
  /// The pixels, already as large as the screen needs them.
  public let image: Image

  /// A picture from its parts.
  public init(name: FilePath, image: Image) {
    self.name = name
    self.image = image
  }
}
