import Motion
import Platform
import ShakeTrials
import Testing

/// What must change nothing.
@Suite struct ShakeDetectorPropertyTests {
  static let seeds: ClosedRange<UInt64> = 1...10

  @Test(arguments: ShakeProfile.allCases)
  func anyMountingGivesTheSamePhasesWithinASample(profile: ShakeProfile) {
    let detector = ShakeDetector(profile: profile)
    for (amplitude, hertz) in [(12.0, 4.0), (20, 6), (35, 3.5)] {
      for rate in [25.0, 100, 400] {
        let samples = shake(amplitude, hertz: hertz, rate: rate)
        let expected = phases(samples, detector)
        #expect(expected.map(\.phase) == [.began, .ended])
        for seed in Self.seeds {
          let found = phases(Disturbance.turned.applied(to: samples, seed: seed), detector)

          #expect(found.map(\.phase) == expected.map(\.phase))
          #expect(zip(found, expected).allSatisfy { abs($0.time - $1.time) < 1.01 / rate })
        }
      }
    }
  }

  /// Hearty enough for either profile, and slow enough for 12.5 samples a second.
  @Test(arguments: [12.5, 16, 25, 50, 100, 200, 400], ShakeProfile.allCases)
  func anyRateSeesTheSameShakes(rate: Double, profile: ShakeProfile) {
    let detector = ShakeDetector(profile: profile)
    let strength = profile == .carried ? 2.0 : 1
    for hertz in [3.5, 4, 5] {
      for seed in Self.seeds {
        let samples = shake(15 * strength, hertz: hertz, seconds: 2, rate: rate, seed: seed)

        #expect(
          phases(samples, detector).map(\.phase) == [.began, .ended], "\(hertz) Hz, pose \(seed)")
      }
    }
  }

  @Test(arguments: ShakeProfile.allCases)
  func timesOffByUpToHalfAnIntervalChangeNothing(profile: ShakeProfile) {
    let detector = ShakeDetector(profile: profile)
    for rate in [25.0, 50, 100, 400] {
      for seed in Self.seeds {
        let samples = shake(20, hertz: 4, rate: rate, seed: seed)
        let jittered = Disturbance.jittered(by: 0.5).applied(to: samples, seed: seed)

        #expect(phases(jittered, detector).map(\.phase) == [.began, .ended], "\(rate) Hz, \(seed)")
      }
    }
  }

  @Test(arguments: [0.9, 0.95, 1.05, 1.1])
  func scaleOffByATenthChangesNoPhase(factor: Double) {
    for profile in ShakeProfile.allCases {
      for seed in Self.seeds {
        let samples = shake(10, hertz: 4, seed: seed)
        let scaled = Disturbance.scaled(by: factor).applied(to: samples, seed: seed)

        #expect(
          phases(scaled, ShakeDetector(profile: profile)).map(\.phase) == [.began, .ended])
      }
    }
  }

  /// A clock may count from the start of the machine, or from 1970.
  @Test(arguments: [-1e7, 0.125, 86400, 1.8e9, 1e11])
  func clockMayStartAnywhere(offset: Double) {
    for profile in ShakeProfile.allCases {
      let samples = shake(15, hertz: 4)
      let shifted = samples.map { sample in
        var later = sample
        later.timestamp += offset
        return later
      }
      let expected = phases(samples, ShakeDetector(profile: profile))

      let found = phases(shifted, ShakeDetector(profile: profile))

      #expect(found.map(\.phase) == expected.map(\.phase))
      #expect(zip(found, expected).allSatisfy { abs($0.time - offset - $1.time) < 0.011 })
    }
  }

  @Test(arguments: ShakeProfile.allCases)
  func cancellingIsPossibleAtAnyMomentOfAShake(profile: ShakeProfile) {
    let samples = shake(20, hertz: 5, rate: 50)
    for moment in stride(from: 0, to: samples.count, by: 3) {
      var detector = ShakeDetector(profile: profile)
      let before = samples[..<moment].compactMap { detector.add($0) }
      let wasShaking = detector.isShaking

      let end = detector.cancel(.suspended)

      #expect(wasShaking == (before == [.began]))
      #expect(end == (wasShaking ? .cancelled(.suspended) : nil))
      #expect(!detector.isShaking)
      #expect(detector.cancel(.suspended) == nil)
      let after = samples[moment...].compactMap { detector.add($0) }
      #expect(after.isEmpty || after == [.began, .ended], "the filters settle anew")
    }
  }
}
