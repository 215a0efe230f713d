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
      sample.timestamp < 0.3
        ? sample : AccelerometerSample(timestamp: sample.timestamp, x: 20, y: 20, z: 20)
    }

    #expect(phases(samples).isEmpty)
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

  @Test func everyBeginHasExactlyOneEndOnAnyInput() {
    var generator = SeededGenerator(seed: 42)
    var began = 0
    for _ in 0..<40 {
      var detector = ShakeDetector()
      var time = 0.0
      var isOpen = false
      let amplitude = Double.random(in: 0...60, using: &generator)
      let hertz = Double.random(in: 1...9, using: &generator)
      for _ in 0..<1500 {
        switch Int.random(in: 0..<400, using: &generator) {
        case 0: time += .random(in: -5...5, using: &generator)
        case 1:
          if let phase = detector.cancel(.suspended) {
            #expect(isOpen && phase == .cancelled(.suspended))
            isOpen = false
          }
        default: time += .random(in: 0...0.02, using: &generator)
        }
        let a = amplitude * sinWave(hertz * time) + .random(in: -2...2, using: &generator)
        let bits = UInt64.random(in: 0 ... .max, using: &generator)
        let spoilt = Int.random(in: 0..<50, using: &generator) == 0
        let sample = AccelerometerSample(
          timestamp: time, x: spoilt ? Double(bitPattern: bits) : a, y: 3, z: 9)
        switch detector.add(sample) {
        case nil: break
        case .began:
          #expect(!isOpen)
          isOpen = true
          began += 1
        case .ended, .cancelled:
          #expect(isOpen)
          isOpen = false
        }
        #expect(detector.isShaking == isOpen)
      }
    }
    #expect(began > 20, "the input must hold shakes, or this shows nothing")
  }

  private func sinWave(_ turns: Double) -> Double {
    ModelledShake(frequency: 1, amplitude: 1, duration: .infinity, ramp: 0)
      .acceleration(at: turns.truncatingRemainder(dividingBy: 1))
  }
}
