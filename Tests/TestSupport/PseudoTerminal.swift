internal import Glibc
internal import Platform

/// A terminal whose other end the test holds: what a terminal window does, the test does.
public final class PseudoTerminal {
  /// The C requests `TIOCSPTLCK` and `TIOCGPTPEER`, which Swift does not import.
  private static let setLock: UInt = 0x4004_5431
  private static let openPeer: UInt = 0x5441

  private let window: FileDescriptor
  private let terminal: FileDescriptor

  /// Opens a terminal with a window of some size; zeros for one that does not say.
  public init(columns: Int = 80, rows: Int = 24) throws {
    let window = try FileDescriptor(
      opening: "/dev/ptmx", .readWrite, options: [.nonBlocking, .noControllingTerminal])
    var isLocked: Int32 = 0
    try retryingOnInterrupt { ioctl(window.rawValue, Self.setLock, &isLocked) }
    terminal = FileDescriptor(
      owning: try retryingOnInterrupt {
        ioctl(window.rawValue, Self.openPeer, O_RDWR | O_NOCTTY | O_CLOEXEC)
      })
    self.window = window
    try resize(columns: columns, rows: rows)
  }

  /// The program's end, as its standard input and output.
  public var descriptor: Int32 { terminal.rawValue }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) throws {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    try retryingOnInterrupt { ioctl(window.rawValue, UInt(TIOCSWINSZ), &size) }
  }

  /// Presses keys.
  public func type(_ text: String) throws { try window.writeAll(text) }

  /// What the program has written since the last call.
  public func output() -> [UInt8] {
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while let count = try? piece.withUnsafeMutableBytes({ try window.read(into: $0) }), count > 0 {
      output += piece[..<count]
    }
    return output
  }

  /// How the terminal treats what is typed and written, byte for byte.
  public func attributes() throws -> [UInt8] {
    var attributes = termios()
    try retryingOnInterrupt { tcgetattr(terminal.rawValue, &attributes) }
    return withUnsafeBytes(of: &attributes) { Array($0) }
  }

  /// Whether a local mode is on, as `ECHO`.
  public func hasLocalMode(_ mode: Int32) throws -> Bool {
    var attributes = termios()
    try retryingOnInterrupt { tcgetattr(terminal.rawValue, &attributes) }
    return attributes.c_lflag & tcflag_t(mode) != 0
  }
}
