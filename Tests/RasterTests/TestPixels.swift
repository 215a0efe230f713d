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

  /// Every target pixel as a weighted sum of all source pixels.
  func plainlyScaled(to target: PixelSize) -> TestPixels {
    var result: [UInt32] = []
    for y in 0..<target.height {
      let down = Self.weights(of: y, from: size.height, to: target.height)
      for x in 0..<target.width {
        let right = Self.weights(of: x, from: size.width, to: target.width)
        var sum = [0.0, 0, 0, 0]
        for (row, vertical) in down.enumerated() where vertical != 0 {
          for (column, horizontal) in right.enumerated() where horizontal != 0 {
            let pixel = Self.components(self[column, row])
            for channel in 0..<4 { sum[channel] += vertical * horizontal * pixel[channel] }
          }
        }
        let alpha = min(max(sum[3], 0), 255).rounded()
        let levels = [alpha] + [2, 1, 0].map { min(max(sum[$0], 0), alpha).rounded() }
        result.append(levels.reduce(0) { $0 << 8 | UInt32($1) })
      }
    }
    return TestPixels(target, result)
  }

  /// How much every source pixel counts in one target pixel, along one axis.
  private static func weights(of target: Int, from source: Int, to targets: Int) -> [Double] {
    let ratio = Double(source) / Double(targets)
    if targets == source { return (0..<source).map { $0 == target ? 1 : 0 } }
    if targets < source {
      let (start, end) = (Double(target) * ratio, Double(target + 1) * ratio)
      return (0..<source).map { max(min(Double($0 + 1), end) - max(Double($0), start), 0) / ratio }
    }
    // Catmull and Rom's spline as the four blending polynomials of its parameter.
    let position = (Double(target) + 0.5) * ratio - 0.5
    let t = position - position.rounded(.down)
    let blend = [
      (-t + 2 * t * t - t * t * t) / 2, (2 - 5 * t * t + 3 * t * t * t) / 2,
      (t + 4 * t * t - 3 * t * t * t) / 2, (-t * t + t * t * t) / 2,
    ]
    var weights = Array(repeating: 0.0, count: source)
    for (step, weight) in blend.enumerated() {
      weights[min(max(Int(position.rounded(.down)) - 1 + step, 0), source - 1)] += weight
    }
    return weights
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
