internal import Glibc
package import Motion

/// The device is turned over, or turned on its side and back.
///
/// Two seconds are a person who looks at the back of it; 0.3 s is as fast as a wrist turns right over.
/// There and back is somebody who tries whether the picture turns too.
package struct Turn: ModelledMotion {
  /// How far, in degrees.
  package let angle: Double
  /// How long that takes, in seconds.
  package let seconds: Double
  /// Whether it is turned back, after a moment.
  package let returns: Bool

  package static var all: [Turn] {
    [(180, 0.3, false), (180, 0.6, false), (180, 2, false), (90, 0.4, true), (90, 1, true)].map {
      Turn(angle: $0, seconds: $1, returns: $2)
    }
  }

  package var activity: String { seconds < 0.5 ? "quick turn" : "turn" }
  package var duration: Double { 2 * seconds + 1 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    let back = returns ? Impulse.ease((time - seconds - 0.5) / seconds) : 0
    let radians = angle * .pi / 180 * (Impulse.ease(time / seconds) - back)
    return pose.up * cos(radians) + pose.side * (standardGravity * sin(radians))
  }
}
