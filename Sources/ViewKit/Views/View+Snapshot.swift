public import Raster

extension View {
  /// A picture of what is seen of this view and everything in it, over black.
  /// Apple's page is `UIView.drawHierarchy(in:afterScreenUpdates:)`.
  ///
  /// - Parameters:
  ///   - rect: the part, in this view's coordinates; not empty. It may lie outside the bounds.
  ///   - size: how large the picture is to be; nil as large as the rectangle.
  /// - Returns: one pixel a point, of the size rounded up.
  public func snapshot(of rect: Rect, in size: Size? = nil) -> Image {
    let target = size ?? rect.size
    let size = PixelRect(covering: Rect(origin: .zero, size: target)).size
    let list = DisplayList(
      of: self,
      placement: AffineTransform(translationX: -rect.minX, y: -rect.minY)
        .concatenating(
          AffineTransform(scaleX: target.width / rect.width, y: target.height / rect.height)),
      clip: PixelRect(size))
    if let frame = list.frame(of: size) {
      return withExtendedLifetime(list) { Image(frame.bitmap()) }
    }
    var bitmap = Bitmap(size: size)
    bitmap.withCanvas { list.draw(in: &$0, over: .black) }
    return Image(bitmap)
  }
}
