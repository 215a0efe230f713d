internal import Glibc
package import Motion

/// A motor nearby: an idling engine or a washing machine (12 Hz), a fan (20 Hz), mains hum (50 Hz), a
/// vibration motor (150 Hz); 15 m/s² is as strong as one feels in the hand.
package struct Buzz: ModelledMotion {
  /// How fast it is, in Hz.
  package let frequency: Double

  package static var all: [Buzz] { [12, 20, 50, 150].map { Buzz(frequency: $0) } }

  package var activity: String { "motor buzzes" }
  package var sampleRate: Double { 400 }
  package var duration: Double { 2 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    let isOn = time > 0 && time < duration
    return pose.up + pose.line * (isOn ? 15 * sin(2 * .pi * frequency * time) : 0)
  }
}
