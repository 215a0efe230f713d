/// What a terminal is told besides characters, as bytes. The names are those of ECMA-48 and of
/// xterm's "Control Sequences".
enum TerminalSequence {
  /// Takes the terminal: alternate screen, no cursor, no wrap at the last column.
  static let enter = bytes("\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l")
  /// Gives it back. The screen is wiped first, for consoles that have no other one to return to.
  static let leave =
    endUpdate + resetColors + bytes("\u{1b}[H") + clear
    + bytes("\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l")
  /// The terminal shows what follows only when it is whole; those that cannot do that ignore it.
  static let beginUpdate = bytes("\u{1b}[?2026h")
  static let endUpdate = bytes("\u{1b}[?2026l")
  static let resetColors = bytes("\u{1b}[0m")
  static let clear = bytes("\u{1b}[2J")
  /// The upper half of a cell in the foreground colour, the lower in the background's.
  static let upperHalfBlock = bytes("\u{2580}")
  /// Nothing but the background's colour.
  static let space = bytes(" ")

  /// Moves to a cell, counted from 0.
  static func move(column: Int, row: Int) -> [UInt8] { bytes("\u{1b}[\(row + 1);\(column + 1)H") }

  /// Begins a change of the colour of what is written; a colour follows.
  static let foreground = bytes("\u{1b}[38;")
  /// Begins a change of the colour behind it; a colour follows.
  static let background = bytes("\u{1b}[48;")
  /// Says that a colour comes as red, green and blue.
  static let directColor = bytes("2;")
  /// Says that a colour comes as its place in the palette.
  static let indexedColor = bytes("5;")
  static let separator = bytes(";")
  static let endOfColor = bytes("m")

  /// The numbers 0 to 255.
  static let numbers = (0...255).map { bytes("\($0)") }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
