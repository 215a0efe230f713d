extension Bitmap {
  /// The picture at another size: averaged by area where it shrinks, interpolated by a cubic where
  /// it grows. An opaque picture stays opaque.
  ///
  /// - Parameter size: the size wanted, at least one pixel, as this bitmap must have.
  /// - Returns: a new bitmap of exactly that size.
  public func scaled(to size: PixelSize) -> Bitmap {
    var scaler = RowScaler(from: self.size, to: size)
    withPixels { pixels in
      for y in 0..<height {
        scaler.append(UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]))
      }
    }
    return scaler.finish(isOpaque: isOpaque)
  }
}
