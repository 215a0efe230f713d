/// The inner loops that fade one row of opaque pixels into another.
///
/// Levels are mixed as they are stored, which is what people know from every other screen. Mixing
/// light instead, by tables, takes five times as long, which slow boards have no time for in each frame.
enum FadeKernel {
  private typealias Lanes = SIMD16<UInt16>

  /// `target = back + (front - back) · weight / 256`, for each level of some pixels of a row.
  static func mix(
    _ back: FrameLayer.Source, with front: FrameLayer.Source, weight: UInt16, row: Int,
    into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    switch (back, front) {
    case (.pixels(let back, let backStride), .pixels(let front, let frontStride)):
      mix(
        back + row &* backStride, front + row &* frontStride, weight: weight, into: target,
        count: count)
    case (.pixels(let pixels, let stride), .color(let word)):
      mix(pixels + row &* stride, word, weight, target, count)
    case (.color(let word), .pixels(let pixels, let stride)):
      mix(pixels + row &* stride, word, 256 - weight, target, count)
    case (.color(let back), .color(let front)):
      target.update(repeating: back.mixed(with: front, weight: UInt32(weight)), count: count)
    }
  }

  /// The same for pixels of two bitmaps.
  static func mix(
    _ back: UnsafePointer<UInt32>, _ front: UnsafePointer<UInt32>, weight: UInt16,
    into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let (from, to) = (UnsafeRawPointer(back), UnsafeRawPointer(front))
    let raw = UnsafeMutableRawPointer(target)
    let (share, rest) = (Lanes(repeating: weight), Lanes(repeating: 256 &- weight))
    let whole = count & ~7
    var offset = 0
    while offset < whole &* 4 {
      let a = from.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
      let b = to.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
      raw.storeBytes(of: mixed(a, rest, b, share), toByteOffset: offset, as: Lanes.self)
      offset &+= 32
    }
    for index in whole..<count {
      target[index] = back[index].mixed(with: front[index], weight: UInt32(weight))
    }
  }

  private static func mix(
    _ pixels: UnsafePointer<UInt32>, _ word: UInt32, _ weight: UInt16,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let from = UnsafeRawPointer(pixels)
    let raw = UnsafeMutableRawPointer(target)
    let color = unsafeBitCast(SIMD8(repeating: word), to: Lanes.self)
    let (share, rest) = (Lanes(repeating: weight), Lanes(repeating: 256 &- weight))
    let whole = count & ~7
    var offset = 0
    while offset < whole &* 4 {
      let a = from.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
      raw.storeBytes(of: mixed(a, rest, color, share), toByteOffset: offset, as: Lanes.self)
      offset &+= 32
    }
    for index in whole..<count {
      target[index] = pixels[index].mixed(with: word, weight: UInt32(weight))
    }
  }

  /// The lower and the upper byte of each lane by themselves; no sum is above 255 · 256.
  @inline(__always) private static func mixed(
    _ a: Lanes, _ rest: Lanes, _ b: Lanes, _ share: Lanes
  ) -> Lanes {
    let mask = Lanes(repeating: 0xFF)
    let lower = ((a & mask) &* rest &+ (b & mask) &* share) &>> 8
    let upper = ((a &>> 8) &* rest &+ (b &>> 8) &* share) & ~mask
    return lower | upper
  }
}
