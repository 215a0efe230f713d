package import Motion

/// One push of 2 g that does not ring: an elbow against something heavy, or a padded stand.
///
/// 10 ms is something hard, 100 ms a hand.
package struct Shove: ModelledMotion {
  /// How long it takes, in seconds.
  package let width: Double

  package static var all: [Shove] { [0.01, 0.03, 0.06, 0.1].map { Shove(width: $0) } }

  package var activity: String { "shove" }
  package var duration: Double { 1 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    pose.up + pose.line * Impulse.push(2 * standardGravity, seconds: width, at: time)
  }
}
