import Foundation
import Motion
import ShakeTrials
import Testing

@Suite struct DisturbanceTests {
  /// Ten seconds of a sine on x and gravity on z.
  private func sine(
    hertz: Double, amplitude: Double = 10, rate: Double = 100
  ) -> [AccelerometerSample] {
    (0..<Int(10 * rate)).map {
      let time = Double($0) / rate
      return AccelerometerSample(
        timestamp: time, x: amplitude * sin(2 * .pi * hertz * time), y: 0, z: standardGravity)
    }
  }

  /// Without a second at each end, where an interpolation has nothing to go by.
  private func inside(_ samples: [AccelerometerSample]) -> [AccelerometerSample] {
    samples.filter { (1...9).contains($0.timestamp) }
  }

  private func intervals(_ samples: [AccelerometerSample]) -> [Double] {
    zip(samples, samples.dropFirst()).map { $1.timestamp - $0.timestamp }
  }

  @Test(arguments: Disturbance.all) func theSameSeedGivesTheSameSamples(disturbance: Disturbance) {
    let samples = sine(hertz: 3)

    let first = disturbance.applied(to: samples, seed: 7)

    #expect(disturbance.applied(to: samples, seed: 7) == first)
    #expect(!first.isEmpty)
    #expect(intervals(first).allSatisfy { $0 >= 0 })
  }

  @Test(arguments: [
    Disturbance.turned, .jittered(by: 0.4), .thinned(by: 0.2), .noisy(rms: 1, offset: 1),
  ])
  func anotherSeedGivesOtherSamples(disturbance: Disturbance) {
    let samples = sine(hertz: 3)

    #expect(disturbance.applied(to: samples, seed: 1) != disturbance.applied(to: samples, seed: 2))
  }

  @Test(arguments: [12.5, 25, 50, 100, 200], [26.0, 100, 200])
  func slowMotionIsTheSameAtAnyRate(rate: Double, source: Double) {
    let samples = sine(hertz: 2, rate: source)

    let resampled = Disturbance.resampled(hertz: rate).applied(to: samples, seed: 1)

    #expect(abs(Double(resampled.count) - 10 * rate) <= 2 + rate / source)
    #expect(intervals(resampled).allSatisfy { abs($0 - 1 / rate) < 1e-9 })
    for sample in inside(resampled) {
      #expect(abs(sample.x - 10 * sin(4 * .pi * sample.timestamp)) < 0.8)
      #expect(abs(sample.z - standardGravity) < 1e-6)
    }
  }

  @Test func whatALowRateCannotTellIsTakenOut() {
    let buzz = sine(hertz: 45, rate: 400)

    let resampled = Disturbance.resampled(hertz: 25).applied(to: buzz, seed: 1)

    #expect(inside(resampled).allSatisfy { abs($0.x) < 1 })
    #expect(inside(buzz).contains { abs($0.x) > 9 })
  }

  @Test func gapStaysAGap() throws {
    let samples = sine(hertz: 2).filter { !(4..<5).contains($0.timestamp) }

    let resampled = Disturbance.resampled(hertz: 50).applied(to: samples, seed: 1)

    #expect(try #require(intervals(resampled).max()) > 0.9)
  }

  @Test func turningKeepsLengthsAndAngles() {
    let samples = sine(hertz: 3)

    let turned = Disturbance.turned.applied(to: samples, seed: 3)

    #expect(turned != samples)
    for (before, after) in zip(samples, turned) {
      let first = samples[0].acceleration
      #expect(abs(after.acceleration.length - before.acceleration.length) < 1e-9)
      #expect(
        abs(after.acceleration.dot(turned[0].acceleration) - before.acceleration.dot(first)) < 1e-9)
      #expect(after.timestamp == before.timestamp)
    }
  }

  @Test func clippingLeavesWhatIsWithin() {
    let clipped = Disturbance.clipped(at: 6).applied(to: sine(hertz: 3), seed: 1)

    for (before, after) in zip(sine(hertz: 3), clipped) {
      #expect(after.x == min(max(before.x, -6), 6))
      #expect(after.z == 6)
    }
  }

  @Test func quantisedValuesAreStepsAndNoFurtherOffThanHalfAStep() {
    let quantised = Disturbance.quantised(bits: 4, range: 8).applied(to: sine(hertz: 3), seed: 1)

    for (before, after) in zip(sine(hertz: 3), quantised) {
      #expect(after.x.rounded() == after.x)
      #expect(abs(after.x - min(max(before.x, -8), 8)) <= 0.5)
      #expect(after.z == 8)
    }
  }

  @Test func timesAreOffByNoMoreThanTheirPart() {
    let samples = sine(hertz: 3)

    let jittered = Disturbance.jittered(by: 0.4).applied(to: samples, seed: 1)

    let errors = zip(samples, jittered).map { $1.timestamp - $0.timestamp }
    #expect(errors.allSatisfy { abs($0) <= 0.004 + 1e-12 })
    #expect(errors.contains { $0 > 0.003 } && errors.contains { $0 < -0.003 })
  }

  @Test func aPartOfTheSamplesIsLostAndTheRestIsUntouched() {
    let samples = sine(hertz: 3)

    let rest = Disturbance.thinned(by: 0.2).applied(to: samples, seed: 1)

    #expect((750...850).contains(rest.count))
    #expect(Set(rest).isSubset(of: Set(samples)))
  }

  @Test func noiseIsAsStrongAsSaidAroundAConstantOffset() {
    let still = sine(hertz: 3, amplitude: 0, rate: 1000)

    let noisy = Disturbance.noisy(rms: 0.5, offset: 0.8).applied(to: still, seed: 1)

    let mean = noisy.reduce(0) { $0 + $1.y } / Double(noisy.count)
    let square = noisy.reduce(0) { $0 + ($1.y - mean) * ($1.y - mean) } / Double(noisy.count)
    #expect(abs(mean) <= 0.85)
    #expect(abs(square.squareRoot() - 0.5) < 0.02)
  }

  @Test func disturbedTrialKeepsItsLabels() {
    let trial = Trial(
      name: "a", activity: "b", samples: sine(hertz: 3), shakes: [1...2], ambiguous: [3...4])

    let disturbed = trial.disturbed(by: .scaled(by: 2), seed: 1)

    #expect(disturbed.name == "a" && disturbed.activity == "b")
    #expect(disturbed.shakes == [1...2] && disturbed.ambiguous == [3...4])
    #expect(disturbed.samples[10].x == 2 * trial.samples[10].x)
  }
}
