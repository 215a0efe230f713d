public import Platform

/// A folder of pictures. Its methods block, and are called on a worker.
///
/// A picture's name is its path in the folder.
public protocol PictureFolder: Sendable {
  /// Where it is, for messages.
  var path: String { get }

  /// A new way through all pictures that are in it, in any order.
  func listing() -> any PictureListing

  /// Reads a picture and lays it out.
  ///
  /// - Parameters:
  ///   - name: the picture.
  ///   - layout: how large it is wanted.
  ///   - damaged: the state in which the file could not be read before; while it is still in that
  ///     state it is not tried again.
  /// - Returns: the picture, or why there is none.
  func picture(_ name: FilePath, layout: PictureLayout, unless damaged: FileState?) -> PictureResult

  /// How many bytes the file of a picture has; nil when it is not there.
  func fileSize(of name: FilePath) -> Int64?
}

/// What came of reading a picture.
public enum PictureResult: Sendable {
  /// It is ready; reading, decoding and scaling took that long.
  case decoded(Picture, duration: Duration)
  /// It cannot be shown, for that reason; the file's state then, nil when it could not be told.
  case failed(reason: String, state: FileState?)
  /// It was known to be damaged, and has not changed.
  case stillDamaged
  /// It is not there any more.
  case gone
}
