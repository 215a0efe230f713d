internal import Raster

/// A text broken into lines.
struct TextLayout {
  /// A line, and how long it is in points.
  struct Line {
    var characters: ArraySlice<Unicode.Scalar>
    var width: Double
  }

  private(set) var lines: [Line] = []
  /// For each line, the characters of its paragraph from its first one on.
  private var rests: [ArraySlice<Unicode.Scalar>] = []
  private let font: Font
  private let width: Double

  /// Breaks a text at its spaces, and behind slashes and hyphens; a word that is wider than a line is
  /// broken anywhere.
  ///
  /// - Parameters:
  ///   - text: the text; a line feed ends a line.
  ///   - font: what it is written in.
  ///   - width: the most that a line may be long.
  ///   - maximumCount: the most lines; 0 for as many as it takes. What is left out of the last one is
  ///     told by three dots.
  ///   - lineBreakMode: what is left out of it.
  init(
    _ text: String, font: Font, width: Double, maximumCount: Int = 0,
    lineBreakMode: LineBreakMode = .byTruncatingTail
  ) {
    self.font = font
    self.width = width
    for paragraph in Array(text.unicodeScalars).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      addLines(of: paragraph)
    }
    if maximumCount > 0, lines.count > maximumCount {
      let rest = rests[maximumCount - 1]
      lines.removeLast(lines.count - maximumCount)
      switch lineBreakMode {
      case .byTruncatingTail: cutLastLine()
      case .byTruncatingMiddle: shortenLastLine(rest)
      }
    }
  }

  /// The size of all lines.
  var size: Size {
    Size(
      width: lines.map(\.width).max() ?? 0, height: Double(lines.count) * font.lineHeight)
  }

  private mutating func addLines(of paragraph: ArraySlice<Unicode.Scalar>) {
    var rest = paragraph
    repeat {
      let end = endOfLine(rest)
      add(rest[..<end])
      rests.append(rest)
      rest = rest[end...].drop { $0 == " " }
    } while !rest.isEmpty
  }

  /// Where the first line of some characters ends.
  private func endOfLine(_ characters: ArraySlice<Unicode.Scalar>) -> Int {
    var (reached, end) = (0.0, characters.startIndex)
    for index in characters.indices {
      let character = characters[index]
      reached += font.advance(of: character)
      if reached > width, character != " " {
        if end > characters.startIndex { return end }
        // One character at least, or there would be no end.
        return max(index, characters.startIndex + 1)
      }
      if [" ", "/", "-"].contains(character) { end = index + 1 }
    }
    return characters.endIndex
  }

  private mutating func add(_ characters: ArraySlice<Unicode.Scalar>) {
    var characters = characters
    while characters.last == " " { characters.removeLast() }
    lines.append(Line(characters: characters, width: width(of: characters)))
  }

  private mutating func cutLastLine() {
    guard var characters = lines.popLast()?.characters else { return }
    characters.append("…")
    while characters.count > 1, width(of: characters) > width {
      characters.remove(at: characters.endIndex - 2)
    }
    add(characters)
  }

  /// Leaves as much out of the middle of some characters as makes them a line, the last one.
  private mutating func shortenLastLine(_ characters: ArraySlice<Unicode.Scalar>) {
    lines.removeLast()
    var (head, tail) = (characters[..<characters.startIndex], characters[characters.endIndex...])
    var room = width - font.advance(of: "…")
    // By turns from the beginning and from the end, as long as there is room.
    while head.endIndex < tail.startIndex {
      let takesHead = head.count <= tail.count
      let next = characters[takesHead ? head.endIndex : tail.startIndex - 1]
      room -= font.advance(of: next)
      guard room >= 0 else { break }
      if takesHead {
        head = characters[..<(head.endIndex + 1)]
      } else {
        tail = characters[(tail.startIndex - 1)...]
      }
    }
    // A mark without what it stands on would stand on the dots.
    while tail.first?.properties.canonicalCombiningClass.rawValue ?? 0 != 0 { tail.removeFirst() }
    add(head + ["…"] + tail)
  }

  private func width(of characters: ArraySlice<Unicode.Scalar>) -> Double {
    characters.reduce(0) { $0 + font.advance(of: $1) }
  }
}
