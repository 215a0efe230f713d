package import Motion

/// Fingers on the screen: a tap, a double tap, a child that hits it, fingers that drum.
///
/// A tap pushes the screen along its normal by some 1 g; a panel on a stand rings at 15 Hz, longer than a
/// knock. People tap again after 0.2 to 0.25 s; drumming fingers come eight a second, each weaker.
package struct ScreenTaps: ModelledMotion {
  /// How many there are.
  package let count: Int
  /// Seconds from one to the next.
  package let interval: Double
  /// What each would reach without decay, in m/s².
  package let amplitude: Double

  package static var all: [ScreenTaps] {
    [(1, 0, 12), (2, 0.2, 12), (5, 0.25, 12), (12, 0.125, 6)].map {
      ScreenTaps(count: $0, interval: $1, amplitude: $2)
    }
  }

  package var activity: String { "taps on the screen" }
  package var duration: Double { Double(count) * interval + 1 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    let sum = (0..<count).reduce(0) { sum, index in
      let since = time - Double(index) * interval
      return sum + Impulse.ringing(amplitude, hertz: 15, decay: 0.04, at: since)
    }
    return pose.up + pose.line * sum
  }
}
