extension Orientation {
  /// Where the points of a stored picture come to lie in the upright one.
  ///
  /// - Parameter size: of the stored picture.
  /// - Returns: what turns the one into the other.
  public func transform(of size: Size) -> AffineTransform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .upMirrored: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .rightMirrored: AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .left: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    }
  }

  /// Where pixels of a stored picture come to lie in the upright one.
  ///
  /// - Parameters:
  ///   - rect: some of the stored picture's pixels.
  ///   - size: of the stored picture.
  /// - Returns: the same pixels in the upright picture.
  public func apply(to rect: PixelRect, of size: PixelSize) -> PixelRect {
    PixelRect(covering: Rect(rect).applying(transform(of: Size(size))))
  }
}
