internal import Glibc
package import Motion
internal import Platform

/// A shake as a hand makes it: half-swings to and fro along a line, which swell and die away.
///
/// Hands shake things at 2 Hz (a heavy tablet, pumped) to 8 Hz (a phone, as fast as one can), with 4 to
/// 40 m/s²: less is a tremor, more does not come from the wrist. Three half-swings are the least that
/// is to and fro; people who wait for something to happen make about twenty.
package struct HandShake: ModelledMotion {
  /// How hard, and who: what `all` counts together.
  package let activity: String
  /// All half-swings, in the order of time.
  private let swings: [Swing]
  /// How long it swells, and dies away, in seconds.
  private let ramp: Double

  private struct Swing {
    var start: Double
    var duration: Double
    /// Its peak in m/s², with its sign.
    var peak: Double
    /// How far it is off the line, in radians.
    var angle: Double
  }

  /// A shake from its parts.
  ///
  /// - Parameters:
  ///   - activity: what it is counted as.
  ///   - frequency: to-and-fros a second, in Hz.
  ///   - amplitude: the peak of a half-swing, in m/s².
  ///   - halfSwings: how many there are.
  ///   - ramp: how long it swells, and dies away, in seconds.
  ///   - unevenness: by which part half-swings differ in length and in strength.
  ///   - wander: how far half-swings leave the line, in degrees.
  ///   - seed: decides how.
  package init(
    _ activity: String, frequency: Double, amplitude: Double, halfSwings: Int, ramp: Double,
    unevenness: Double = 0, wander: Double = 0, seed: UInt64 = 0
  ) {
    var generator = SeededGenerator(seed: seed)
    func vary(by part: Double) -> Double { .random(in: -part...part, using: &generator) }
    var start = 0.0
    swings = (0..<halfSwings).map { index in
      let swing = Swing(
        start: start, duration: (1 + vary(by: unevenness)) / (2 * frequency),
        peak: amplitude * (1 + vary(by: unevenness)) * (index % 2 == 0 ? 1 : -1),
        angle: vary(by: wander) * .pi / 180)
      start += swing.duration
      return swing
    }
    self.activity = activity
    self.ramp = ramp
  }

  package var duration: Double { swings.last.map { $0.start + $0.duration } ?? 0 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    guard let swing = swings.last(where: { $0.start <= time }) else { return pose.up }
    let envelope = min(1, time / ramp, (duration - time) / ramp)
    let strength =
      envelope * swing.peak * sin(.pi * min((time - swing.start) / swing.duration, 1))
    return pose.up + (pose.line * cos(swing.angle) + pose.across * sin(swing.angle)) * strength
  }
}

extension HandShake {
  /// The grid of even ones, and forty of a child and of an adult each.
  package static var all: [HandShake] { grid + children + adults }

  /// The strengths of even shakes, in m/s².
  package static let amplitudes = [4.0, 6, 8, 12, 20, 40]
  /// Their frequencies, in Hz.
  package static let frequencies = [2.0, 3, 4, 5, 6, 8]

  /// Shakes along a line, each half-swing like the other: short and long ones that swell quickly and
  /// slowly.
  ///
  /// - Parameters:
  ///   - amplitude: the peak of a half-swing, in m/s².
  ///   - frequency: to-and-fros a second, in Hz.
  /// - Returns: eight shakes of 3 to 20 half-swings.
  package static func even(amplitude: Double, frequency: Double) -> [HandShake] {
    [3, 6, 12, 20].flatMap { halfSwings in
      [0.05, 0.15].map { ramp in
        HandShake(
          "shake of \(Int(amplitude)) m/s²", frequency: frequency, amplitude: amplitude,
          halfSwings: halfSwings, ramp: ramp)
      }
    }
  }

  /// Every frequency with every strength: the bounds of what a detector sees.
  private static var grid: [HandShake] {
    amplitudes.flatMap { amplitude in
      frequencies.flatMap { even(amplitude: amplitude, frequency: $0) }
    }
  }

  /// A child shakes with less strength for the device's weight, less evenly and less straight than an
  /// adult, often with the whole arm, so not very fast; and some give up soon.
  private static var children: [HandShake] {
    (UInt64(0)..<40).map { seed in
      var generator = SeededGenerator(seed: 1000 + seed)
      return HandShake(
        "child's shake", frequency: .random(in: 2.5...5, using: &generator),
        amplitude: .random(in: 6...16, using: &generator),
        halfSwings: .random(in: 4...12, using: &generator),
        ramp: .random(in: 0.1...0.25, using: &generator), unevenness: 0.3, wander: 25, seed: seed)
    }
  }

  /// An adult shakes hard from the first swing on, evenly, nearly along a line.
  private static var adults: [HandShake] {
    (UInt64(0)..<40).map { seed in
      var generator = SeededGenerator(seed: 2000 + seed)
      return HandShake(
        "adult's shake", frequency: .random(in: 3...6.5, using: &generator),
        amplitude: .random(in: 10...30, using: &generator),
        halfSwings: .random(in: 6...16, using: &generator),
        ramp: .random(in: 0.05...0.15, using: &generator), unevenness: 0.12, wander: 10, seed: seed)
    }
  }
}
