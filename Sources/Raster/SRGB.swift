internal import Glibc

/// sRGB's levels and the light that they stand for (IEC 61966-2-1).
enum SRGB {
  /// The light of each level, 0 to 1.
  static let light: [Double] = (0..<256).map { light(of: Double($0)) }

  /// The level nearest to each amount of light, which is given in 1/65,535.
  ///
  /// Near black, where the curve is steepest, one level still spans 20 entries.
  static let levels: [UInt8] = {
    var levels: [UInt8] = []
    levels.reserveCapacity(65_536)
    for level in 0..<255 {
      // Halfway between two levels, not between their amounts of light.
      let end = Int((light(of: Double(level) + 0.5) * 65_535).rounded(.up))
      levels.append(contentsOf: repeatElement(UInt8(level), count: end - levels.count))
    }
    levels.append(contentsOf: repeatElement(255, count: 65_536 - levels.count))
    return levels
  }()

  private static func light(of level: Double) -> Double {
    let part = level / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
