/// A place to draw rectangles and bitmaps on, with a transform, a clip and an alpha.
///
/// It is lent by `Bitmap.withCanvas(_:)` and cannot leave that call. A pixel belongs to a shape
/// when its centre lies in the shape; edges are not smoothed, so that shapes which meet leave no
/// seam.
public struct Canvas: ~Copyable {
  /// The pixels that there are to draw on.
  public let bounds: PixelRect

  /// Where drawing coordinates come to lie, in pixels.
  public var transform = AffineTransform.identity

  /// The opacity that everything is drawn with, 0 to 1; what lies outside counts as the nearer end.
  public var alpha = 1.0

  /// The pixels that drawing may change; never more than there are.
  public private(set) var clip: PixelRect

  private let pixels: UnsafeMutableBufferPointer<UInt32>

  fileprivate init(bounds: PixelRect, pixels: UnsafeMutableBufferPointer<UInt32>) {
    precondition(pixels.count == bounds.width * bounds.height, "one word a pixel")
    self.bounds = bounds
    self.pixels = pixels
    clip = bounds
  }

  /// Narrows what drawing may change to what the clip and an area of pixels have in common.
  public mutating func clip(to area: PixelRect) { clip = clip.intersection(area) }

  /// Lets drawing change an area of pixels, whatever the clip was.
  public mutating func resetClip(to area: PixelRect) {
    clip = bounds.intersection(area)
  }

  /// Fills a rectangle.
  ///
  /// - Parameters:
  ///   - rect: what to fill, in drawing coordinates.
  ///   - color: the colour, blended over what is there.
  ///   - exception: pixels to leave alone, because something opaque will be drawn there.
  public func fill(_ rect: Rect, with color: Color, except exception: PixelRect = .empty) {
    let source = color.premultiplied.multiplied(by: alpha.asByte)
    guard source != 0, !rect.isEmpty else { return }
    guard transform.isUpright else { return fillTurned(rect, with: source) }
    let area = PixelRect(centersIn: rect.applying(transform)).intersection(clip)
    for part in area.subtracting(exception) {
      for y in part.y..<part.maxY { blend(source, y: y, x: part.x..<part.maxX) }
    }
  }

  private func fillTurned(_ rect: Rect, with source: UInt32) {
    let local = AffineTransform(translationX: rect.minX, y: rect.minY).concatenating(transform)
    guard let raster = InverseRaster(of: rect.size, placedBy: local, clip: clip) else { return }
    for y in raster.area.y..<raster.area.maxY { blend(source, y: y, x: raster.span(y: y)) }
  }

  private func blend(_ source: UInt32, y: Int, x range: Range<Int>) {
    guard !range.isEmpty, let row = row(y) else { return }
    let opacity = source >> 24
    if opacity == 255 {
      (row + range.lowerBound).update(repeating: source, count: range.count)
    } else {
      for x in range { row[x] = source &+ row[x].multiplied(by: 255 &- opacity) }
    }
  }

  /// The pixels of a row, to be reached by their x; nil when there are none.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32>? {
    pixels.baseAddress.map { $0 + ((y - bounds.y) * bounds.width - bounds.x) }
  }
}

extension Bitmap {
  /// Lends this bitmap to be drawn on.
  ///
  /// - Parameter body: draws.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  public mutating func withCanvas<R, E: Error>(
    _ body: (inout Canvas) throws(E) -> R
  ) throws(E) -> R {
    try withCanvas(at: PixelRect(size), body)
  }

  /// Lends this bitmap to be drawn on as a part of something larger.
  ///
  /// - Parameters:
  ///   - area: which part it is; of the bitmap's size.
  ///   - body: draws.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  mutating func withCanvas<R, E: Error>(
    at area: PixelRect, _ body: (inout Canvas) throws(E) -> R
  ) throws(E) -> R {
    try withMutablePixels { (pixels) throws(E) -> R in
      var canvas = Canvas(bounds: area, pixels: pixels)
      return try body(&canvas)
    }
  }
}

extension AffineTransform {
  /// Whether upright rectangles stay upright and unmirrored.
  public var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension Double {
  /// An opacity of 0 to 1 as 0 to 255.
  var asByte: UInt32 { self > 0 ? UInt32((Swift.min(self, 1) * 255).rounded()) : 0 }
}
