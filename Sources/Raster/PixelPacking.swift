/// The inner loops that write pixels as a screen's memory holds them.
enum PixelPacking {
  /// Writes a row, or a part of one, from left to right.
  ///
  /// - Parameters:
  ///   - row: opaque pixels.
  ///   - count: how many.
  ///   - target: where the first of them goes; never read.
  ///   - layout: how they are written.
  ///   - x: the column of the first one on the screen.
  ///   - y: the row on the screen. Dithering depends on both, so that parts drawn at different times
  ///     fit together.
  static func write(
    _ row: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutableRawPointer,
    as layout: PixelLayout, x: Int, y: Int
  ) {
    switch layout {
    case .xrgb8888: target.copyMemory(from: row, byteCount: count &* 4)
    case .xbgr8888: map(row, count, target) { swappingRedAndBlue($0) }
    case .rgbx8888: map(row, count, target) { $0 &<< 8 | 0xFF }
    case .bgrx8888: map(row, count, target) { $0.byteSwapped | 0xFF }
    case .rgb888: writeTriples(row, count, target) { $0 }
    case .bgr888: writeTriples(row, count, target) { swappingRedAndBlue($0) }
    case .rgb565: dither(row, count, target, x: x, y: y)
    }
  }

  @inline(__always) private static func map(
    _ row: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutableRawPointer,
    _ pixel: (UInt32) -> UInt32
  ) {
    let target = target.assumingMemoryBound(to: UInt32.self)
    for index in 0..<count { target[index] = pixel(row[index]) }
  }

  @inline(__always) private static func swappingRedAndBlue(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | pixel &>> 16 & 0xFF | (pixel & 0xFF) &<< 16
  }

  /// Four pixels make three words.
  @inline(__always) private static func writeTriples(
    _ row: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutableRawPointer,
    _ pixel: (UInt32) -> UInt32
  ) {
    var (index, target) = (0, target)
    while index &+ 4 <= count {
      let (first, second) = (pixel(row[index]), pixel(row[index &+ 1]))
      let (third, fourth) = (pixel(row[index &+ 2]), pixel(row[index &+ 3]))
      target.storeBytes(of: first & 0xFF_FFFF | second &<< 24, as: UInt32.self)
      target.storeBytes(
        of: second &>> 8 & 0xFFFF | third &<< 16, toByteOffset: 4, as: UInt32.self)
      target.storeBytes(of: third &>> 16 & 0xFF | fourth &<< 8, toByteOffset: 8, as: UInt32.self)
      index &+= 4
      target += 12
    }
    while index < count {
      let word = pixel(row[index])
      target.storeBytes(of: UInt16(truncatingIfNeeded: word), as: UInt16.self)
      target.storeBytes(
        of: UInt8(truncatingIfNeeded: word &>> 16), toByteOffset: 2, as: UInt8.self)
      index &+= 1
      target += 3
    }
  }

  // MARK: Dithering

  /// Ordered dithering: a pixel's place decides how much a level must be above a coarse one to become
  /// the next. It costs no memory of neighbours, parts can be drawn alone, and what stands still does
  /// not flicker. Black and white stay flat.
  private static func dither(
    _ row: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutableRawPointer, x: Int, y: Int
  ) {
    var thresholds = SIMD8<UInt32>()
    for lane in 0..<8 { thresholds[lane] = threshold(x: x &+ lane, y: y) }
    let source = UnsafeRawPointer(row)
    let wholeCount = count & ~7
    var index = 0
    while index < wholeCount {
      let pixels = source.loadUnaligned(fromByteOffset: index &* 4, as: SIMD8<UInt32>.self)
      target.storeBytes(
        of: coarse(pixels, thresholds), toByteOffset: index &* 2, as: SIMD8<UInt16>.self)
      index &+= 8
    }
    guard index < count else { return }
    var pixels = SIMD8<UInt32>()
    for lane in 0..<count &- index { pixels[lane] = row[index &+ lane] }
    let last = coarse(pixels, thresholds)
    for lane in 0..<count &- index {
      target.storeBytes(of: last[lane], toByteOffset: (index &+ lane) &* 2, as: UInt16.self)
    }
  }

  /// Each level times 31 (63 for green) over 255, the threshold's share of one added before rounding
  /// down. Red and blue are reckoned together, each in its half of the word.
  @inline(__always) private static func coarse(
    _ pixels: SIMD8<UInt32>, _ thresholds: SIMD8<UInt32>
  ) -> SIMD8<UInt16> {
    let redAndBlue = pixels & 0x00FF_00FF
    let green = pixels &>> 8 & 0xFF
    let redsAndBlues = dividedBy255(
      redAndBlue &<< 5 &- redAndBlue &+ thresholds &+ thresholds &<< 16)
    let greens = dividedBy255(green &<< 6 &- green &+ thresholds)
    let words = (redsAndBlues &>> 16) &<< 11 | greens &<< 5 | redsAndBlues & 0xFF
    return SIMD8(truncatingIfNeeded: words)
  }

  /// Both halves of each word over 255, rounded down; exact below 65535.
  @inline(__always) private static func dividedBy255(_ words: SIMD8<UInt32>) -> SIMD8<UInt32> {
    (words &+ 0x0001_0001 &+ (words &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
  }

  /// Bayer's matrix of 8 x 8, as shares of 255: what it adds on average is half a level, and no place
  /// adds nothing or a whole one.
  static func threshold(x: Int, y: Int) -> UInt32 {
    // The bits of x and of x ^ y take turns, the lowest of them first.
    let (across, both) = (
      UInt32(truncatingIfNeeded: x & 7), UInt32(truncatingIfNeeded: (x ^ y) & 7)
    )
    var order: UInt32 = 0
    for bit in 0..<3 as Range<UInt32> {
      order = order &<< 2 | (both &>> bit & 1) &<< 1 | across &>> bit & 1
    }
    return (order &* 2 &+ 1) &* 255 / 128
  }
}
