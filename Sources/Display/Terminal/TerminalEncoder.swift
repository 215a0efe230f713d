internal import Raster

/// Turns frames into what a terminal has to be sent, two pixels a cell, one above the other.
///
/// It remembers what the terminal shows and sends only the cells that differ.
struct TerminalEncoder {
  private struct Cell: Equatable {
    var top: UInt32
    var bottom: UInt32
  }

  let palette: TerminalPalette
  private(set) var columns: Int
  private(set) var rows: Int
  private var shown: [Cell]?

  /// An encoder for a terminal that shows anything at all.
  init(columns: Int, rows: Int, palette: TerminalPalette) {
    self.columns = columns
    self.rows = rows
    self.palette = palette
  }

  /// The size of the frames.
  var size: PixelSize { PixelSize(width: columns, height: 2 * rows) }

  /// Takes note that the terminal may show something else: the next frame is sent whole.
  mutating func invalidate() { shown = nil }

  /// Takes note of another size, and that the terminal shows anything at all.
  mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    invalidate()
  }

  /// What makes the terminal show a frame.
  ///
  /// - Parameters:
  ///   - frame: the picture, of `size`.
  ///   - damage: what has changed since the frame before; it does not count for a whole frame.
  /// - Returns: the bytes to send; none when the terminal shows it already.
  mutating func encode(_ frame: borrowing Frame, damage: PixelRect) -> [UInt8] {
    precondition(frame.size == size, "a frame must have the screen's size")
    var pen = TerminalPen(palette: palette)
    let isWhole = shown == nil
    if isWhole { pen.clear() }
    var cells = shown ?? Array(repeating: Cell(top: 0, bottom: 0), count: columns * rows)
    let area = isWhole ? PixelRect(size) : damage.intersection(PixelRect(size))
    for row in area.y / 2..<(area.maxY + 1) / 2 {
      for column in area.x..<area.maxX {
        let cell = Cell(
          top: palette.color(for: frame[column, 2 * row]),
          bottom: palette.color(for: frame[column, 2 * row + 1]))
        let index = row * columns + column
        guard isWhole || cells[index] != cell else { continue }
        cells[index] = cell
        pen.draw(top: cell.top, bottom: cell.bottom, column: column, row: row, columns: columns)
      }
    }
    shown = cells
    return pen.finish()
  }
}
