internal import Glibc

extension FileSystem {
  /// Gives a file another name; one that has that name already goes.
  ///
  /// - Throws: why it keeps its name. The corresponding C function is `rename`.
  public static func rename(_ path: FilePath, to newPath: FilePath) throws(Errno) {
    try retryingOnInterrupt {
      path.withCString { path in newPath.withCString { Glibc.rename(path, $0) } }
    }
  }

  /// Removes the name of a file.
  ///
  /// - Throws: why it stays. The corresponding C function is `unlink`.
  public static func remove(_ path: FilePath) throws(Errno) {
    try retryingOnInterrupt { path.withCString { unlink($0) } }
  }

  /// Makes a folder, and those that it lies in, for this user alone. Those that are there stay as they
  /// are.
  ///
  /// - Throws: why it cannot be made. The corresponding C function is `mkdir`.
  public static func makeFolders(_ path: FilePath) throws(Errno) {
    do throws(Errno) {
      try makeFolder(path)
    } catch  where error == .noSuchFileOrDirectory && path.parent != path {
      try makeFolders(path.parent)
      try makeFolder(path)
    }
  }

  private static func makeFolder(_ path: FilePath) throws(Errno) {
    do throws(Errno) {
      try retryingOnInterrupt { path.withCString { mkdir($0, 0o700) } }
    } catch {
      if (try? FileState(of: path))?.isFolder != true { throw error }
    }
  }

  /// Whether files may be made in a folder, or a file be written to.
  ///
  /// - Throws: why not. The corresponding C function is `access`.
  public static func checkWritable(_ path: FilePath) throws(Errno) {
    try retryingOnInterrupt { path.withCString { access($0, W_OK) } }
  }

  /// Puts a text into the place of a file so that, whenever the power goes, the file is the old one or
  /// the new one, and whole. It stays its owner's, and who may read it still may.
  ///
  /// - Parameters:
  ///   - path: the file, which need not be there. Beside it, `.new` behind its name, lies what is being
  ///     written.
  ///   - text: what it is to hold.
  /// - Throws: why the file stays as it is. The corresponding C functions are `fsync` and `rename`.
  public static func replace(_ path: FilePath, with text: String) throws(Errno) {
    let new = FilePath(bytes: path.bytes + Array(".new".utf8))
    do throws(Errno) {
      try write(text, to: new, asOf: path)
      try rename(new, to: path)
    } catch {
      try? remove(new)
      throw error
    }
    // Not every file system knows this of folders; then there is no more to be done.
    let folder = try? FileDescriptor(opening: path.parent, .readOnly, options: .directory)
    try? folder?.synchronize()
  }

  private static func write(
    _ text: String, to path: FilePath, asOf former: FilePath
  ) throws(Errno) {
    let file = try FileDescriptor(opening: path, .writeOnly, options: [.create, .truncate])
    var status = stat()
    if former.withCString({ stat($0, &status) }) == 0 {
      // Only root may give files away. Whoever else writes here has the right to the folder.
      _ = fchown(file.rawValue, status.st_uid, status.st_gid)
      _ = fchmod(file.rawValue, status.st_mode & 0o777)
    }
    try file.writeAll(text)
    try file.synchronize()
  }
}
