public import Raster

extension View {
  /// A picture of what is seen of this view and everything in it, over black.
  /// Apple's page is `UIView.drawHierarchy(in:afterScreenUpdates:)`.
  ///
  /// - Parameter rect: the part, in this view's coordinates; it may lie outside the bounds.
  /// - Returns: one pixel a point, of the rectangle's size rounded up.
  public func snapshot(of rect: Rect) -> Image {
    let size = PixelRect(covering: Rect(origin: .zero, size: rect.size)).size
    let list = DisplayList(
      of: self, placement: AffineTransform(translationX: -rect.minX, y: -rect.minY),
      clip: PixelRect(size))
    if let frame = list.frame(of: size) {
      return withExtendedLifetime(list) { Image(frame.bitmap()) }
    }
    var bitmap = Bitmap(size: size)
    bitmap.withCanvas { list.draw(in: &$0, over: .black) }
    return Image(bitmap)
  }
}
