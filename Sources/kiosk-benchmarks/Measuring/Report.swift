/// Figures as a table.
struct Report: CustomStringConvertible {
  private var lines: [[String]] = [["", "ns", "per second", "to plain calls", "allocations"]]

  /// A table with a line for each of some figures.
  init(of figures: [Figures]) {
    for figures in figures {
      lines.append([
        figures.name, Self.text(figures.nanoseconds, places: 1),
        Self.text(1e9 / figures.nanoseconds, places: 0),
        "\(Self.text(figures.ratio, places: 1)) × \(figures.calls)",
        Self.text(figures.allocations, places: 2),
      ])
    }
  }

  var description: String {
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = line.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - line[column].count)
        return column == 0 ? line[column] + space : space + line[column]
      }
      return cells.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// A number, 0 or more, with so many decimal places.
  static func text(_ number: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((number * Double(scale)).rounded())
    guard places > 0 else { return "\(whole)" }
    let fraction = String(whole % scale)
    return "\(whole / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
