import Raster

/// A bitmap's content as a value that can be compared, and the plainest way to scale it.
struct TestPixels: Equatable {
  var size: PixelSize
  var words: [UInt32]

  init(_ size: PixelSize, _ words: [UInt32]) {
    precondition(words.count == size.width * size.height)
    (self.size, self.words) = (size, words)
  }

  init(_ bitmap: borrowing Bitmap) {
    self.init(bitmap.size, bitmap.withPixels { Array($0) })
  }

  /// Noise of every alpha, colours below it.
  static func translucent(_ size: PixelSize) -> TestPixels {
    TestPixels(size, noise(size).map { Color($0).premultiplied })
  }

  /// Noise of full alpha.
  static func opaque(_ size: PixelSize) -> TestPixels {
    TestPixels(size, noise(size).map { $0 | 0xFF00_0000 })
  }

  private static func noise(_ size: PixelSize) -> [UInt32] {
    var state: UInt64 = 42
    return (0..<size.width * size.height).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 32)
    }
  }

  var bitmap: Bitmap {
    var bitmap = Bitmap(size: size)
    bitmap.isOpaque = words.allSatisfy { $0 >> 24 == 255 }
    bitmap.withMutablePixels { pixels in
      for (index, word) in words.enumerated() { pixels[index] = word }
    }
    return bitmap
  }

  subscript(x: Int, y: Int) -> UInt32 { words[y * size.width + x] }

  /// Blue, green, red and alpha.
  static func components(_ word: UInt32) -> [Double] {
    (0..<4).map { Double(word >> ($0 * 8) & 255) }
  }

  /// The largest difference of any component.
  func distance(to other: TestPixels) -> Double {
    precondition(size == other.size)
    return zip(words, other.words).map { first, second in
      zip(Self.components(first), Self.components(second)).map { abs($0 - $1) }.max() ?? 0
    }.max() ?? 0
  }

  /// The bytes of an opaque word in a format; for gray those of its green.
  static func bytes(_ word: UInt32, _ format: RowFormat) -> [UInt8] {
    let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    return format == .gray ? [bytes[1]] : bytes
  }

  /// The opaque word of a gray or RGB pixel.
  static func word(_ bytes: [UInt8]) -> UInt32 {
    let color = bytes.count == 1 ? [bytes[0], bytes[0], bytes[0]] : bytes
    return Color(red: color[0], green: color[1], blue: color[2]).premultiplied
  }
}

extension Color {
  /// A colour from `0xAARRGGBB`, alpha not multiplied in.
  init(_ word: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word), alpha: UInt8(word >> 24))
  }
}
