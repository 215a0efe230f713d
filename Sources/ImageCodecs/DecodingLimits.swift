internal import Raster

/// How much of time and memory one picture may cost.
public struct DecodingLimits: Hashable, Sendable {
  /// The widest picture accepted, in pixels. Rows are held singly, at about 20 bytes a pixel.
  public var maximumWidth: Int

  /// The highest picture accepted, in pixels.
  public var maximumHeight: Int

  /// The most pixels a file may have, since each takes its time even when few are kept.
  public var maximumPixelCount: Int

  /// The most pixels a bitmap may have, at 4 bytes each: the decoded one, and that of an interlaced
  /// file, which must be held whole at its own size.
  public var maximumBitmapPixelCount: Int

  /// Limits that suit a board of 512 MB: 65,535 pixels a side, 1,000 megapixels a file, and 32
  /// megapixels (128 MB) a bitmap.
  public init(
    maximumWidth: Int = 65_535, maximumHeight: Int = 65_535,
    maximumPixelCount: Int = 1_000_000_000, maximumBitmapPixelCount: Int = 32_000_000
  ) {
    self.maximumWidth = maximumWidth
    self.maximumHeight = maximumHeight
    self.maximumPixelCount = maximumPixelCount
    self.maximumBitmapPixelCount = maximumBitmapPixelCount
  }

  /// The largest size of about the same shape whose bitmap is allowed, at least one pixel a side.
  func reducing(_ size: PixelSize) -> PixelSize {
    var (width, height) = (max(size.width, 1), max(size.height, 1))
    let budget = max(maximumBitmapPixelCount, 1)
    guard width.multipliedReportingOverflow(by: height).overflow || width * height > budget
    else { return PixelSize(width: width, height: height) }
    let scale = (Double(budget) / (Double(width) * Double(height))).squareRoot()
    width = max(Int(Double(width) * scale), 1)
    height = max(Int(Double(height) * scale), 1)
    // One of the sides may have been held at 1.
    return PixelSize(width: min(width, budget / height), height: min(height, budget))
  }
}
