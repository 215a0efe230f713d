extension Bitmap {
  /// The picture out of focus: each pixel is the average of those around it, three times over, which is
  /// close to a Gauss curve. At the edges the outermost pixels stand in for those that are missing.
  ///
  /// - Parameter radius: how many pixels to each side an average reaches; 0 changes nothing.
  /// - Returns: a new bitmap of the same size.
  public func blurred(radius: Int) -> Bitmap {
    precondition(radius >= 0, "a radius is not negative")
    var result = copy()
    guard radius > 0, !size.isEmpty else { return result }
    result.withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      let line = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: max(width, height))
      defer { line.deallocate() }
      for _ in 0..<3 {
        for y in 0..<height {
          Self.average(base + y * width, count: width, step: 1, radius: radius, line: line)
        }
        for x in 0..<width {
          Self.average(base + x, count: height, step: width, radius: radius, line: line)
        }
      }
    }
    return result
  }

  /// Averages pixels that lie `step` apart.
  private static func average(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, step: Int, radius: Int,
    line: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<count { line[index] = pixels[index &* step] }
    let length = UInt32(2 * radius + 1)
    // What is added for rounding to the nearest.
    var sum = SIMD4<UInt32>(repeating: length / 2)
    for offset in -radius...radius { sum &+= components(line[min(max(offset, 0), count - 1)]) }
    for index in 0..<count {
      let mean = sum / length
      pixels[index &* step] = mean.x | mean.y &<< 8 | mean.z &<< 16 | mean.w &<< 24
      sum &+= components(line[min(index &+ radius &+ 1, count &- 1)])
      sum &-= components(line[max(index &- radius, 0)])
    }
  }

  private static func components(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel & 0xFF, pixel &>> 8 & 0xFF, pixel &>> 16 & 0xFF, pixel &>> 24)
  }
}
