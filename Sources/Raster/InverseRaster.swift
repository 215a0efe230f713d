/// Which pixels a transformed rectangle covers, row by row, and which point of it each one shows.
struct InverseRaster {
  /// The pixels worth looking at.
  let area: PixelRect

  /// How far one pixel to the right goes in the rectangle, as 48.16 fixed point.
  let fixedStep: (u: Int, v: Int)

  private let inverse: AffineTransform
  private let isUpright: Bool
  private let size: Size

  /// Looks at a rectangle at the origin; nil when nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - size: the rectangle's size.
  ///   - placement: where it lies on the canvas.
  ///   - clip: the pixels that matter.
  init?(of size: Size, placedBy placement: AffineTransform, clip: PixelRect) {
    guard let inverse = placement.inverted() else { return nil }
    let box = Rect(origin: .zero, size: size).applying(placement)
    area = PixelRect(centersIn: box).intersection(clip)
    guard !area.isEmpty, let u = Self.fixed(inverse.a), let v = Self.fixed(inverse.b) else {
      return nil
    }
    fixedStep = (u, v)
    self.inverse = inverse
    isUpright = placement.isUpright
    self.size = size
  }

  /// The pixels of a row that show the rectangle.
  func span(y: Int) -> Range<Int> {
    if isUpright { return area.x..<area.maxX }
    let start = Point(x: Double(area.x) + 0.5, y: Double(y) + 0.5).applying(inverse)
    let across = Self.steps(from: start.x, step: inverse.a, end: size.width)
    let down = Self.steps(from: start.y, step: inverse.b, end: size.height)
    let first = max(across.lowest, down.lowest, 0)
    let last = min(across.highest, down.highest, Double(area.width - 1))
    guard first <= last else { return area.x..<area.x }
    return area.x + Int(first)..<area.x + Int(last) + 1
  }

  /// The point of the rectangle that a pixel shows, less half a pixel, as 48.16 fixed point.
  func fixedPosition(x: Int, y: Int) -> (u: Int, v: Int) {
    let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
    return (Self.fixed(point.x - 0.5) ?? 0, Self.fixed(point.y - 0.5) ?? 0)
  }

  /// The whole numbers n for which `start + n * step` lies in `0..<end`.
  private static func steps(
    from start: Double, step: Double, end: Double
  ) -> (lowest: Double, highest: Double) {
    // A nudge keeps a pixel centre that lies on an edge but for rounding where it belongs.
    let edge = 1e-9 * max(1, end)
    if abs(step) < 1e-12 {
      return start >= -edge && start < end - edge
        ? (-.infinity, .infinity) : (.infinity, -.infinity)
    }
    let atZero = (-edge - start) / step
    let atEnd = (end - edge - start) / step
    return step > 0
      ? (atZero.rounded(.up), atEnd.rounded(.up) - 1)
      : (atEnd.rounded(.down) + 1, atZero.rounded(.down))
  }

  private static func fixed(_ value: Double) -> Int? {
    let scaled = (value * 65536).rounded()
    return abs(scaled) < 0x1p47 ? Int(scaled) : nil
  }
}
