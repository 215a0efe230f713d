package import Motion

/// Somebody knocks at the case or the table: once, as at a door, or impatiently.
///
/// Knuckles on wood or plastic make 3 to 4 g, which ring at 20 Hz for less than a tenth of a second. At
/// a door people knock three times in a second; ten in 1.5 s are drumming fists.
package struct Knocks: ModelledMotion {
  /// How many there are.
  package let count: Int
  /// Seconds from one to the next.
  package let interval: Double
  /// What each would reach without decay, in m/s².
  package let amplitude: Double

  package static var all: [Knocks] {
    [(1, 0, 40), (2, 0.35, 30), (3, 0.3, 30), (6, 0.2, 30), (10, 0.15, 40)].map {
      Knocks(count: $0, interval: $1, amplitude: $2)
    }
  }

  package var activity: String { count == 1 ? "single knock" : "knocks" }
  package var duration: Double { Double(count) * interval + 1 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    let sum = (0..<count).reduce(0) { sum, index in
      let since = time - Double(index) * interval
      return sum + Impulse.ringing(amplitude, hertz: 20, decay: 0.03, at: since)
    }
    return pose.up + pose.line * sum
  }
}
