/// Figures as a table.
struct Report: CustomStringConvertible {
  private var table: Table

  /// A table with a line for each of some figures, all against the same kind of yardstick.
  init(of figures: [Figures]) {
    table = Table([
      "", "ns", "per second", figures.first?.yardstick.heading ?? "", "allocations",
    ])
    for figures in figures {
      table.append([
        figures.name, Self.text(figures.nanoseconds, places: 1),
        Self.text(1e9 / figures.nanoseconds, places: 0),
        figures.yardstick.text(figures.ratio),
        Self.text(figures.allocations, places: 2),
      ])
    }
  }

  var description: String { table.description }

  /// A number, 0 or more, with so many decimal places.
  static func text(_ number: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((number * Double(scale)).rounded())
    guard places > 0 else { return "\(whole)" }
    let fraction = String(whole % scale)
    return "\(whole / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
