internal import Glibc

/// What tells whether a file is still the same: its size, its time of change and its inode.
public struct FileState: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Looks at a file.
  ///
  /// - Parameter path: the file; a symbolic link is followed.
  /// - Throws: why it cannot be looked at. The corresponding C function is `stat`.
  public init(of path: String) throws(Errno) {
    var status = stat()
    try retryingOnInterrupt { stat(path, &status) }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
