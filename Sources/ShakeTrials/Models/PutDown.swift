internal import Glibc
package import Motion

/// The device is taken up, looked at, and put down again.
///
/// It is lifted and lowered with 0.3 to 0.8 g within half a second, turned to the face meanwhile, and
/// lands with 0.5 to 2 g for 10 to 30 ms, once to three times as it rocks on its feet.
package struct PutDown: ModelledMotion {
  /// How fast it is lifted, in g.
  package let lift: Double
  /// How hard it lands, in g.
  package let landing: Double
  /// How long each touch-down lasts, in seconds.
  package let width: Double
  /// How often it touches down; each time with half the strength.
  package let touches: Int

  package static var all: [PutDown] {
    [(0.3, 0.5, 0.03, 1), (0.5, 1, 0.02, 2), (0.6, 2, 0.02, 2), (0.8, 2, 0.01, 3)].map {
      PutDown(lift: $0, landing: $1, width: $2, touches: $3)
    }
  }

  package var activity: String { "taken up, put down" }
  package var duration: Double { 5 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    let turned = Impulse.ease((time - 0.2) / 0.7) - Impulse.ease(time - 2.7)
    let angle = turned * .pi / 3
    let raised = (0..<0.5).contains(time) ? sin(4 * .pi * time) : 0
    let lowered = (3.2..<3.7).contains(time) ? -sin(4 * .pi * (time - 3.2)) : 0
    let landed = (0..<touches).reduce(0) { sum, index in
      let since = time - 3.75 - 0.12 * Double(index)
      return sum + Impulse.push(landing / Double(1 << index), seconds: width, at: since)
    }
    return pose.up * (cos(angle) + lift * (raised + lowered) + landed)
      + pose.side * (standardGravity * sin(angle))
  }
}
