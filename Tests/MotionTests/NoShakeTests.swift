import Foundation
import Testing

@testable import Motion

/// What happens to a kiosk and is no shake, modelled: no recordings of it can be had.
@Suite struct NoShakeTests {
  /// Twenty directions of gravity and motion, both profiles.
  private func expectNoShake(
    _ name: String, seconds: Double, rate: Double = 100, threshold: Double? = nil,
    _ makeMotion: (_ up: Vector, _ generator: inout SeededGenerator) -> (Double) -> Vector
  ) {
    for seed in UInt64(1)...20 {
      var generator = SeededGenerator(seed: seed)
      let up = generator.direction() * standardGravity
      let motion = makeMotion(up, &generator)
      let samples = sense(seconds: seconds, rate: rate, seed: seed, motion)
      for profile in ShakeProfile.allCases {
        let found = phases(samples, ShakeDetector(profile: profile, threshold: threshold))
        #expect(found.isEmpty, "\(name), \(profile), direction \(seed)")
      }
    }
  }

  @Test(arguments: [(20.0, 10.0), (20, 20), (60, 15), (60, 30)])
  func bumpThatRings(amplitude: Double, hertz: Double) {
    expectNoShake("bump", seconds: 1) { up, generator in
      let line = generator.direction()
      return { up + line * ringing(amplitude, hertz: hertz, decay: 0.08, at: $0) }
    }
  }

  @Test(arguments: [0.01, 0.03, 0.06, 0.1])
  func singlePush(width: Double) {
    expectNoShake("push", seconds: 1) { up, generator in
      let line = generator.direction()
      return { up + line * push(20, seconds: width, at: $0) }
    }
  }

  @Test(arguments: [(3, 0.3, 30.0), (6, 0.2, 30), (10, 0.15, 40)])
  func knocks(count: Int, interval: Double, amplitude: Double) {
    expectNoShake("knocks", seconds: 2.5) { up, generator in
      let line = generator.direction()
      return { time in
        (0..<count).reduce(up) { sum, index in
          let since = time - Double(index) * interval
          return sum + line * ringing(amplitude, hertz: 20, decay: 0.03, at: since)
        }
      }
    }
  }

  @Test func tapsOnTheScreen() {
    expectNoShake("taps", seconds: 2) { up, _ in
      return { time in
        (0..<5).reduce(up) { sum, index in
          let since = time - Double(index) * 0.25
          return sum + up * (ringing(12, hertz: 15, decay: 0.04, at: since) / standardGravity)
        }
      }
    }
  }

  @Test(arguments: [6.0, 8, 10])
  func slammedDoor(hertz: Double) {
    expectNoShake("door", seconds: 2) { up, generator in
      let line = generator.direction()
      return { up + line * ringing(8, hertz: hertz, decay: 0.25, at: $0) }
    }
  }

  @Test(arguments: [12.0, 20, 50, 150])
  func motorThatBuzzes(hertz: Double) {
    expectNoShake("buzz", seconds: 2, rate: 400) { up, generator in
      let line = generator.direction()
      return { up + line * (15 * sin(2 * .pi * hertz * $0)) }
    }
  }

  /// However sensitive the detector is made.
  @Test(arguments: [0.3, 0.45, 1], [nil, 2.5])
  func fallWithABounce(seconds: Double, threshold: Double?) {
    expectNoShake("fall", seconds: 3, threshold: threshold) { up, generator in
      let line = generator.direction()
      return { time in
        if time <= 0 { return up }
        let hit = time - seconds
        if hit < 0 { return .zero }
        if hit < 0.2 {
          return up + line * ringing(60, hertz: 25, decay: 0.04, at: hit)
            + up * (push(60, seconds: 0.02, at: hit) / standardGravity)
        }
        return hit < 0.4 ? .zero : up + up * (push(40, seconds: 0.02, at: hit - 0.4) / 9.8)
      }
    }
  }

  @Test(arguments: [0.3, 0.6, 2])
  func turnUpsideDown(seconds: Double) {
    expectNoShake("turn", seconds: 3) { up, generator in
      let side = up.perpendicular(&generator) * standardGravity
      return { time in
        let angle = .pi * (0.5 - 0.5 * cos(.pi * min(time / seconds, 1)))
        return up * cos(angle) + side * sin(angle)
      }
    }
  }

  @Test func liftedLookedAtAndPutDown() {
    expectNoShake("lift", seconds: 5) { up, generator in
      let side = up.perpendicular(&generator) * standardGravity
      let lift = Double.random(in: 0.3...0.8, using: &generator)
      return { time in
        let part = time < 0.2 ? 0 : time < 0.9 ? (time - 0.2) / 0.7 : min(1, max(0, 3.7 - time))
        let angle = 0.5 - 0.5 * cos(.pi * part)
        let raised = (0..<0.5).contains(time) ? lift * sin(2 * .pi * time / 0.5) : 0
        let lowered = (3.2..<3.7).contains(time) ? -lift * sin(2 * .pi * (time - 3.2) / 0.5) : 0
        let landing =
          push(2, seconds: 0.02, at: time - 3.75) + push(1, seconds: 0.02, at: time - 3.9)
        return up * (cos(angle) + raised + lowered + landing) + side * sin(angle)
      }
    }
  }
}
