internal import Glibc

/// Takes gravity out of the samples, and what is too fast for a hand.
///
/// Gravity is the exponential mean of the samples, a vector: the device may hang in any direction and
/// its scale may be off. A Butterworth low-pass of the second order then quietens knocks and heel
/// strikes, which ring at 10 to 20 Hz and would look like reversals, and leaves alone what a hand does.
/// Both go by the time between samples, not their count.
struct MotionFilter {
  /// The acceleration without gravity, smoothed.
  private(set) var motion = Vector.zero
  /// The same one sample earlier.
  private(set) var previousMotion = Vector.zero

  private let gravityTimeConstant: Double
  /// The low-pass's decay and its damped angular frequency, which are the same here, in 1/s.
  private let decay: Double
  private var gravity: Vector
  /// How fast the smoothed acceleration changes, in m/s³, by the decay.
  private var drift = Vector.zero

  /// A filter that takes its first sample for gravity alone.
  init(_ parameters: ShakeParameters, first acceleration: Vector) {
    gravityTimeConstant = parameters.gravityTimeConstant
    decay = 2 * .pi * parameters.cutoffFrequency * 0.5.squareRoot()
    gravity = acceleration
  }

  /// Takes in the next sample, so many seconds after the one before.
  mutating func add(_ acceleration: Vector, after interval: Double) {
    gravity = gravity.moved(
      towards: acceleration, by: 1 - exp(-interval / gravityTimeConstant))
    let input = acceleration - gravity
    let angle = decay * interval
    let damping = exp(-angle)
    let s = damping * sin(angle)
    let c = damping * cos(angle)
    let error = motion - input
    previousMotion = motion
    motion = Vector(
      x: input.x + (c + s) * error.x + s * drift.x,
      y: input.y + (c + s) * error.y + s * drift.y,
      z: input.z + (c + s) * error.z + s * drift.z)
    drift = Vector(
      x: (c - s) * drift.x - 2 * s * error.x,
      y: (c - s) * drift.y - 2 * s * error.y,
      z: (c - s) * drift.z - 2 * s * error.z)
  }
}
