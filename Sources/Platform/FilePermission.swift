internal import Glibc

/// Whether this process may read and write a file, and who else may.
public struct FilePermission: Hashable, Sendable {
  /// The file, as `/dev/dri/card0`.
  public var path: String
  /// Whether it may be read and written.
  public var isGranted: Bool
  /// The group that the file belongs to; nil when it has no name, or nobody can tell.
  public var group: String?

  /// A permission from its parts.
  public init(path: String, isGranted: Bool, group: String? = nil) {
    self.path = path
    self.isGranted = isGranted
    self.group = group
  }

  /// Asks the kernel. The corresponding C functions are `access`, `stat` and `getgrgid`.
  public init(of path: String) {
    self.path = path
    isGranted = access(path, R_OK | W_OK) == 0
    var status = stat()
    if stat(path, &status) == 0, let entry = getgrgid(status.st_gid) {
      group = String(cString: entry.pointee.gr_name)
    }
  }
}
