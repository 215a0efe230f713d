package import Motion

/// A door falls shut in the wall that the kiosk hangs on.
///
/// A light wall swings at 6 to 10 Hz, as fast as a hand, with up to 8 m/s² at the kiosk, but dies away
/// within half a second.
package struct SlammedDoor: ModelledMotion {
  /// How fast the wall swings, in Hz.
  package let frequency: Double

  package static var all: [SlammedDoor] { [6, 8, 10].map { SlammedDoor(frequency: $0) } }

  package var activity: String { "door slams" }
  package var duration: Double { 2 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    pose.up + pose.line * Impulse.ringing(8, hertz: frequency, decay: 0.25, at: time)
  }
}
