public import Platform

/// What is known of the picture that is seen, and of its place among the others.
public struct PictureInformation: Equatable, Sendable {
  /// Its path in the folder of pictures.
  public var name: FilePath
  /// Its place by name, from 1 up; nil when it is not among those that come, or they are too many to
  /// count.
  public var place: Int?
  /// How many pictures come.
  public var count: Int

  /// Information from its parts.
  public init(name: FilePath, place: Int?, count: Int) {
    self.name = name
    self.place = place
    self.count = count
  }

  /// The file's name as people read it: without its folders and its ending.
  public var title: String {
    let name = self.name.lastComponent
    let isPicture = DiskPictureFolder.isPicture(name.bytes)
    let title = FilePath(bytes: isPicture ? name.bytes.dropLast(4) : name.bytes[...]).description
    return String(title.map { $0.isNewline ? " " : $0 })
  }

  /// Its place in words: `7 of 42`.
  var placeInWords: String {
    let pictures = count == 1 ? "1 picture" : "\(count) pictures"
    return place.map { "\($0) of \(count)" } ?? pictures
  }
}
