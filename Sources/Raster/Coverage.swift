/// How much of each pixel of an area a shape covers.
///
/// Each line of an outline adds, to the pixel it crosses, the part of the pixel's height that it spans
/// and, to the next one, what of that lies to its right; the sums along a row are the coverage. Parts
/// that outlines run around twice in the same direction count once.
struct Coverage {
  /// The pixels.
  let area: PixelRect
  /// One column more than pixels, for what lies to the right of the last one.
  private var sums: [Float]
  private var stride: Int { area.width + 1 }

  /// Nothing covered.
  init(area: PixelRect) {
    self.area = area
    sums = Array(repeating: 0, count: max(area.width + 1, 0) * max(area.height, 0))
  }

  /// The coverage of a row's pixels, 0 to 255, from left to right.
  ///
  /// - Parameters:
  ///   - y: the row.
  ///   - body: called with x and coverage where it is not 0.
  func forEach(inRow y: Int, _ body: (Int, UInt32) -> Void) {
    let row = (y - area.y) * stride
    var sum: Float = 0
    for x in 0..<area.width {
      sum += sums[row + x]
      let byte = UInt32((min(abs(sum), 1) * 255).rounded())
      if byte > 0 { body(area.x + x, byte) }
    }
  }

  /// Adds the lines of a shape.
  ///
  /// - Parameters:
  ///   - path: the shape.
  ///   - transform: where its coordinates lie, in pixels.
  mutating func add(_ path: Path, placedBy transform: AffineTransform) {
    var (start, point) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let next):
        addLine(from: point, to: start)
        point = next.applying(transform)
        start = point
      case .line(let next):
        let next = next.applying(transform)
        addLine(from: point, to: next)
        point = next
      case .curve(let next, let control):
        let (next, control) = (next.applying(transform), control.applying(transform))
        addCurve(from: point, to: next, control: control)
        point = next
      }
    }
    addLine(from: point, to: start)
  }

  private mutating func addCurve(from start: Point, to end: Point, control: Point) {
    // How far the curve is from the straight line, four times over.
    let bend = max(
      abs(start.x - 2 * control.x + end.x), abs(start.y - 2 * control.y + end.y))
    // So many lines that none is farther than a tenth of a pixel from the curve.
    let count = min(max(Int((bend * 2.5).squareRoot().rounded(.up)), 1), 64)
    var last = start
    for index in 1...count {
      let t = Double(index) / Double(count)
      let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      let next = Point(
        x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
      addLine(from: last, to: next)
      last = next
    }
  }

  private mutating func addLine(from start: Point, to end: Point) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let (first, last) = (
      max(top.y, Double(area.y)), min(bottom.y, Double(area.maxY))
    )
    guard first < last else { return }
    var y = Int(first.rounded(.down))
    while Double(y) < last {
      let (from, to) = (max(first, Double(y)), min(last, Double(y + 1)))
      addPiece(
        row: y - area.y, from: top.x + (from - top.y) * slope - Double(area.x),
        to: top.x + (to - top.y) * slope - Double(area.x), height: isDown ? to - from : from - to)
      y += 1
    }
  }

  /// Adds a line inside one row, split where it goes from one column to the next.
  private mutating func addPiece(row: Int, from start: Double, to end: Double, height: Double) {
    let width = Double(area.width)
    let (left, right) = (min(start, end), max(start, end))
    if right <= 0 || left >= width || right - left < 1e-9 {
      return addPiece(row: row, x: (left + right) / 2, height: height)
    }
    var x = left
    while x < right {
      let next = x < 0 ? min(0, right) : x >= width ? right : min(x.rounded(.down) + 1, right)
      addPiece(row: row, x: (x + next) / 2, height: height * (next - x) / (right - left))
      x = next
    }
  }

  /// Adds a line inside one pixel, by where its middle lies.
  private mutating func addPiece(row: Int, x: Double, height: Double) {
    let x = min(max(x, 0), Double(area.width))
    let column = min(Int(x), area.width - 1)
    let share = x - Double(column)
    sums[row * stride + column] += Float(height * (1 - share))
    sums[row * stride + column + 1] += Float(height * share)
  }
}
