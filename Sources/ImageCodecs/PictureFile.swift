internal import Glibc

/// An open picture file that knows whether it was changed since it was opened.
struct PictureFile: ~Copyable {
  /// The kernel's number, valid for as long as this value lives.
  let descriptor: Int32

  private let stamp: FileStamp

  /// Opens a regular file. Without `O_NONBLOCK` a named pipe would hold the caller for ever.
  init(opening path: String) throws(ImageError) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let error = errno
      throw ImageError(
        kind: error == ENOENT ? .missing : .unreadable, path: path,
        reason: systemErrorText(error))
    }
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    guard isRegular else {
      close(descriptor)
      throw ImageError(kind: .unreadable, path: path, reason: "not a regular file")
    }
    self.descriptor = descriptor
    stamp = FileStamp(status)
  }

  deinit { close(descriptor) }

  /// Whether size or time of change differ from when it was opened. A file that was put in this
  /// one's place is another one and changes nothing here.
  var hasChanged: Bool {
    var status = stat()
    return fstat(descriptor, &status) != 0 || FileStamp(status) != stamp
  }
}

private struct FileStamp: Equatable {
  let size: Int
  let seconds: Int
  let nanoseconds: Int

  init(_ status: stat) {
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }
}
