package import Motion

/// The kiosk hangs on a swivel arm and is pushed aside, to the arm's stop or until friction holds it.
///
/// A hand pushes for a third of a second with 3 to 6 m/s² and slows it down as long; the stop is a blow
/// of 1 g. Then the arm's springs let it sway at 1.5 to 2.5 Hz, slower than a shake, with up to 4 m/s²
/// and less with each swing.
package struct SwivelPush: ModelledMotion {
  /// How hard it is pushed, in m/s².
  package let push: Double
  /// How hard it meets the stop, in m/s²; 0 if it does not.
  package let stop: Double
  /// How hard it sways at first, in m/s².
  package let sway: Double
  /// How fast it sways, in Hz.
  package let frequency: Double

  package static var all: [SwivelPush] {
    [(3, 0, 2, 1.5), (6, 0, 4, 1.5), (4, 10, 3, 2.5), (6, 10, 4, 2)].map {
      SwivelPush(push: $0, stop: $1, sway: $2, frequency: $3)
    }
  }

  package var activity: String { "pushed on its arm" }
  package var duration: Double { 3 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    let width = 0.33
    let pushed =
      Impulse.push(push, seconds: width, at: time)
      - Impulse.push(push, seconds: width, at: time - width)
    let stopped = Impulse.push(stop, seconds: 0.03, at: time - 2 * width)
    let swaying = Impulse.ringing(sway, hertz: frequency, decay: 0.5, at: time - 2 * width)
    return pose.up + pose.side * (pushed - stopped + swaying)
  }
}
