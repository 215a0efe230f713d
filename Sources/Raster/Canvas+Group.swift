extension Canvas {
  /// Draws several things as one picture, so that `alpha` fades them together and what they hide of
  /// each other stays hidden.
  ///
  /// - Parameters:
  ///   - area: the pixels that the picture may cover.
  ///   - body: draws, with the same coordinates, transform and clip, fully opaque.
  public func drawGroup(in area: PixelRect, _ body: (inout Canvas) -> Void) {
    let visible = area.intersection(clip)
    guard !visible.isEmpty, alpha.asByte > 0 else { return }
    let transform = transform
    var picture = Bitmap(size: visible.size, color: .clear)
    picture.withCanvas(at: visible) { canvas in
      canvas.transform = transform
      body(&canvas)
    }
    copy(picture, x: visible.x, y: visible.y)
  }
}
