package import Motion

/// The device falls, hits the ground, and bounces once.
///
/// 0.3 s is the height of a chair, 0.45 s that of a table, 1 s a stairwell. It weighs nothing meanwhile;
/// the blow is far above what a sensor measures, and the case rings at 25 Hz.
package struct Drop: ModelledMotion {
  /// How long it falls, in seconds.
  package let seconds: Double

  package static var all: [Drop] { [0.3, 0.45, 1].map { Drop(seconds: $0) } }

  package var activity: String { "drop" }
  package var duration: Double { 3 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    let hit = time - seconds
    if time <= 0 { return pose.up }
    if hit < 0 { return .zero }
    if hit < 0.2 {
      let blow = Impulse.push(60, seconds: 0.02, at: hit) / standardGravity
      return pose.up * (1 + blow)
        + pose.line * Impulse.ringing(60, hertz: 25, decay: 0.04, at: hit)
    }
    if hit < 0.4 { return .zero }
    return pose.up * (1 + Impulse.push(40, seconds: 0.02, at: hit - 0.4) / standardGravity)
  }
}
