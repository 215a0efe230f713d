import Motion
import Platform

/// Where a recording goes.
enum RecordingDestination: CustomStringConvertible {
  case standardOutput
  /// A file; what is in it already may be lost only where `replacing` says so.
  case file(path: String, replacing: Bool)

  /// As sentences name it.
  var description: String {
    switch self {
    case .standardOutput: "standard output"
    case .file(let path, _): path
    }
  }

  /// Makes the recording.
  ///
  /// - Parameter comment: the line above it.
  /// - Returns: what samples are written with.
  /// - Throws: that it cannot be made.
  func open(comment: String) throws(RecordingError) -> RecordingWriter {
    switch self {
    case .file(let path, let replacing):
      return try RecordingWriter(path: path, comment: comment, replacing: replacing)
    case .standardOutput:
      let file: FileDescriptor
      do throws(Errno) {
        file = try StandardOutput.duplicate()
      } catch {
        throw .file(path: description, error)
      }
      return try RecordingWriter(file, path: description, comment: comment)
    }
  }

  /// What to tell of an error; nil when the reader of a pipe has had enough, which is no failure.
  func failure(for error: RecordingError) -> Failure? {
    switch error {
    case .file(_, .brokenPipe): nil
    case .file(_, .fileExists):
      Failure(
        .cannotCreate,
        "\(self) is there already. Choose another name, or overwrite it with --force.")
    case .file(_, .noSpace):
      Failure(
        .cannotCreate,
        "There is no room left for \(self). What was recorded before is in it; make room, or record "
          + "somewhere else.")
    case .file(_, let errno):
      Failure(
        .cannotCreate,
        "\(self) cannot be written: \(errno). Record into a folder that you may write to.")
    case .malformed: Failure(.cannotCreate, "\(error)")
    }
  }
}
