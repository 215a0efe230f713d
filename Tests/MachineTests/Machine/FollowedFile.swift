import Foundation

/// A file that a program in the machine writes line by line while the test reads.
struct FollowedFile {
  let url: URL

  /// All lines that are whole by now.
  var lines: [String] {
    guard let data = try? Data(contentsOf: url),
      let end = data.lastIndex(of: UInt8(ascii: "\n"))
    else { return [] }
    return String(decoding: data[..<end], as: UTF8.self).components(separatedBy: "\n")
  }
}
