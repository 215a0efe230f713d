internal import Glibc
import Platform

/// A file in the folder for temporary ones, removed with the last reference to it.
final class TemporaryFile {
  let path: String

  /// Makes an empty file.
  ///
  /// - Parameter suffix: how its name ends.
  /// - Throws: why it cannot be made.
  init(suffix: String) throws(Errno) {
    var template = Self.template(suffix: suffix)
    let descriptor = mkstemps(&template, Int32(suffix.utf8.count))
    guard descriptor >= 0 else { throw Errno.current }
    close(descriptor)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { unlink(path) }

  /// A path in the folder for temporary files, with the six letters that `mkstemps` and `mkdtemp`
  /// replace.
  ///
  /// - Parameter suffix: how it ends, behind them.
  /// - Returns: the path, with the zero that C wants at its end.
  static func template(suffix: String = "") -> [CChar] {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return Array((parent + "/kiosk-benchmarks-XXXXXX" + suffix).utf8CString)
  }
}
