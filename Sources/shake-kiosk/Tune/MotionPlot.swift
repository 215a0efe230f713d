import Display
import Motion

/// Draws the acceleration of the last seconds into a page: a bar a slice, the threshold as a line, and
/// below them the phases of shakes.
struct MotionPlot {
  /// Room for the numbers at the left.
  private static let marginWidth = 7

  let trail: MotionTrail
  /// In m/s².
  let threshold: Double

  /// Draws itself.
  ///
  /// - Parameters:
  ///   - page: where.
  ///   - top: its first row.
  ///   - height: how many rows there are for it, at least two; the last one is for the phases.
  func draw(into page: inout TextPage, top: Int, height: Int) {
    let slices = trail.slices.suffix(max(0, page.columns - Self.marginWidth))
    let rows = top..<top + height - 1
    let scale = scale(for: slices)
    drawAxis(into: &page, rows: rows, scale: scale)
    let start = page.columns - slices.count
    for (offset, slice) in slices.enumerated() {
      drawBar(slice, column: start + offset, rows: rows, scale: scale, into: &page)
    }
    drawPhases(slices, start: start, row: rows.upperBound, into: &page)
  }

  /// The acceleration at the upper edge: the threshold and all bars lie below it.
  private func scale(for slices: ArraySlice<MotionTrail.Slice>) -> Double {
    let greatest = slices.map(\.strength).max() ?? 0
    var scale = 10.0
    while scale < max(greatest, 1.6 * threshold) { scale *= 2 }
    return scale
  }

  private func drawAxis(into page: inout TextPage, rows: Range<Int>, scale: Double) {
    let line = rows.upperBound - 1 - Int(threshold / scale * Double(rows.count))
    for column in Self.marginWidth..<max(Self.marginWidth, page.columns) {
      page[column, line] = TextPage.Cell("─", .yellow)
    }
    write(scale.plain, row: rows.lowerBound, style: .faint, into: &page)
    write("0", row: rows.upperBound - 1, style: .faint, into: &page)
    write(threshold.plain, row: line, style: .yellow, into: &page)
  }

  private func write(
    _ number: String, row: Int, style: TextPage.Style, into page: inout TextPage
  ) {
    page.write(
      number, column: max(0, Self.marginWidth - 1 - number.count), row: row, style: style)
  }

  private func drawBar(
    _ slice: MotionTrail.Slice, column: Int, rows: Range<Int>, scale: Double,
    into page: inout TextPage
  ) {
    let style: TextPage.Style =
      slice.isShaking ? .green : slice.strength > threshold ? .strong : .plain
    // Halves of cells, since every terminal has a character for those.
    var halves = Int((slice.strength / scale * Double(2 * rows.count)).rounded())
    for row in rows.reversed() where halves > 0 {
      page[column, row] = TextPage.Cell(halves == 1 ? "▄" : "█", style)
      halves -= 2
    }
  }

  private func drawPhases(
    _ slices: ArraySlice<MotionTrail.Slice>, start: Int, row: Int, into page: inout TextPage
  ) {
    for (offset, slice) in slices.enumerated() where slice.isShaking {
      page[start + offset, row] = TextPage.Cell("-", .green)
    }
    for (offset, slice) in slices.enumerated() {
      let column = start + offset
      switch slice.phase {
      case .began?: page.write("began", column: column, row: row, style: .green)
      case .ended?: page.write("ended", column: column - 4, row: row, style: .green)
      case .cancelled?: page.write("cancelled", column: column - 8, row: row, style: .yellow)
      case nil: break
      }
    }
  }
}
