internal import Glibc
package import Motion

/// Somebody walks past, on a floor that trembles, or jumps beside the kiosk.
///
/// Wooden floors swing at 6 to 12 Hz and for a quarter of a second with each step. Steps come two a
/// second with up to 1 m/s² at the foot of a stand, running children's three a second with up to 2, the
/// strongest as they pass; a jump makes 4.
package struct PassingSteps: ModelledMotion {
  /// Steps a second.
  package let rate: Double
  /// How fast the floor swings, in Hz.
  package let frequency: Double
  /// What the nearest step would reach without decay, in m/s².
  package let amplitude: Double

  package static var all: [PassingSteps] {
    [(1.9, 8, 1), (3, 8, 2), (3, 12, 2), (0.8, 7, 4)].map {
      PassingSteps(rate: $0, frequency: $1, amplitude: $2)
    }
  }

  package var activity: String { "steps pass by" }
  package var duration: Double { 5 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    let sum = (0..<Int(rate * (duration - 1))).reduce(0) { sum, index in
      let step = Double(index) / rate
      let nearness = sin(.pi * (step + 0.5) / duration)
      return sum
        + Impulse.ringing(amplitude * nearness, hertz: frequency, decay: 0.15, at: time - step)
    }
    // A floor moves up and down, and a stand on it sways along.
    return pose.up * (1 + sum / standardGravity) + pose.side * (0.5 * sum)
  }
}
