/// The inner loops of scaling. A float row holds blue, green, red and alpha of each pixel in turn.
enum RowKernels {
  /// Floats for each pixel.
  static let channels = 4

  /// `sum = weight · row`, or `sum += weight · row`.
  static func accumulate(
    _ row: UnsafePointer<UInt32>, weight: Float, into sum: UnsafeMutablePointer<Float>,
    count: Int, isFirst: Bool
  ) {
    for index in 0..<count {
      let pixel = row[index]
      let lane = sum + index &* channels
      let blue = weight * Float(pixel & 0xFF)
      let green = weight * Float(pixel &>> 8 & 0xFF)
      let red = weight * Float(pixel &>> 16 & 0xFF)
      let alpha = weight * Float(pixel &>> 24)
      if isFirst {
        (lane[0], lane[1], lane[2], lane[3]) = (blue, green, red, alpha)
      } else {
        lane[0] += blue
        lane[1] += green
        lane[2] += red
        lane[3] += alpha
      }
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

  /// Brings a float row to the filter's target length; each result is multiplied by `factor`.
  ///
  /// Sums in double precision: a sum of many thousand pixels stays exact to the last level.
  static func resample(
    _ row: UnsafePointer<Float>, by filter: AxisFilter, factor: Double,
    into target: UnsafeMutablePointer<Float>
  ) {
    filter.firsts.withUnsafeBufferPointer { firsts in
      filter.offsets.withUnsafeBufferPointer { offsets in
        filter.weights.withUnsafeBufferPointer { weights in
          for x in 0..<filter.targetLength {
            var sum = SIMD4<Double>.zero
            var source = row + firsts[x] &* channels
            for index in offsets[x]..<offsets[x &+ 1] {
              let pixel = SIMD4(
                Double(source[0]), Double(source[1]), Double(source[2]), Double(source[3]))
              sum += pixel * weights[index]
              source += channels
            }
            sum *= factor
            let lane = target + x &* channels
            (lane[0], lane[1]) = (Float(sum.x), Float(sum.y))
            (lane[2], lane[3]) = (Float(sum.z), Float(sum.w))
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
