/// A page of text: as many cells as a terminal's window has, each a character in a style.
public struct TextPage: Hashable, Sendable {
  /// How a character stands out. Meant to be understood without colours too.
  public enum Style: Hashable, Sendable {
    case plain, strong, faint, green, yellow

    /// The parameter of `SGR` for it.
    var code: String {
      switch self {
      case .plain: "0"
      case .strong: "1"
      case .faint: "2"
      case .green: "32"
      case .yellow: "33"
      }
    }
  }

  /// A character in its place.
  public struct Cell: Hashable, Sendable {
    public var character: Character
    public var style: Style

    /// A cell from its parts; an empty one when they are left out.
    public init(_ character: Character = " ", _ style: Style = .plain) {
      self.character = character
      self.style = style
    }
  }

  /// How many cells a row has.
  public let columns: Int
  /// How many rows there are.
  public let rows: Int
  private var cells: [Cell]

  /// An empty page.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// A cell, by its column and row from 0. What lies beside the page is empty and cannot be changed.
  public subscript(_ column: Int, _ row: Int) -> Cell {
    get { contains(column, row) ? cells[row * columns + column] : Cell() }
    set { if contains(column, row) { cells[row * columns + column] = newValue } }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row)
  }

  /// Writes a text into a row, as far as there is room.
  ///
  /// - Parameters:
  ///   - text: characters that take one cell each. What would control the terminal is left out.
  ///   - column: where it begins, from 0.
  ///   - row: which row, from 0.
  ///   - style: how it looks.
  public mutating func write(
    _ text: String, column: Int = 0, row: Int, style: Style = .plain
  ) {
    var column = column
    for character in text where !character.unicodeScalars.contains(where: \.isControl) {
      self[column, row] = Cell(character, style)
      column += 1
    }
  }

  /// The text of each row, without the spaces at its end.
  public var lines: [String] {
    (0..<rows).map { row in
      let line = String(cells[row * columns..<(row + 1) * columns].map(\.character))
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7f..<0xa0).contains(value) }
}
