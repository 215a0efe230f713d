import Motion
import ShakeTrials

/// What most recipes do: the acceleration, gravity included, is longer than a threshold, which after
/// that counts for nothing for a while.
struct MagnitudeThreshold: ShakeSensing {
  /// In m/s²: two and a half g.
  var threshold = 2.5 * standardGravity
  /// In seconds.
  var lockOut = 0.5

  private var lastBegin = -Double.infinity

  init() {}

  mutating func beginsShake(with sample: AccelerometerSample) -> Bool {
    guard sample.acceleration.length > threshold, sample.timestamp - lastBegin >= lockOut
    else { return false }
    lastBegin = sample.timestamp
    return true
  }
}
