public import Platform
public import ViewKit

/// A picture of the folder, ready to be shown.
public struct Picture: Sendable {
  /// The path of the file in the folder, as `avatar0.png`.
  public let name: FilePath
  /// The pixels, already as large as the screen needs them.
  public let image: Image
  /// How many bytes its file has.
  public let fileSize: Int64

  /// A picture from its parts.
  public init(name: FilePath, image: Image, fileSize: Int64) {
    self.name = name
    self.image = image
    self.fileSize = fileSize
  }

  /// Which picture it is to people.
  public var key: PictureKey { PictureKey(name: name, size: fileSize) }
}
