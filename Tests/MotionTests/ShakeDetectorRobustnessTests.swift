import Motion
import Platform
import ShakeTrials
import Testing

@Suite struct ShakeDetectorRobustnessTests {
  @Test func readingsThatAreNoNumbersArePassedOver() {
    var samples = shake(15, hertz: 4)
    for index in stride(from: 3, to: samples.count, by: 7) {
      samples[index].x = [.nan, .infinity, -.infinity, 1e300][index % 4]
    }
    for index in stride(from: 5, to: samples.count, by: 11) { samples[index].timestamp = .nan }

    #expect(phases(samples).map(\.phase) == [.began, .ended])
  }

  @Test func doubledSamplesArePassedOver() {
    let samples = shake(15, hertz: 4)
    let doubled = samples.flatMap { [$0, $0] }

    #expect(phases(doubled) == phases(samples))
  }

  @Test(arguments: [Disturbance.thinned(by: 0.2), .jittered(by: 0.4)])
  func samplesMayBeLostAndTheirTimesOff(disturbance: Disturbance) {
    let samples = disturbance.applied(to: shake(15, hertz: 4, rate: 50), seed: 9)

    #expect(phases(samples).map(\.phase) == [.began, .ended])
  }

  @Test func valuesThatStickAreNoShake() {
    let samples = shake(15, hertz: 4).map { sample in
      sample.timestamp < 0.1
        ? sample : AccelerometerSample(timestamp: sample.timestamp, x: 20, y: 20, z: 20)
    }

    #expect(phases(samples).isEmpty)
  }

  @Test func valuesThatStickEndAShake() {
    let samples = shake(15, hertz: 4).map { sample in
      sample.timestamp < 0.8
        ? sample : AccelerometerSample(timestamp: sample.timestamp, x: -5, y: 9, z: 12)
    }

    #expect(phases(samples).map(\.phase) == [.began, .ended])
  }

  @Test func gapDuringAShakeCancelsIt() {
    let samples = shake(15, hertz: 4).filter { !(0.8..<1.3).contains($0.timestamp) }

    #expect(phases(samples).map(\.phase) == [.began, .cancelled(.samplesMissing)])
  }

  @Test(arguments: [3600.0, -3600, -0.5])
  func clockThatJumpsCancelsAShakeAndTheNextIsSeen(jump: Double) {
    var samples = shake(15, hertz: 4)
    for index in samples.indices where samples[index].timestamp > 0.8 {
      samples[index].timestamp += jump
    }
    let end = samples[samples.count - 1].timestamp
    samples += shake(15, hertz: 4).map { sample in
      var later = sample
      later.timestamp += end + 3.01
      return later
    }

    let found = phases(samples).map(\.phase)

    #expect(found == [.began, .cancelled(.samplesMissing), .began, .ended])
  }

  @Test func cancellingEndsAShakeOnce() {
    var detector = ShakeDetector()
    for sample in shake(15, hertz: 4) where sample.timestamp < 0.8 { _ = detector.add(sample) }

    let first = detector.cancel(.sensorLost)
    let second = detector.cancel(.sensorLost)

    #expect(first == .cancelled(.sensorLost))
    #expect(second == nil)
    #expect(!detector.isShaking)
  }

  @Test func cancellingAtRestSaysNothing() {
    var detector = ShakeDetector()
    for sample in shake(15, hertz: 4) where sample.timestamp < 0 { _ = detector.add(sample) }

    let phase = detector.cancel(.suspended)

    #expect(phase == nil)
  }
}
