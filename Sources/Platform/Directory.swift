internal import Glibc

/// An open folder, whose entries are read one after the other: one of a million files costs no more
/// memory than a small one.
public struct Directory: ~Copyable {
  /// What an entry is, as far as the file system tells without being asked about the file itself.
  public enum Kind: Hashable, Sendable {
    case file
    case folder
    case symbolicLink
    /// Not told, or a device, a socket or a pipe.
    case other
  }

  private let stream: OpaquePointer

  /// Opens a folder.
  ///
  /// - Parameter path: where it is.
  /// - Throws: why it cannot be read. The corresponding C function is `opendir`.
  public init(opening path: FilePath) throws(Errno) {
    guard let stream = path.withCString({ opendir($0) }) else { throw Errno.current }
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// The next entry, in the order the file system has them, without `.` and `..`.
  ///
  /// - Parameter body: takes the entry's name, whose bytes must not leave it, and what it is.
  /// - Returns: what `body` returns; nil after the last entry.
  /// - Throws: why it cannot be read on. The corresponding C function is `readdir`.
  public func next<R>(
    _ body: (UnsafeBufferPointer<UInt8>, Kind) -> R
  ) throws(Errno) -> R? {
    while true {
      Errno.current = Errno(rawValue: 0)
      guard let entry = readdir(stream) else {
        let error = Errno.current
        if error.rawValue != 0 { throw error }
        return nil
      }
      let kind = Kind(entry.pointee.d_type)
      // The name may be longer than the field that Swift knows: the pointer is to the entry itself.
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
      let bytes = UnsafeBufferPointer(
        start: name, count: strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)))
      if bytes.elementsEqual(".".utf8) || bytes.elementsEqual("..".utf8) { continue }
      return body(bytes, kind)
    }
  }

  /// All names in a folder, sorted.
  ///
  /// - Parameter path: where it is.
  /// - Returns: none when it cannot be read.
  public static func names(in path: String) -> [String] {
    guard let directory = try? Directory(opening: FilePath(path)) else { return [] }
    var names: [String] = []
    while let name = try? directory.next({ name, _ in String(decoding: name, as: UTF8.self) }) {
      names.append(name)
    }
    return names.sorted()
  }

  /// The state of the folder itself: it tells whether two paths lead to the same one.
  public var state: FileState? { try? FileState(ofDescriptor: dirfd(stream)) }
}

extension Directory.Kind {
  init(_ type: UInt8) {
    switch Int(type) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .symbolicLink
    default: self = .other
    }
  }
}
