import Testing

@testable import Motion

@Suite struct GravityCheckTests {
  /// What is remarked on readings at a rate, each from its time in seconds.
  private func remarks(
    seconds: Double, rate: Double = 100, _ reading: (Double) -> Vector
  ) -> [String] {
    var check = GravityCheck(device: "accel_3d")
    return (0..<Int(seconds * rate)).compactMap { index in
      let time = Double(index) / rate
      return check.remark(on: AccelerometerSample(reading(time), timestamp: 100 + time))
    }
  }

  @Test(arguments: [9.80665, 7.4, 12.2])
  func gravityWithinAQuarterIsFine(gravity: Double) {
    #expect(remarks(seconds: 5) { _ in Vector(x: 0, y: gravity, z: 0) }.isEmpty)
  }

  @Test func tooMuchIsRemarkedOnOnce() {
    let remarks = remarks(seconds: 5) { _ in Vector(x: 0, y: 0, z: -98.0665) }

    #expect(remarks.count == 1)
    #expect(remarks.first?.contains("accel_3d feels 98.1 m/s² at rest") == true)
    #expect(remarks.first?.contains("too easily") == true)
  }

  @Test(arguments: [0, 0.0098, 7.3])
  func tooLittleIsRemarkedOn(gravity: Double) {
    let remarks = remarks(seconds: 5) { _ in Vector(x: gravity, y: 0, z: 0) }

    #expect(remarks.count == 1)
    #expect(remarks.first?.contains("hardly be felt") == true)
  }

  @Test(arguments: [12.5, 50, 400])
  func answerTakesASecondOfRestAtAnyRate(rate: Double) {
    let wrong = Vector(x: 0, y: 0, z: 20)

    #expect(remarks(seconds: 0.9, rate: rate) { _ in wrong }.isEmpty)
    #expect(remarks(seconds: 1.2, rate: rate) { _ in wrong }.count == 1)
  }

  @Test func noiseOfASensorWithAWrongScaleIsRest() {
    let remarks = remarks(seconds: 2) { time in
      Vector(x: time.remainder(dividingBy: 0.05) * 80, y: 0, z: 98)
    }

    #expect(remarks.count == 1)
  }

  @Test func handThatMovesTheSensorSaysNothing() {
    let shake = ModelledShake()

    let remarks = remarks(seconds: 1.2) { time in
      Vector(x: shake.acceleration(at: time), y: 15, z: 0)
    }

    #expect(remarks.isEmpty)
  }

  @Test func restAfterAMovementCounts() {
    let remarks = remarks(seconds: 4) { time in
      Vector(x: time < 2 ? (time * 40).remainder(dividingBy: 30) : 0, y: 0, z: 20)
    }

    #expect(remarks.count == 1)
  }

  @Test func readingsWithPausesBetweenThemSayNothing() {
    #expect(remarks(seconds: 60, rate: 1) { _ in Vector(x: 0, y: 0, z: 20) }.isEmpty)
  }
}
