import Motion
import ShakeTrials
import Testing

@Suite struct ShakeDetectorTests {
  static let seeds: ClosedRange<UInt64> = 1...20

  @Test(arguments: [(8.0, 3.0), (8, 5), (10, 2.5), (15, 4), (20, 6), (40, 8)])
  func shakeInAnyDirectionBeginsAndEndsOnce(amplitude: Double, hertz: Double) {
    for seed in Self.seeds {
      let found = phases(shake(amplitude, hertz: hertz, seed: seed)).map(\.phase)

      #expect(found == [.began, .ended], "direction \(seed)")
    }
  }

  @Test(arguments: [3.0, 4, 5])
  func mountedProfileSeesGentleShakes(hertz: Double) {
    for seed in Self.seeds {
      #expect(phases(shake(6, hertz: hertz, seed: seed)).map(\.phase) == [.began, .ended])
    }
  }

  @Test(arguments: [4.0, 5, 6])
  func carriedProfileSeesShakesOf8(hertz: Double) {
    let detector = ShakeDetector(profile: .carried)

    for seed in Self.seeds {
      #expect(
        phases(shake(8, hertz: hertz, seed: seed), detector).map(\.phase) == [.began, .ended])
    }
  }

  /// Two samples more or less: few samples seldom hit a peak, and the evidence suffices later.
  @Test(arguments: [12.5, 25, 50, 100, 200, 400])
  func sampleRateChangesNothing(rate: Double) throws {
    let reference = try #require(phases(shake(15, hertz: 3)).first?.time)

    let found = phases(shake(15, hertz: 3, rate: rate))

    #expect(found.map(\.phase) == [.began, .ended])
    #expect(abs(try #require(found.first?.time) - reference) < max(2 / rate, 0.03))
  }

  @Test func beganComesWhileTheHandStillShakes() throws {
    let found = phases(shake(15, hertz: 5))

    let began = try #require(found.first { $0.phase == .began })
    #expect(began.time < 0.35)
  }

  @Test func endedComesHalfASecondAfterTheMotion() throws {
    let found = phases(shake(15, hertz: 4))

    let ended = try #require(found.first { $0.phase == .ended })
    #expect((1.9...2.1).contains(ended.time))
  }

  @Test(arguments: [5.0, 9, 20])
  func longShakeIsCancelledOnceAndNothingFollows(seconds: Double) {
    let found = phases(shake(12, hertz: 4, seconds: seconds))

    #expect(found.map(\.phase) == [.began, .cancelled(.tooLong)])
  }

  @Test func shakesASecondApartAreShakesOfTheirOwn() {
    let model = ModelledShake(frequency: 4, amplitude: 12, duration: 1.2, ramp: 0.1)
    let samples = ModelledTrials.sense(seconds: 8.8) { time in
      let part = time.truncatingRemainder(dividingBy: 2.2)
      return Vector(x: model.acceleration(at: part), y: 0, z: standardGravity)
    }

    let found = phases(samples).map(\.phase)

    #expect(found == [.began, .ended, .began, .ended, .began, .ended, .began, .ended])
  }

  /// What the detector says when another sensor measures a shake.
  private func phasesSensed(
    through disturbance: Disturbance, amplitude: Double = 10, seed: UInt64 = 1
  ) -> [TimedPhase] {
    phases(disturbance.applied(to: shake(amplitude, hertz: 4), seed: seed))
  }

  @Test func shakeClippedAt2GIsSeen() {
    let found = phasesSensed(through: .clipped(at: 2 * standardGravity), amplitude: 40)

    #expect(found.map(\.phase) == [.began, .ended])
  }

  @Test(arguments: [0.9, 1.1])
  func scaleOffByATenthChangesNothing(factor: Double) {
    #expect(phasesSensed(through: .scaled(by: factor)).map(\.phase) == [.began, .ended])
  }

  @Test func turningTheSensorChangesNothing() {
    let expected = phasesSensed(through: .none)

    for seed in UInt64(1)...5 { #expect(phasesSensed(through: .turned, seed: seed) == expected) }
    #expect(expected.count == 2)
  }

  @Test func higherThresholdTurnsAGentleShakeDown() {
    let gentle = shake(8, hertz: 4)

    #expect(!phases(gentle, ShakeDetector(threshold: 4.5)).isEmpty)
    #expect(phases(gentle, ShakeDetector(threshold: 9)).isEmpty)
  }

  @Test func shakeWhileTheFiltersSettleIsNotBelieved() {
    let early = shake(15, hertz: 4, seconds: 1).filter { (-0.2...0.9).contains($0.timestamp) }

    #expect(phases(early).isEmpty)
  }

  @Test func strengthIsWhatMovesItWithoutGravity() {
    var detector = ShakeDetector(threshold: 6)
    #expect(detector.threshold == 6)
    #expect(detector.strength == 0)
    var strengths: [Double] = []
    for index in 0..<400 {
      let time = Double(index) / 100
      let x = ModelledShake(frequency: 4, amplitude: 15).acceleration(at: time - 2)
      _ = detector.add(AccelerometerSample(timestamp: time, x: x, y: 0, z: 9.8))
      strengths.append(detector.strength)
    }

    #expect(strengths[..<200].allSatisfy { $0 < 0.01 })
    #expect((10...15).contains(strengths.max() ?? 0))
    #expect((strengths.last ?? 1) < 1)
  }
}
