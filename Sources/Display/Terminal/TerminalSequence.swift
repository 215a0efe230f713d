/// What a terminal is told besides characters. The names are those of ECMA-48 and of xterm's
/// "Control Sequences".
enum TerminalSequence {
  /// Takes the terminal: alternate screen, no cursor, no wrap at the last column.
  static let enter = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l"
  /// Gives it back. The screen is wiped first, for consoles that have no other one to return to.
  static let leave =
    endUpdate + resetColors + "\u{1b}[H" + clear + "\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
  /// The terminal shows what follows only when it is whole; those that cannot do that ignore it.
  static let beginUpdate = "\u{1b}[?2026h"
  static let endUpdate = "\u{1b}[?2026l"
  static let resetColors = "\u{1b}[0m"
  static let clear = "\u{1b}[2J"
  /// The upper half of a cell in the foreground colour, the lower in the background's.
  static let upperHalfBlock = "\u{2580}"

  /// Moves to a cell, counted from 0.
  static func move(column: Int, row: Int) -> String { "\u{1b}[\(row + 1);\(column + 1)H" }

  /// Sets the colour of what is written.
  static func foreground(_ color: UInt32, _ palette: TerminalPalette) -> String {
    "\u{1b}[38;" + parameters(color, palette) + "m"
  }

  /// Sets the colour of what is behind.
  static func background(_ color: UInt32, _ palette: TerminalPalette) -> String {
    "\u{1b}[48;" + parameters(color, palette) + "m"
  }

  private static func parameters(_ color: UInt32, _ palette: TerminalPalette) -> String {
    switch palette {
    case .trueColor: "2;\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"
    case .indexed: "5;\(color)"
    }
  }
}
