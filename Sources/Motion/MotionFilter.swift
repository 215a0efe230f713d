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
  private let start: Double
  private var time: Double
  private var gravity: Vector
  private var halfSmoothed = Vector.zero

  /// A filter that takes its first sample for gravity alone.
  init(_ parameters: ShakeParameters, first acceleration: Vector, at time: Double) {
    gravityTimeConstant = parameters.gravityTimeConstant
    cutoffFrequency = parameters.cutoffFrequency
    start = time
    self.time = time
    gravity = acceleration
  }

  mutating func add(_ acceleration: Vector, at newTime: Double) {
    let interval = newTime - time
    time = newTime
    // A plain mean at first, so that a bad first sample is soon forgotten.
    let gravityGain = max(
      1 - exp(-interval / gravityTimeConstant), interval / (time - start + interval))
    gravity = gravity.moved(towards: acceleration, by: gravityGain)
    let gain = 1 - exp(-2 * .pi * cutoffFrequency * interval)
    halfSmoothed = halfSmoothed.moved(towards: acceleration - gravity, by: gain)
    previousMotion = motion
    motion = motion.moved(towards: halfSmoothed, by: gain)
  }
}
