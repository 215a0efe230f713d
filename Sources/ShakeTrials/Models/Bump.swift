package import Motion

/// Somebody or something runs into the stand, once, and it rings.
///
/// A shoulder or a trolley makes 2 to 6 g; stands and cases ring at 10 to 30 Hz and are quiet again
/// within a quarter of a second.
package struct Bump: ModelledMotion {
  /// What it would reach without decay, in m/s².
  package let amplitude: Double
  /// How fast the stand rings, in Hz.
  package let frequency: Double

  package static var all: [Bump] {
    [(20, 10), (20, 20), (60, 15), (60, 30)].map { Bump(amplitude: $0, frequency: $1) }
  }

  package var activity: String { "bump" }
  package var duration: Double { 1 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    let ringing = Impulse.ringing(amplitude, hertz: frequency, decay: 0.08, at: time)
    return pose.up + pose.line * ringing
  }
}
