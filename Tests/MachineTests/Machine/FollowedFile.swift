import Foundation

/// A file that a program in the machine writes line by line while the test reads.
struct FollowedFile {
  let url: URL

  /// Everything that is in it by now.
  var text: String { String(decoding: (try? Data(contentsOf: url)) ?? Data(), as: UTF8.self) }

  /// All lines that are whole by now.
  var lines: [String] { Array(text.components(separatedBy: "\n").dropLast()) }
}
