internal import Glibc
import Platform

/// The program's standard error. A failed write is nobody's to know of.
enum StandardError {
  static func write(_ text: String) { writeAll(text, to: STDERR_FILENO) }

  /// Whether a person reads it.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Keeps what libraries print there out of the picture, when both go to a terminal.
  ///
  /// - Returns: where it went before, for `restore(_:)`; nil when it needs no diverting.
  static func divert() -> FileDescriptor? {
    guard isatty(STDERR_FILENO) == 1,
      let nowhere = try? FileDescriptor(opening: "/dev/null", .writeOnly)
    else { return nil }
    let former = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard former >= 0 else { return nil }
    dup2(nowhere.rawValue, STDERR_FILENO)
    return FileDescriptor(owning: former)
  }

  /// Lets it go where it went before.
  static func restore(_ former: borrowing FileDescriptor) {
    dup2(former.rawValue, STDERR_FILENO)
  }
}

/// The program's standard output.
enum StandardOutput {
  static func write(_ text: String) { writeAll(text, to: STDOUT_FILENO) }

  /// Whether a person reads it.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Another descriptor of it, which may be closed.
  ///
  /// - Throws: the kernel's error, also when standard output was closed before the start. The
  ///   corresponding C function is `fcntl` with `F_DUPFD_CLOEXEC`.
  static func duplicate() throws(Errno) -> FileDescriptor {
    FileDescriptor(owning: try retryingOnInterrupt { fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) })
  }
}

private func writeAll(_ text: String, to descriptor: Int32) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 {
      if Errno.current == .interrupted { continue }
      return
    }
    bytes = bytes.dropFirst(count)
  }
}
