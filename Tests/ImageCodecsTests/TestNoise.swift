import Raster

/// Numbers that look random and are the same in every run.
struct TestNoise: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64: every seed, also 0, gives good numbers.
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A picture of every alpha that hardly compresses.
  static func bitmap(_ size: PixelSize) -> Bitmap {
    var noise = TestNoise(seed: 1)
    var bitmap = Bitmap(size: size, color: .clear)
    bitmap.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = UInt32(truncatingIfNeeded: noise.next()) }
      _ = Premultiplication.apply(to: pixels)
    }
    return bitmap
  }
}
