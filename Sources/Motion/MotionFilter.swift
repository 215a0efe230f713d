internal import Glibc

/// Takes gravity out of the samples, and what is too fast for a hand.
///
/// Gravity is the exponential mean of the samples, a vector: the device may hang in any direction and
/// its scale may be off. Two one-pole low-passes then quieten knocks and heel strikes, which ring at
/// 10 to 20 Hz and would look like reversals. Both go by the time between samples, not their count.
struct MotionFilter {
  /// The acceleration without gravity, smoothed.
  private(set) var motion = Vector.zero
  /// The same one sample earlier.
  private(set) var previousMotion = Vector.zero

  private let gravityTimeConstant: Double
  private let cutoffFrequency: Double
  private var gravity: Vector
  private var halfSmoothed = Vector.zero

  /// A filter that takes its first sample for gravity alone.
  init(_ parameters: ShakeParameters, first acceleration: Vector) {
    gravityTimeConstant = parameters.gravityTimeConstant
    cutoffFrequency = parameters.cutoffFrequency
    gravity = acceleration
  }

  /// Takes in the next sample, so many seconds after the one before.
  mutating func add(_ acceleration: Vector, after interval: Double) {
    gravity = gravity.moved(
      towards: acceleration, by: 1 - exp(-interval / gravityTimeConstant))
    let gain = 1 - exp(-2 * .pi * cutoffFrequency * interval)
    halfSmoothed = halfSmoothed.moved(towards: acceleration - gravity, by: gain)
    previousMotion = motion
    motion = motion.moved(towards: halfSmoothed, by: gain)
  }
}
