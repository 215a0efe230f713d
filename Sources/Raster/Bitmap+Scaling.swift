extension Bitmap {
  /// The picture at another size, as `RowScaler` makes it. An opaque picture stays opaque.
  ///
  /// - Parameter size: the size wanted, at least one pixel, as this bitmap must have.
  /// - Returns: a new bitmap of exactly that size.
  public func scaled(to size: PixelSize) -> Bitmap {
    var scaler = RowScaler(from: self.size, to: size, format: .rgba)
    let words = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: width)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: width * 4)
    defer {
      words.deallocate()
      bytes.deallocate()
    }
    withPixels { pixels in
      for y in 0..<height {
        _ = words.update(fromContentsOf: pixels[y * width..<(y + 1) * width])
        if !isOpaque { Premultiplication.undo(in: words) }
        for (x, word) in words.enumerated() {
          bytes[x &* 4] = UInt8(truncatingIfNeeded: word &>> 16)
          bytes[x &* 4 &+ 1] = UInt8(truncatingIfNeeded: word &>> 8)
          bytes[x &* 4 &+ 2] = UInt8(truncatingIfNeeded: word)
          bytes[x &* 4 &+ 3] = UInt8(truncatingIfNeeded: word &>> 24)
        }
        scaler.append(UnsafeBufferPointer(bytes))
      }
    }
    return scaler.finish()
  }
}
