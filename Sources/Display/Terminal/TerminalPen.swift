/// Collects what one frame sends to a terminal, and leaves out what the terminal knows already.
struct TerminalPen {
  private let palette: TerminalPalette
  private var bytes: [UInt8] = []
  private var foreground: UInt32?
  private var background: UInt32?
  private var position: (column: Int, row: Int)?

  init(palette: TerminalPalette) { self.palette = palette }

  /// Empties the screen.
  mutating func clear() { send(TerminalSequence.resetColors + TerminalSequence.clear) }

  /// Gives a cell its two colours.
  ///
  /// - Parameters:
  ///   - top: the upper pixel's colour in the palette.
  ///   - bottom: the lower pixel's.
  ///   - column: the cell's place, from 0.
  ///   - row: the cell's place, from 0.
  ///   - columns: how many cells a row has.
  mutating func draw(top: UInt32, bottom: UInt32, column: Int, row: Int, columns: Int) {
    if position?.column != column || position?.row != row {
      send(TerminalSequence.move(column: column, row: row))
    }
    if background != bottom {
      send(TerminalSequence.background, bottom)
      background = bottom
    }
    if top == bottom {
      send(TerminalSequence.space)
    } else {
      if foreground != top {
        send(TerminalSequence.foreground, top)
        foreground = top
      }
      send(TerminalSequence.upperHalfBlock)
    }
    // Where the cursor is after the last column differs from terminal to terminal.
    position = column + 1 < columns ? (column + 1, row) : nil
  }

  /// The frame as one piece; nothing when nothing was drawn.
  func finish() -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    return TerminalSequence.beginUpdate + bytes + TerminalSequence.resetColors
      + TerminalSequence.endUpdate
  }

  private mutating func send(_ sequence: [UInt8], _ color: UInt32) {
    send(sequence)
    switch palette {
    case .trueColor:
      send(TerminalSequence.directColor)
      send(number: color >> 16 & 255)
      send(TerminalSequence.separator)
      send(number: color >> 8 & 255)
      send(TerminalSequence.separator)
      send(number: color & 255)
    case .indexed:
      send(TerminalSequence.indexedColor)
      send(number: color)
    }
    send(TerminalSequence.endOfColor)
  }

  private mutating func send(number: UInt32) { send(TerminalSequence.numbers[Int(number)]) }

  private mutating func send(_ sequence: [UInt8]) { bytes += sequence }
}
