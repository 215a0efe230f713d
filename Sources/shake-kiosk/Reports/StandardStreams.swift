internal import Glibc
import Platform

/// The program's standard error. A failed write is nobody's to know of.
enum StandardError {
  static func write(_ text: String) { writeAll(text, to: STDERR_FILENO) }
}

/// The program's standard output.
enum StandardOutput {
  static func write(_ text: String) { writeAll(text, to: STDOUT_FILENO) }
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
