/// The inner loops of averaging. Sums are light in parts of 2³² - 1, one for each channel.
enum LightKernels {
  /// Sums hold a vector more than pixels: the last pixel is read as one as well.
  static let padding = 4

  /// `sum = light of row`, or `sum += light of row`, for rows without alpha.
  static func add(
    _ row: UnsafePointer<UInt8>, through table: UnsafePointer<UInt32>,
    to sums: UnsafeMutablePointer<UInt32>, count: Int, isFirst: Bool
  ) {
    if isFirst {
      for index in 0..<count { sums[index] = table[Int(row[index])] }
    } else {
      for index in 0..<count { sums[index] &+= table[Int(row[index])] }
    }
  }

  /// The same for rows of red, green, blue and alpha; colours count as much as they cover. `light` is
  /// that of each level in 2⁻³¹, `coverage` that of a row's table.
  ///
  /// - Returns: whether every pixel is opaque.
  static func addCovered(
    _ row: UnsafePointer<UInt8>, light: UnsafePointer<UInt32>,
    coverage: UnsafePointer<UInt32>, to sums: UnsafeMutablePointer<UInt32>, count: Int,
    isFirst: Bool
  ) -> Bool {
    var (row, sum) = (row, sums)
    var common: UInt8 = 255
    if isFirst { sums.update(repeating: 0, count: count &* 4) }
    for _ in 0..<count {
      common &= row[3]
      let covered = coverage[Int(row[3])]
      let whole = UInt64(covered)
      sum[0] &+= UInt32(truncatingIfNeeded: (whole &* UInt64(light[Int(row[0])])) &>> 31)
      sum[1] &+= UInt32(truncatingIfNeeded: (whole &* UInt64(light[Int(row[1])])) &>> 31)
      sum[2] &+= UInt32(truncatingIfNeeded: (whole &* UInt64(light[Int(row[2])])) &>> 31)
      sum[3] &+= covered
      row += 4
      sum += 4
    }
    return common == 255
  }

  /// Averages columns: as many target pixels as there are `firsts`, as words `0xAARRGGBB` with alpha
  /// multiplied in.
  ///
  /// The weights of target pixel x begin at `offsets[x]` and end before the next one's, and are
  /// 65,535 · 2⁻²⁴ together. `levels` has the level of each amount of light, in 1/65,535.
  static func average(
    _ sums: UnsafePointer<UInt32>, _ format: RowFormat, firsts: UnsafeBufferPointer<Int>,
    offsets: UnsafePointer<Int>, weights: UnsafePointer<Float>, levels: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let stride = format.bytesPerPixel
    for x in 0..<firsts.count {
      var source = sums + firsts[x] &* stride
      var light = SIMD4<Float>.zero
      for index in offsets[x]..<offsets[x &+ 1] {
        // 24 bits are what a Float holds, and signed numbers are what vectors are made of fast.
        light +=
          weights[index]
          * SIMD4(
            Float(Int32(bitPattern: source[0] &>> 8)), Float(Int32(bitPattern: source[1] &>> 8)),
            Float(Int32(bitPattern: source[2] &>> 8)), Float(Int32(bitPattern: source[3] &>> 8)))
        source += stride
      }
      target[x] =
        switch format {
        case .gray: opaque(SIMD4(repeating: light.x), levels)
        case .rgb: opaque(light, levels)
        case .rgba: translucent(light, levels)
        }
    }
  }

  @inline(__always) private static func opaque(
    _ light: SIMD4<Float>, _ levels: UnsafePointer<UInt8>
  ) -> UInt32 {
    // Adding 2^23 leaves no bits for a fraction, so the sum is rounded and its low bits are the
    // whole number.
    let places = pointwiseMin(light, SIMD4(repeating: 65_535)) + SIMD4(repeating: 0x1p23)
    let red = UInt32(levels[Int(places.x.bitPattern & 0xFFFF)])
    let green = UInt32(levels[Int(places.y.bitPattern & 0xFFFF)])
    let blue = UInt32(levels[Int(places.z.bitPattern & 0xFFFF)])
    return 0xFF00_0000 | red &<< 16 | green &<< 8 | blue
  }

  @inline(__always) private static func translucent(
    _ light: SIMD4<Float>, _ levels: UnsafePointer<UInt8>
  ) -> UInt32 {
    // Sums are rounded down by very little; halves still go up.
    let coverage = min(light.w * (255 / 65_535) + 0x1p-10, 255)
    let alpha = (coverage + 0x1p23).bitPattern & 0xFF
    if alpha == 0 { return 0 }
    let color = opaque(light * (65_535 / light.w), levels) & 0x00FF_FFFF
    return Premultiplication.premultiplied(alpha &<< 24 | color)
  }
}
