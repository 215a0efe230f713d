extension UInt32 {
  /// A premultiplied pixel with all four components times `factor` / 255, rounded to the nearest.
  @inline(__always) func multiplied(by factor: UInt32) -> UInt32 {
    if factor == 255 { return self }
    return Self.divided(self & 0x00FF_00FF, factor)
      | Self.divided((self >> 8) & 0x00FF_00FF, factor) << 8
  }

  /// Two components at once: each times `factor`, divided by 255 exactly.
  @inline(__always) private static func divided(_ pair: UInt32, _ factor: UInt32) -> UInt32 {
    let product = pair &* factor &+ 0x0080_0080
    return ((product &+ ((product >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
  }

  /// This pixel, with `weight` / 256 of the way gone to the other.
  @inline(__always) func mixed(with other: UInt32, weight: UInt32) -> UInt32 {
    let rest = 256 &- weight
    let even = ((self & 0x00FF_00FF) &* rest &+ (other & 0x00FF_00FF) &* weight) >> 8
    let odd = ((self >> 8) & 0x00FF_00FF) &* rest &+ ((other >> 8) & 0x00FF_00FF) &* weight
    return (even & 0x00FF_00FF) | (odd & 0xFF00_FF00)
  }

  /// This premultiplied pixel over another.
  @inline(__always) func over(_ below: UInt32) -> UInt32 {
    let opacity = self >> 24
    if opacity == 255 { return self }
    if opacity == 0 { return below }
    return self &+ below.multiplied(by: 255 &- opacity)
  }
}
