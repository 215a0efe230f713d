/// Turns pages of text into what a terminal has to be sent. It remembers what the terminal shows and
/// sends only the cells that differ.
struct TextEncoder {
  private var shown: TextPage?

  /// Takes note that the terminal may show something else: the next page is sent whole.
  mutating func invalidate() { shown = nil }

  /// What makes the terminal show a page.
  ///
  /// - Returns: the bytes to send; none when the terminal shows it already.
  mutating func encode(_ page: TextPage) -> [UInt8] {
    var text = ""
    var style: TextPage.Style?
    // A page of another size is another terminal.
    let known = shown.flatMap { $0.columns == page.columns && $0.rows == page.rows ? $0 : nil }
    let before = known ?? TextPage(columns: page.columns, rows: page.rows)
    for row in 0..<page.rows {
      var cursor: Int?
      for column in 0..<page.columns where page[column, row] != before[column, row] {
        let cell = page[column, row]
        if cursor != column { text += "\u{1b}[\(row + 1);\(column + 1)H" }
        if style != cell.style {
          text += "\u{1b}[0m"
          if cell.style != .plain { text += "\u{1b}[\(cell.style.code)m" }
          style = cell.style
        }
        text.append(cell.character)
        cursor = column + 1
      }
    }
    shown = page
    let start = known == nil ? TerminalSequence.resetColors + TerminalSequence.clear : []
    guard !start.isEmpty || !text.isEmpty else { return [] }
    return TerminalSequence.beginUpdate + start + Array(text.utf8) + TerminalSequence.resetColors
      + TerminalSequence.endUpdate
  }
}
