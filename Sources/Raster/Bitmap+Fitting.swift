extension Bitmap {
  /// The picture as large as fits without changing its shape, in the middle of a black one.
  ///
  /// - Parameter size: the size wanted, at least one pixel, as this bitmap must have.
  /// - Returns: a new bitmap of exactly that size.
  public func fitted(in size: PixelSize) -> Bitmap {
    let factor = min(
      Double(size.width) / Double(width), Double(size.height) / Double(height))
    let inner = PixelSize(
      width: max(Int((Double(width) * factor).rounded()), 1),
      height: max(Int((Double(height) * factor).rounded()), 1))
    if inner == size { return scaled(to: size) }
    let picture = scaled(to: inner)
    var result = Bitmap(size: size)
    let place = PixelRect(
      x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2, width: inner.width,
      height: inner.height)
    result.withCanvas { $0.draw(picture, in: Rect(place)) }
    return result
  }
}
