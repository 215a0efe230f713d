internal import Glibc

/// A folder's entries.
public enum Directory {
  /// The names in a folder, in the order the file system has them, without `.` and `..`. A name that
  /// is no UTF-8 cannot be told apart from others as text, so it is left out and counted.
  ///
  /// - Parameter path: the folder.
  /// - Returns: the names, and how many were no UTF-8.
  /// - Throws: why it cannot be read. The corresponding C functions are `opendir` and `readdir`.
  public static func entries(
    of path: String
  ) throws(Errno) -> (names: [String], unreadableCount: Int) {
    guard let stream = opendir(path) else { throw Errno.current }
    defer { closedir(stream) }
    var names: [String] = []
    var unreadableCount = 0
    while true {
      Errno.current = Errno(rawValue: 0)
      guard let entry = readdir(stream) else {
        let error = Errno.current
        if error.rawValue != 0 { throw error }
        return (names, unreadableCount)
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      switch name {
      case "."?, ".."?: break
      case let name?: names.append(name)
      case nil: unreadableCount += 1
      }
    }
  }
}
