public import Platform

/// Why a recording cannot be read or written.
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be opened, read or written.
  case file(path: String, Errno)
  /// A line is not what the format says; lines count from 1.
  case malformed(path: String, line: Int, problem: String)

  public var description: String {
    switch self {
    case .file(let path, let errno): "\(path): \(errno)"
    case .malformed(let path, let line, let problem): "\(path), line \(line): \(problem)"
    }
  }
}

/// Opens the file of a recording.
func openRecording(
  _ path: String, _ mode: FileDescriptor.AccessMode, options: FileDescriptor.OpenOptions = []
) throws(RecordingError) -> FileDescriptor {
  do throws(Errno) {
    return try FileDescriptor(opening: path, mode, options: options)
  } catch {
    throw .file(path: path, error)
  }
}
