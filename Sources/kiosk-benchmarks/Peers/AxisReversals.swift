import Motion
import ShakeTrials

/// The rule of React Native's development menu: an axis exceeds a force with the other sign than when
/// it last did, eight times, with less than three seconds in between. Gravity is taken to be on z.
struct AxisReversals: ShakeSensing {
  private static let force = 1.33 * standardGravity
  private static let reversalsNeeded = 8
  private static let patience = 3.0
  /// Samples that come sooner after one another are passed over: 20 ms, and less than what the times of
  /// samples are rounded by.
  private static let shortestInterval = 0.02 - 1e-6

  private var lastTime = -Double.infinity
  private var lastReversal = -Double.infinity
  /// What each axis last exceeded the force with.
  private var lastForces = [0.0, 0, 0]
  private var reversals = 0

  init() {}

  mutating func beginsShake(with sample: AccelerometerSample) -> Bool {
    let time = sample.timestamp
    guard time - lastTime >= Self.shortestInterval else { return false }
    lastTime = time
    if time - lastReversal > Self.patience { reset() }
    let forces = [sample.x, sample.y, sample.z - standardGravity]
    let turned = forces.indices.first {
      abs(forces[$0]) > Self.force && forces[$0] * lastForces[$0] <= 0
    }
    guard let axis = turned else { return false }
    lastForces[axis] = forces[axis]
    lastReversal = time
    reversals += 1
    guard reversals >= Self.reversalsNeeded else { return false }
    reset()
    return true
  }

  private mutating func reset() {
    reversals = 0
    lastForces = [0, 0, 0]
  }
}
