extension Canvas {
  /// Draws several things as one picture, so that `alpha` fades them together and what they hide of
  /// each other stays hidden.
  ///
  /// - Parameters:
  ///   - area: the pixels that the picture may cover.
  ///   - shape: a rectangle in drawing coordinates to cut the picture out along; nil for none.
  ///   - body: draws, with the same coordinates, transform and clip, fully opaque.
  public func drawGroup(
    in area: PixelRect, inside shape: Rect? = nil, _ body: (inout Canvas) -> Void
  ) {
    let visible = area.intersection(clip)
    guard !visible.isEmpty, alpha.asByte > 0 else { return }
    let transform = transform
    var picture = Bitmap(size: visible.size, color: .clear)
    picture.withCanvas(at: visible) { canvas in
      canvas.transform = transform
      body(&canvas)
    }
    guard let shape else {
      copy(picture, x: visible.x, y: visible.y, inside: visible)
      return
    }
    let placement = AffineTransform(translationX: shape.minX, y: shape.minY)
      .concatenating(transform)
    guard let raster = InverseRaster(of: shape.size, placedBy: placement, clip: visible) else {
      return
    }
    for y in raster.area.y..<raster.area.maxY {
      let span = raster.span(y: y)
      let line = PixelRect(x: span.lowerBound, y: y, width: span.count, height: 1)
      copy(picture, x: visible.x, y: visible.y, inside: line)
    }
  }
}
