/// Why a picture could not be read or written. The description is a sentence for whoever looks
/// after the pictures.
public struct ImageError: Error, Hashable, Sendable {
  /// What went wrong, as far as a program must tell cases apart.
  public enum Kind: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// There is a file, and the system does not let it be read.
    case unreadable
    /// It is something else than a PNG.
    case notPNG
    /// It is a PNG that breaks the format's rules.
    case damaged
    /// It ends before the picture does: damaged, or not yet wholly copied.
    case truncated
    /// It is beyond the limits.
    case tooLarge
    /// It was written to while it was read: reading again may do.
    case changedWhileReading
    /// The file could not be written.
    case notWritten
  }

  public let kind: Kind

  /// The file, as the caller named it.
  public let path: String

  /// The technical reason: the system's or libpng's words, or numbers.
  public let reason: String

  /// An error from its parts.
  public init(kind: Kind, path: String, reason: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }
}

extension ImageError: CustomStringConvertible {
  /// What was tried on which file, what was in the way, and what can be done.
  public var description: String {
    switch kind {
    case .missing:
      "Cannot read \(path): there is no such file."
    case .unreadable:
      "Cannot read \(path): the system does not allow it (\(reason)); "
        + "check the file's permissions and the disk it is on."
    case .notPNG:
      "Cannot read \(path): it is not a PNG picture (\(reason)); save it as PNG."
    case .damaged:
      "Cannot read \(path): the picture data is damaged (\(reason)); copy or save it again."
    case .truncated:
      "Cannot read \(path): the picture is not complete (\(reason)); copy it again."
    case .tooLarge:
      "Cannot read \(path): the picture is too large (\(reason)); save it smaller."
    case .changedWhileReading:
      "Cannot read \(path): the file was changed while it was read; try again."
    case .notWritten:
      "Cannot write \(path): \(reason)."
    }
  }
}
