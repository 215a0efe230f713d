internal import Glibc

/// A file that appears under its name only when it is complete.
///
/// Until `commit()` it is a hidden neighbour, and it goes away when its owner lets go of it. What is
/// not a regular file, like a pipe, is written to directly.
struct OutputFile: ~Copyable {
  /// The kernel's number, valid for as long as this value lives.
  let descriptor: Int32

  private let path: String
  private let target: String
  private let temporary: String?
  private var isCommitted = false

  /// Opens a file for writing.
  ///
  /// - Parameter path: the name it gets. Behind a symbolic link, the file it leads to is replaced.
  /// - Throws: `notWritten` with the system's reason.
  init(path: String) throws(ImageError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    let isDirect = exists && status.st_mode & S_IFMT != S_IFREG
    let target = exists ? Self.resolvingLinks(path) : path
    let temporary = isDirect ? nil : Self.hiddenNeighbour(of: target)
    let flags = O_WRONLY | O_CLOEXEC | O_NOCTTY | (isDirect ? 0 : O_CREAT | O_EXCL)
    let descriptor = open(temporary ?? target, flags, 0o666)
    guard descriptor >= 0 else { throw Self.error(path) }
    self.descriptor = descriptor
    self.path = path
    self.target = target
    self.temporary = temporary
  }

  deinit {
    close(descriptor)
    if let temporary, !isCommitted { unlink(temporary) }
  }

  /// Gives the file its name, once all its bytes are on the disk.
  mutating func commit() throws(ImageError) {
    guard let temporary else { return }
    guard fsync(descriptor) == 0, rename(temporary, target) == 0 else {
      throw Self.error(path)
    }
    isCommitted = true
  }

  private static func error(_ path: String) -> ImageError {
    ImageError(kind: .notWritten, path: path, reason: systemErrorText(errno))
  }

  private static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The name begins with a dot and ends in `.tmp`, so that no folder watcher takes it for a
  /// picture.
  private static func hiddenNeighbour(of path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return "\(folder).\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).tmp"
  }
}
