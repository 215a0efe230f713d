internal import Glibc

/// Standard input, line by line, without waiting for more than is there.
struct LineBuffer {
  private var rest: [UInt8] = []

  /// Reads what is there.
  ///
  /// - Returns: the lines that are complete now; nil at the end of the input.
  mutating func read() -> [String]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return nil }
    rest += bytes.prefix(count)
    var lines: [String] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest.removeSubrange(...end)
    }
    return lines
  }
}
