internal import Glibc

/// A file descriptor that is closed when its owner lets go of it.
public struct FileDescriptor: ~Copyable, Sendable {
  /// The kernel's number, valid for as long as this value lives.
  public let rawValue: Int32

  /// Takes ownership of a descriptor that is already open.
  public init(owning rawValue: Int32) { self.rawValue = rawValue }

  deinit { _ = Glibc.close(rawValue) }

  /// What a file is opened for.
  public enum AccessMode: Sendable {
    case readOnly, writeOnly, readWrite

    var flags: Int32 {
      switch self {
      case .readOnly: O_RDONLY
      case .writeOnly: O_WRONLY
      case .readWrite: O_RDWR
      }
    }
  }

  /// Further wishes for opening a file.
  public struct OpenOptions: OptionSet, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Reads and writes return at once. The corresponding C flag is `O_NONBLOCK`.
    public static var nonBlocking: Self { Self(rawValue: O_NONBLOCK) }
    /// Makes the file when it is missing. The corresponding C flag is `O_CREAT`.
    public static var create: Self { Self(rawValue: O_CREAT) }
    /// Empties the file. The corresponding C flag is `O_TRUNC`.
    public static var truncate: Self { Self(rawValue: O_TRUNC) }
    /// Fails when the file is already there. The corresponding C flag is `O_EXCL`.
    public static var exclusive: Self { Self(rawValue: O_EXCL) }
    /// A terminal opened does not become ours. The corresponding C flag is `O_NOCTTY`.
    public static var noControllingTerminal: Self { Self(rawValue: O_NOCTTY) }
    /// Fails on anything but a folder. The corresponding C flag is `O_DIRECTORY`.
    public static var directory: Self { Self(rawValue: O_DIRECTORY) }
  }

  /// Opens a file; a child process never inherits it.
  ///
  /// - Parameters:
  ///   - path: where the file is.
  ///   - mode: reading, writing or both.
  ///   - options: further wishes. New files get mode 0644.
  /// - Throws: why the kernel refused. The corresponding C function is `open`.
  public init(
    opening path: FilePath, _ mode: AccessMode, options: OpenOptions = []
  ) throws(Errno) {
    let number = try retryingOnInterrupt {
      path.withCString { Glibc.open($0, mode.flags | options.rawValue | O_CLOEXEC, 0o644) }
    }
    self.init(owning: number)
  }

  /// Opens a file whose path is text.
  public init(opening path: String, _ mode: AccessMode, options: OpenOptions = []) throws(Errno) {
    try self.init(opening: FilePath(path), mode, options: options)
  }

  /// Gives the number away: the caller closes it.
  public consuming func release() -> Int32 {
    let number = rawValue
    discard self
    return number
  }

  /// Reads what is there, at most as much as fits.
  ///
  /// - Parameter buffer: where the bytes go.
  /// - Returns: the count of bytes; 0 at the end.
  /// - Throws: `wouldBlock` when there is nothing yet on a non-blocking descriptor, or the kernel's
  ///   error. The corresponding C function is `read`.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    try retryingOnInterrupt { Glibc.read(rawValue, buffer.baseAddress, buffer.count) }
  }

  /// Writes as much as there is room for.
  ///
  /// - Parameter buffer: the bytes.
  /// - Returns: the count of bytes written.
  /// - Throws: `wouldBlock` when there is no room now on a non-blocking descriptor, or the kernel's
  ///   error. The corresponding C function is `write`.
  public func write(_ buffer: UnsafeRawBufferPointer) throws(Errno) -> Int {
    try retryingOnInterrupt { Glibc.write(rawValue, buffer.baseAddress, buffer.count) }
  }

  /// Writes all bytes, however many calls that takes.
  ///
  /// - Parameter buffer: the bytes.
  /// - Throws: the kernel's error; part of the bytes may then have been written. The corresponding
  ///   C function is `write`.
  public func writeAll(_ buffer: UnsafeRawBufferPointer) throws(Errno) {
    var rest = buffer
    while !rest.isEmpty {
      let count = try write(rest)
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Cuts a file off, or fills it up with zeros.
  ///
  /// - Parameter size: how long it is to be, in bytes.
  /// - Throws: the kernel's error; what is no plain file cannot be cut (`invalidArgument`). The
  ///   corresponding C function is `ftruncate`.
  public func truncate(to size: Int) throws(Errno) {
    try retryingOnInterrupt { ftruncate(rawValue, off_t(size)) }
  }

  /// Waits until what was written is on the disk, so that no power cut takes it away.
  ///
  /// - Throws: the kernel's error. The corresponding C function is `fsync`.
  public func synchronize() throws(Errno) { try retryingOnInterrupt { fsync(rawValue) } }

  /// Writes a text as UTF-8.
  ///
  /// - Parameter text: what to write.
  /// - Throws: the kernel's error.
  public func writeAll(_ text: String) throws(Errno) {
    var copy = text
    let result: Result<Void, Errno> = copy.withUTF8 { bytes in
      do throws(Errno) {
        try writeAll(UnsafeRawBufferPointer(bytes))
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}
