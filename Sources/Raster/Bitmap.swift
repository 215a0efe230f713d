/// A picture in memory that has one owner.
///
/// Pixels are 32-bit words `0xAARRGGBB`, sRGB, alpha multiplied in; rows follow each other from the
/// top without gaps. On a little-endian machine that is the screen's own `DRM_FORMAT_ARGB8888`.
public struct Bitmap: ~Copyable, @unchecked Sendable {
  /// Width and height in pixels.
  public let size: PixelSize

  /// Whether every pixel is known to have full alpha, so that drawing need not blend.
  public var isOpaque: Bool

  private let pixels: UnsafeMutableBufferPointer<UInt32>

  /// A bitmap of one colour.
  ///
  /// - Parameters:
  ///   - size: width and height in pixels; their product must fit in memory.
  ///   - color: what every pixel gets.
  public init(size: PixelSize, color: Color = .black) {
    precondition(size.width >= 0 && size.height >= 0, "a bitmap's size is not negative")
    self.size = size
    isOpaque = color.alpha == 255
    pixels = .allocate(capacity: size.width * size.height)
    pixels.initialize(repeating: color.premultiplied)
  }

  deinit { pixels.deallocate() }

  public var width: Int { size.width }
  public var height: Int { size.height }

  /// One pixel, for tests and single looks.
  ///
  /// - Parameters:
  ///   - x: the column, from the left.
  ///   - y: the row, from the top.
  public subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
      return pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
      pixels[y * width + x] = newValue
    }
  }

  /// Lends all pixels for reading, row after row.
  ///
  /// - Parameter body: uses them; they must not leave it.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  public func withPixels<R, E: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    try body(UnsafeBufferPointer(pixels))
  }

  /// Lends all pixels for writing, row after row.
  ///
  /// - Parameter body: uses them; they must not leave it.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  public mutating func withMutablePixels<R, E: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    try body(pixels)
  }

  /// The same pixels again, owned apart.
  public func copy() -> Bitmap {
    var copy = Bitmap(size: size)
    copy.isOpaque = isOpaque
    copy.withMutablePixels { target in
      if let base = target.baseAddress, let source = pixels.baseAddress {
        base.update(from: source, count: target.count)
      }
    }
    return copy
  }
}
