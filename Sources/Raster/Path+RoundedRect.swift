extension Path {
  /// Adds a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - radius: how far from a corner its curve begins; at most half of the shorter side.
  public mutating func addRoundedRect(_ rect: Rect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return addRect(rect) }
    let corners = [
      Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.minX, y: rect.minY),
    ]
    // Each corner as two curves, which are nearer to a circle than one.
    let bend = radius * (2 - 2.0.squareRoot())
    let near = radius * (1 - 0.5.squareRoot())
    move(to: Point(x: rect.minX + radius, y: rect.minY))
    // The direction in which the corner is reached; the next one is a right angle further.
    var (x, y) = (1.0, 0.0)
    for corner in corners {
      func point(_ before: Double, _ after: Double) -> Point {
        Point(x: corner.x - x * before - y * after, y: corner.y - y * before + x * after)
      }
      addLine(to: point(radius, 0))
      addQuadCurve(to: point(near, near), control: point(bend, 0))
      addQuadCurve(to: point(0, radius), control: point(0, bend))
      (x, y) = (-y, x)
    }
  }
}
