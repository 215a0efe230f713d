import Motion
import Platform
import ShakeTrials
import Testing

/// Whatever comes: each `began` has exactly one end, and a shake afterwards is seen.
@Suite struct ShakeDetectorFuzzTests {
  /// Keeps account of what a detector says.
  private struct Ledger {
    var detector: ShakeDetector
    var isOpen = false
    var begins = 0
    var faults = 0

    mutating func note(_ phase: ShakePhase?) {
      switch phase {
      case nil: break
      case .began?:
        if isOpen { faults += 1 }
        isOpen = true
        begins += 1
      case .ended?, .cancelled?:
        if !isOpen { faults += 1 }
        isOpen = false
      }
      if detector.isShaking != isOpen { faults += 1 }
    }

    mutating func add(_ sample: AccelerometerSample) { note(detector.add(sample)) }
  }

  private static let oddities: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude,
    .leastNormalMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e154, 4999, -5001,
    .ulpOfOne,
  ]

  /// Streams, each followed by a shake like any other.
  private func expectOneEndPerBegin(
    streams: Int, atLeast wanted: Int = 0,
    _ next: (_ last: AccelerometerSample, _ generator: inout SeededGenerator) -> AccelerometerSample
  ) {
    let shakeAfterwards = shake(20, hertz: 5, rate: 50)
    var begins = 0
    for seed in UInt64(0)..<UInt64(streams) {
      var generator = SeededGenerator(seed: seed)
      let profile = ShakeProfile.allCases[Int(seed % 2)]
      let threshold = seed % 5 == 0 ? Double.random(in: 0.5...100, using: &generator) : nil
      var ledger = Ledger(detector: ShakeDetector(profile: profile, threshold: threshold))
      var sample = AccelerometerSample(timestamp: 1e4, x: 0, y: 0, z: 9.8)
      for _ in 0..<250 {
        sample = next(sample, &generator)
        ledger.add(sample)
        if Int.random(in: 0..<300, using: &generator) == 0 {
          ledger.note(ledger.detector.cancel(.suspended))
        }
      }
      begins += ledger.begins
      let found = shakeAfterwards.compactMap { ledger.detector.add($0) }

      #expect(ledger.faults == 0, "stream \(seed)")
      if threshold == nil { #expect(found.suffix(2) == [.began, .ended], "stream \(seed)") }
    }
    #expect(begins >= wanted, "the input must hold shakes, or this shows nothing")
  }

  @Test func randomBytes() {
    expectOneEndPerBegin(streams: 2000) { _, generator in
      func bits() -> Double { Double(bitPattern: generator.next()) }
      return AccelerometerSample(timestamp: bits(), x: bits(), y: bits(), z: bits())
    }
  }

  @Test func oddValuesAtOddTimes() {
    expectOneEndPerBegin(streams: 2000) { last, generator in
      func value() -> Double {
        Int.random(in: 0..<3, using: &generator) == 0
          ? Self.oddities.randomElement(using: &generator) ?? 0
          : .random(in: -60...60, using: &generator)
      }
      let steps = [0, 0.01, 0.02, 0.3, -0.01, -0.3, Double.leastNonzeroMagnitude, 1e-9, 7, -7]
      let step = steps.randomElement(using: &generator) ?? 0
      let time = last.timestamp.isFinite && abs(last.timestamp) < 1e9 ? last.timestamp : 1e4
      let isOdd = Int.random(in: 0..<40, using: &generator) == 0
      return AccelerometerSample(
        timestamp: isOdd ? value() : time + step, x: value(), y: value(), z: value())
    }
  }

  @Test func shakingThatIsSpoiltAndInterrupted() {
    expectOneEndPerBegin(streams: 2000, atLeast: 500) { last, generator in
      let isBroken = Int.random(in: 0..<150, using: &generator) == 0
      let isSpoilt = Int.random(in: 0..<25, using: &generator) == 0
      let time = last.timestamp + (isBroken ? .random(in: -2...2, using: &generator) : 0.02)
      let model = ModelledShake(frequency: 4, amplitude: 25, duration: 1.5)
      let a = model.acceleration(at: time.truncatingRemainder(dividingBy: 4) - 1)
      let noise = Double.random(in: -1...1, using: &generator)
      return AccelerometerSample(
        timestamp: time, x: isSpoilt ? Double(bitPattern: generator.next()) : a, y: noise, z: 9.8)
    }
  }
}
