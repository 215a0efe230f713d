/// Words and figures in columns: the first to the left, the others to the right.
struct Table: CustomStringConvertible {
  private var lines: [[String]]

  /// A table without lines.
  ///
  /// - Parameter head: what stands over the columns.
  init(_ head: [String]) { lines = [head] }

  /// Adds a line; the cells that it lacks stay empty.
  mutating func append(_ line: [String]) {
    precondition(line.count <= lines[0].count, "a line has no more cells than there are columns")
    lines.append(line + Array(repeating: "", count: lines[0].count - line.count))
  }

  var description: String {
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      var text = line.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - line[column].count)
        return column == 0 ? line[column] + space : space + line[column]
      }.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }
}
