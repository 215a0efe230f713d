extension Canvas {
  /// Fills a shape, with smooth edges.
  ///
  /// - Parameters:
  ///   - path: the shape, in drawing coordinates.
  ///   - color: the colour, blended over what is there.
  public func fill(_ path: Path, with color: Color) {
    let source = color.premultiplied.multiplied(by: alpha.asByte)
    let area = PixelRect(covering: path.extent(placedBy: transform)).intersection(clip)
    guard source != 0, !area.isEmpty else { return }
    var coverage = Coverage(area: area)
    coverage.add(path, placedBy: transform)
    for y in area.y..<area.maxY {
      guard let row = row(y) else { return }
      coverage.forEach(inRow: y) { row[$0] = source.multiplied(by: $1).over(row[$0]) }
    }
  }
}

extension Path {
  /// A rectangle that the shape does not reach beyond.
  fileprivate func extent(placedBy transform: AffineTransform) -> Rect {
    var (left, top, right, bottom) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    func include(_ point: Point) {
      let point = point.applying(transform)
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let point, let control):
        include(point)
        include(control)
      }
    }
    guard left <= right else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
