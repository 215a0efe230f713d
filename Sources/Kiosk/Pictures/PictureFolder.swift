public import Platform

/// A folder of pictures. Its methods block, and are called on a worker.
public protocol PictureFolder: Sendable {
  /// Where it is, for messages.
  var path: String { get }

  /// The names of the pictures that are in it now, in any order.
  func names() -> Result<[String], PictureFolderError>

  /// Reads a picture and lays it out.
  ///
  /// - Parameters:
  ///   - name: the picture.
  ///   - layout: how large it is wanted.
  ///   - damaged: the state in which the file could not be read before; while it is still in that
  ///     state it is not tried again. `.some(nil)` stands for a file that was not there.
  /// - Returns: the picture, or why there is none.
  func picture(_ name: String, layout: PictureLayout, unless damaged: FileState??) -> PictureResult
}

/// Why a folder cannot be read.
public struct PictureFolderError: Error, CustomStringConvertible, Sendable {
  /// A sentence that says what to do.
  public let description: String

  /// An error with its sentence.
  public init(_ description: String) { self.description = description }
}

/// What came of reading a picture.
public enum PictureResult: Sendable {
  /// It is ready; reading, decoding and scaling took that long.
  case decoded(Picture, duration: Duration)
  /// It cannot be shown, for that reason; the file's state then, nil when it was not there.
  case failed(reason: String, state: FileState?)
  /// It was known to be damaged, and has not changed.
  case stillDamaged
}
