internal import Glibc
import Platform

/// This program itself.
enum Program {
  /// What `--version` says.
  static let version = "0.1.0"

  /// The folder the program lies in.
  static var folder: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard length > 0 else { return "." }
    let path = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// A value of the environment.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Whether a person sits before standard input and output.
  static var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Ends the program.
  static func exit(_ code: ExitCode) -> Never { Glibc.exit(code.rawValue) }
}
