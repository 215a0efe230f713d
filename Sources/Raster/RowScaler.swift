/// Scales a picture while its rows arrive, one by one from the top. Beside the target it holds a few
/// rows: a picture of any height passes through.
///
/// An axis that shrinks is averaged by area, one that grows is interpolated by a cubic; when one does
/// each, what shrinks goes first. Averages are taken of the light that sRGB's levels stand for, weighted
/// with alpha, as an eye from far enough does: a chessboard of black and white becomes the grey that it
/// looks like, 188, not 128. Interpolation is done on the levels themselves, where a cubic's overshoot is
/// seen least. One colour stays exactly that colour either way, and transparent pixels tint nothing.
///
/// Sums of rows are exact to some parts in 2³², sums of columns to some in 2²⁴.
public struct RowScaler: ~Copyable {
  private let source: PixelSize
  private let format: RowFormat
  /// Nil when neither axis shrinks.
  private let averager: RowAverager?
  /// Nil when neither axis grows.
  private let interpolator: RowInterpolator?
  private var target: Bitmap
  private var sourceRow = 0
  private var targetRow = 0
  private var isOpaque = true

  /// A scaler that has seen no row yet.
  ///
  /// - Parameters:
  ///   - source: the size of the picture that arrives.
  ///   - target: the size wanted. Both have at least one pixel.
  ///   - format: what the rows are made of.
  public init(from source: PixelSize, to target: PixelSize, format: RowFormat) {
    precondition(!source.isEmpty && !target.isEmpty, "there is at least one pixel on each side")
    let shrunk = PixelSize(
      width: min(source.width, target.width), height: min(source.height, target.height))
    self.source = source
    self.format = format
    averager = shrunk == source ? nil : RowAverager(from: source, to: shrunk, format: format)
    interpolator = shrunk == target ? nil : RowInterpolator(from: shrunk, to: target)
    self.target = Bitmap(size: target)
  }

  /// Takes the next row.
  ///
  /// - Parameter row: the bytes of as many pixels as the source is wide. There may be no more rows than
  ///   the source is high.
  public mutating func append(_ row: UnsafeBufferPointer<UInt8>) {
    precondition(
      row.count == source.width * format.bytesPerPixel, "every row is as wide as the picture")
    precondition(sourceRow < source.height, "the picture has no more rows")
    guard let bytes = row.baseAddress else { return }
    sourceRow += 1
    let offset = targetRow * target.width
    let (averager, interpolator, format, width) = (averager, interpolator, format, source.width)
    let (count, isRowOpaque) = target.withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return (0, true) }
      let destination = interpolator?.input ?? base + offset
      var isOpaque = true
      if let averager {
        if !averager.append(bytes, into: destination) { return (0, true) }
        isOpaque = averager.isOpaque
      } else {
        isOpaque = format.makeWords(of: bytes, into: destination, count: width)
      }
      return (interpolator?.append(into: base + offset) ?? 1, isOpaque)
    }
    targetRow += count
    isOpaque = isOpaque && isRowOpaque
  }

  /// Gives the scaled picture, once all rows have come.
  ///
  /// - Returns: the bitmap, which was all the while the scaler's own; it is opaque when every pixel of
  ///   the source is.
  public consuming func finish() -> Bitmap {
    precondition(sourceRow == source.height, "every row of the picture has come")
    target.isOpaque = isOpaque
    return target
  }
}
