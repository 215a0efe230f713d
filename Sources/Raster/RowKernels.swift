/// The inner loops of enlarging. A float row holds blue, green, red and alpha of each pixel in turn.
enum RowKernels {
  /// Floats for each pixel.
  static let channels = 4

  /// Makes floats of pixels.
  static func load(
    _ row: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<Float>, count: Int
  ) {
    for index in 0..<count {
      let pixel = row[index]
      let lane = target + index &* channels
      (lane[0], lane[1]) = (Float(pixel & 0xFF), Float(pixel &>> 8 & 0xFF))
      (lane[2], lane[3]) = (Float(pixel &>> 16 & 0xFF), Float(pixel &>> 24))
    }
  }

  /// `sum = weight · row`, or `sum += weight · row`.
  static func accumulate(
    _ row: UnsafePointer<Float>, weight: Float, into sum: UnsafeMutablePointer<Float>,
    count: Int, isFirst: Bool
  ) {
    let lanes = count &* channels
    if isFirst {
      for lane in 0..<lanes { sum[lane] = weight * row[lane] }
    } else {
      for lane in 0..<lanes { sum[lane] += weight * row[lane] }
    }
  }

  /// Brings a float row to the filter's target length.
  static func resample(
    _ row: UnsafePointer<Float>, by filter: AxisFilter, into target: UnsafeMutablePointer<Float>
  ) {
    filter.firsts.withUnsafeBufferPointer { firsts in
      filter.offsets.withUnsafeBufferPointer { offsets in
        filter.weights.withUnsafeBufferPointer { weights in
          for x in 0..<filter.targetLength {
            var sum = SIMD4<Float>.zero
            var source = row + firsts[x] &* channels
            for index in offsets[x]..<offsets[x &+ 1] {
              let pixel = SIMD4(source[0], source[1], source[2], source[3])
              sum += pixel * Float(weights[index])
              source += channels
            }
            let lane = target + x &* channels
            (lane[0], lane[1], lane[2], lane[3]) = (sum.x, sum.y, sum.z, sum.w)
          }
        }
      }
    }
  }

  /// Rounds a float row to pixels. What a cubic overshot is brought back: alpha to 0…255, and no
  /// colour above its alpha.
  static func pack(
    _ row: UnsafePointer<Float>, into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    // Adding 2^23 leaves no bits for a fraction, so the sum is rounded and its low bits are the
    // whole number.
    let roundingBias = SIMD4<Float>(repeating: 0x1p23)
    for index in 0..<count {
      let lane = row + index &* channels
      let alpha = min(max(lane[3], 0), 255)
      var levels = SIMD4(lane[0], lane[1], lane[2], alpha)
      levels = pointwiseMin(pointwiseMax(levels, .zero), SIMD4(repeating: alpha))
      levels += roundingBias
      target[index] =
        (levels.x.bitPattern & 0xFF) | (levels.y.bitPattern & 0xFF) &<< 8
        | (levels.z.bitPattern & 0xFF) &<< 16 | levels.w.bitPattern &<< 24
    }
  }
}
