internal import Raster

/// How much of time and memory one picture may cost.
public struct DecodingLimits: Hashable, Sendable {
  /// The widest picture read and the widest bitmap made, in pixels. A few rows are held beside the
  /// bitmap, at some 20 bytes a pixel.
  public var maximumWidth: Int

  /// The highest picture read and the highest bitmap made, in pixels.
  public var maximumHeight: Int

  /// The most pixels a file may have, since each takes its time even when few are kept.
  public var maximumPixelCount: Int

  /// The most pixels the decoded bitmap may have, at 4 bytes each.
  public var maximumBitmapPixelCount: Int

  /// The most pixels an interlaced file may have: it must be held whole beside the bitmap, at up to 4
  /// bytes a pixel.
  public var maximumInterlacedPixelCount: Int

  /// Limits that suit a board of 512 MB: 65,535 pixels a side, 1,000 megapixels a file, and 32
  /// megapixels (128 MB) a bitmap or an interlaced file.
  public init(
    maximumWidth: Int = 65_535, maximumHeight: Int = 65_535,
    maximumPixelCount: Int = 1_000_000_000, maximumBitmapPixelCount: Int = 32_000_000,
    maximumInterlacedPixelCount: Int = 32_000_000
  ) {
    self.maximumWidth = maximumWidth
    self.maximumHeight = maximumHeight
    self.maximumPixelCount = maximumPixelCount
    self.maximumBitmapPixelCount = maximumBitmapPixelCount
    self.maximumInterlacedPixelCount = maximumInterlacedPixelCount
  }

  /// The limits for a machine with so much memory left.
  ///
  /// - Parameter bytes: how much memory there is for everything, as `MemAvailable` says.
  /// - Returns: these limits, and of interlaced files only what fits into half of that.
  public func within(availableMemory bytes: Int) -> DecodingLimits {
    var limits = self
    limits.maximumInterlacedPixelCount = min(maximumInterlacedPixelCount, max(bytes, 0) / 2 / 4)
    return limits
  }

  /// The largest size of about the same shape whose bitmap is allowed, at least one pixel a side.
  func reducing(_ size: PixelSize) -> PixelSize {
    let (width, height) = (max(Double(size.width), 1), max(Double(size.height), 1))
    let budget = max(maximumBitmapPixelCount, 1)
    let scale = min(
      1, Double(maximumWidth) / width, Double(maximumHeight) / height,
      (Double(budget) / (width * height)).squareRoot())
    // A side that is held at 1 leaves less to the other.
    let reducedWidth = min(max(Int(width * scale), 1), budget)
    let reducedHeight = min(max(Int(height * scale), 1), budget / reducedWidth)
    return PixelSize(width: reducedWidth, height: reducedHeight)
  }
}
