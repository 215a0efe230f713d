import Motion
import ShakeTrials

/// The rule of the micro:bit: an axis, gravity included, crosses from one side of ±400 mg to the other,
/// four times in all; the count falls by one each 200 ms, and 600 ms after a shake it begins anew.
struct ZeroCrossings: ShakeSensing {
  private static let tolerance = 0.4 * standardGravity
  private static let crossingsNeeded = 4
  /// The micro:bit looks so often, in seconds.
  private static let tick = 0.02
  private static let decayTicks = 10
  private static let rearmTicks = 30

  private var lastTick: Double?
  private var isPositive = [false, false, false]
  private var crossings = 0
  private var hasBegun = false
  private var ticks = 0

  init() {}

  mutating func beginsShake(with sample: AccelerometerSample) -> Bool {
    // Where samples come more slowly than the ticks, more than one has passed.
    let elapsed = lastTick.map { ((sample.timestamp - $0) / Self.tick + 1e-6).rounded(.down) } ?? 1
    guard elapsed >= 1 else { return false }
    lastTick = sample.timestamp
    let begins = countCrossings(sample) && crossings == Self.crossingsNeeded
    if begins {
      hasBegun = true
      ticks = 0
    }
    ticks += Int(min(elapsed, Double(Self.rearmTicks)))
    if hasBegun && ticks >= Self.rearmTicks {
      hasBegun = false
      crossings = 0
      ticks = 0
    } else if !hasBegun && ticks >= Self.decayTicks {
      crossings = max(0, crossings - 1)
      ticks = 0
    }
    return begins
  }

  /// Whether an axis has crossed over and counts.
  private mutating func countCrossings(_ sample: AccelerometerSample) -> Bool {
    var hasCrossed = false
    for (axis, value) in [sample.x, sample.y, sample.z].enumerated() {
      if abs(value) > Self.tolerance, (value > 0) != isPositive[axis] {
        isPositive[axis] = value > 0
        hasCrossed = true
      }
    }
    guard hasCrossed, crossings < Self.crossingsNeeded else { return false }
    crossings += 1
    return true
  }
}
