internal import Glibc
import Kiosk
import Platform

/// A folder of empty files in the folder for temporary ones, removed with the last reference to it.
final class CrowdedFolder {
  let path: String
  private let count: Int

  /// Makes the folder and its files, `avatar0.png` and so on.
  ///
  /// - Throws: why they cannot be made.
  init(of count: Int) throws(Errno) {
    var template = TemporaryFile.template()
    guard let path = mkdtemp(&template).map({ String(cString: $0) }) else { throw Errno.current }
    self.path = path
    self.count = count
    for index in 0..<count {
      _ = try FileDescriptor(
        opening: path + "/avatar\(index).png", .writeOnly, options: .create
      ).rawValue
    }
  }

  deinit {
    for index in 0..<count { unlink(path + "/avatar\(index).png") }
    rmdir(path)
  }
}
