internal import Raster
internal import ViewKit

/// A picture frame with a sun over two hills in it, drawn for any size.
final class EmptyFrameView: View {
  override func draw(_ rect: Rect, in canvas: inout Canvas) {
    let (width, height) = (bounds.size.width, bounds.size.height)
    let edge = height * 0.07
    let inner = Rect(
      x: bounds.minX + edge, y: bounds.minY + edge, width: width - 2 * edge,
      height: height - 2 * edge)
    canvas.fill(bounds, with: Color(red: 224, green: 184, blue: 110))
    canvas.fill(inner, with: Color(red: 120, green: 178, blue: 214))
    var sun = Path()
    let side = height * 0.24
    sun.addEllipse(
      in: Rect(
        x: inner.minX + inner.size.width * 0.68, y: inner.minY + height * 0.12, width: side,
        height: side))
    canvas.fill(sun, with: Color(red: 255, green: 224, blue: 130))
    fillHill(from: 0.3, to: 1, top: 0.42, of: inner, Color(red: 74, green: 132, blue: 96), &canvas)
    fillHill(from: 0, to: 0.72, top: 0.3, of: inner, Color(red: 52, green: 104, blue: 76), &canvas)
  }

  /// A hill between two places at the lower edge, given as shares of the width.
  private func fillHill(
    from start: Double, to end: Double, top: Double, of inner: Rect, _ color: Color,
    _ canvas: inout Canvas
  ) {
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: inner.minX + inner.size.width * x, y: inner.minY + inner.size.height * y)
    }
    var hill = Path()
    hill.move(to: point(start, 1))
    let middle = (start + end) / 2
    hill.addQuadCurve(to: point(middle, top), control: point((start + middle) / 2, top))
    hill.addQuadCurve(to: point(end, 1), control: point((end + middle) / 2, top))
    canvas.fill(hill, with: color)
  }
}
