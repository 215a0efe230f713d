/// The light of each level, times how much a row counts.
///
/// An entry is a part of 2³² - 1 and rounded down, so that sums over rows that count 1 together never
/// overflow, and are short of the truth by less than one such part for each row.
struct LightTable: ~Copyable {
  /// For levels of colours.
  let light: UnsafeMutablePointer<UInt32>
  /// For alpha, which is not bent.
  let coverage: UnsafeMutablePointer<UInt32>

  /// A table for rows that count so much, 0 to 1.
  init(weight: Double) {
    light = .allocate(capacity: 256)
    light.initialize(repeating: 0, count: 256)
    coverage = .allocate(capacity: 256)
    coverage.initialize(repeating: 0, count: 256)
    fill(weight: weight)
  }

  deinit {
    light.deallocate()
    coverage.deallocate()
  }

  /// Makes it one for rows that count so much, 0 to 1.
  func fill(weight: Double) {
    let scale = weight * 0xFFFF_FFFF
    SRGB.light.withUnsafeBufferPointer { parts in
      for level in 0..<256 {
        light[level] = UInt32(parts[level] * scale)
        coverage[level] = UInt32(Double(level) / 255 * scale)
      }
    }
  }
}
