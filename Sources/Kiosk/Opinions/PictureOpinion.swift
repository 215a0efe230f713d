public import Platform

/// What people have said of a picture.
public struct PictureOpinion: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It comes about three times as often as another one.
  public static let liked = PictureOpinion(rawValue: 1)
  /// It does not come any more.
  public static let hidden = PictureOpinion(rawValue: 2)
  /// It is on the list.
  public static let bookmarked = PictureOpinion(rawValue: 4)
}

/// Which picture an opinion is of, without a look into the file.
public struct PictureKey: Hashable, Sendable {
  /// Its path in the folder of pictures.
  public let name: FilePath
  /// How many bytes its file has: another picture under the same name is not to inherit.
  public let size: Int64

  /// A key from its parts.
  public init(name: FilePath, size: Int64) {
    self.name = name
    self.size = size
  }
}
