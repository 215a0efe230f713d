/// As much of a terminal as the kiosk uses, written from the control sequences' definitions: bytes
/// in, cells out.
public struct TerminalModel {
  public struct Cell: Equatable {
    public var character: Character = " "
    public var foreground = "default"
    public var background = "default"
  }

  public let columns: Int
  public let rows: Int
  public private(set) var cells: [Cell]
  public private(set) var isCursorVisible = true
  public private(set) var isWrapping = true
  public private(set) var isAlternateScreen = false
  public private(set) var isUpdating = false
  /// Lines that the text has been scrolled by.
  public private(set) var scrollCount = 0
  /// Cells written to, in all.
  public private(set) var writeCount = 0
  /// Control sequences that are not part of this model.
  public private(set) var unknown: [String] = []

  private var column = 0
  private var row = 0
  private var isWrapPending = false
  private var pen = Cell()

  /// A terminal that has shown anything at all.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(character: "?"), count: columns * rows)
  }

  /// The colours of a cell's upper and lower pixel.
  public func pixels(column: Int, row: Int) -> [String] {
    let cell = cells[row * columns + column]
    switch cell.character {
    case " ": return [cell.background, cell.background]
    case "\u{2580}": return [cell.foreground, cell.background]
    default: return ["?", "?"]
    }
  }

  /// The colours of all pixels, row after row.
  public var picture: [[String]] {
    (0..<2 * rows).map { y in
      (0..<columns).map { pixels(column: $0, row: y / 2)[y % 2] }
    }
  }

  /// The text of each row, without the spaces at its end.
  public var lines: [String] {
    (0..<rows).map { row in
      let line = String(cells[row * columns..<(row + 1) * columns].map(\.character))
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Shows what a program sends.
  public mutating func receive(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1b}" else {
        write(Character(scalar))
        continue
      }
      guard rest.popFirst() == "[" else {
        unknown.append("ESC")
        continue
      }
      var parameters = ""
      while let next = rest.popFirst() {
        if ("@"..."~").contains(next) {
          control(parameters, Character(next))
          break
        }
        parameters.unicodeScalars.append(next)
      }
    }
  }

  private mutating func write(_ character: Character) {
    if isWrapPending {
      isWrapPending = false
      column = 0
      if row + 1 < rows { row += 1 } else { scrollCount += 1 }
    }
    var cell = pen
    cell.character = character
    cells[row * columns + column] = cell
    writeCount += 1
    if column + 1 < columns { column += 1 } else { isWrapPending = isWrapping }
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    switch (parameters, final) {
    case ("?1049", "h"), ("?1049", "l"): isAlternateScreen = final == "h"
    case ("?25", "h"), ("?25", "l"): isCursorVisible = final == "h"
    case ("?7", "h"), ("?7", "l"): isWrapping = final == "h"
    case ("?2026", "h"), ("?2026", "l"): isUpdating = final == "h"
    case ("2", "J"): for index in cells.indices { cells[index] = blank }
    case (_, "H"): move(parameters.split(separator: ";").compactMap { Int($0) })
    case (_, "m"): setColors(parameters.split(separator: ";").map(String.init))
    default: unknown.append(parameters + String(final))
    }
  }

  private var blank: Cell { Cell(background: pen.background) }

  private mutating func move(_ place: [Int]) {
    row = min((place.first ?? 1) - 1, rows - 1)
    column = min((place.count > 1 ? place[1] : 1) - 1, columns - 1)
    isWrapPending = false
  }

  private mutating func setColors(_ parameters: [String]) {
    switch (parameters.first, parameters.dropFirst().first) {
    case ("0", nil):
      pen = Cell()
    case ("38", "2"), ("38", "5"):
      pen.foreground = parameters.dropFirst(2).joined(separator: ";")
    case ("48", "2"), ("48", "5"):
      pen.background = parameters.dropFirst(2).joined(separator: ";")
    case (let style?, nil):
      pen.foreground = style
    default:
      unknown.append(parameters.joined(separator: ";") + "m")
    }
  }
}
