internal import Glibc

/// What tells whether a file is still the same: its size, its time of change and its inode.
public struct FileState: Hashable, Sendable {
  /// Which file it is, whatever its path: the device and the inode on it.
  public struct Identity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
    }
  }

  /// Which file it is.
  public let identity: Identity
  /// Whether it is a folder.
  public let isFolder: Bool
  /// Whether it is a symbolic link, or a file with another name beside this one.
  public let isLink: Bool
  /// How many bytes it holds.
  public let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Looks at a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - followsLinks: whether a symbolic link stands for what it leads to.
  /// - Throws: why it cannot be looked at. The corresponding C functions are `stat` and `lstat`.
  public init(of path: FilePath, followsLinks: Bool = true) throws(Errno) {
    var status = stat()
    try retryingOnInterrupt {
      path.withCString { followsLinks ? stat($0, &status) : lstat($0, &status) }
    }
    self.init(status)
  }

  /// Whether there is a file that can be looked at.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - followsLinks: whether a symbolic link stands for what it leads to.
  /// - Returns: false also when it may not be looked at.
  public static func exists(at path: FilePath, followsLinks: Bool = true) -> Bool {
    (try? FileState(of: path, followsLinks: followsLinks)) != nil
  }

  /// Looks at an open file.
  ///
  /// - Parameter descriptor: the file.
  /// - Throws: why it cannot be looked at. The corresponding C function is `fstat`.
  init(ofDescriptor descriptor: Int32) throws(Errno) {
    var status = stat()
    try retryingOnInterrupt { fstat(descriptor, &status) }
    self.init(status)
  }

  private init(_ status: stat) {
    identity = Identity(status)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isLink = status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
    size = Int64(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
