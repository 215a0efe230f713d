import Testing

@testable import Motion

@Suite struct RestMeasurementTests {
  private func measurement(_ readings: [(Double, Double, Double)]) -> RestMeasurement {
    var measurement = RestMeasurement()
    for (index, reading) in readings.enumerated() {
      measurement.add(
        AccelerometerSample(
          timestamp: 100 + Double(index) / 50, x: reading.0, y: reading.1, z: reading.2))
    }
    return measurement
  }

  @Test func gravityIsTheLengthOfTheMean() {
    let measurement = measurement([(3, 4, 0), (3.2, 4, 0), (2.8, 4, 0)])
    #expect(abs(measurement.gravity - 5) < 1e-9)
    #expect(measurement.isAtRest)
  }

  @Test func noiseIsTheRootOfTheMeanSquareOfAllAxes() {
    // Each reading is 0.3 from the mean along x and 0.4 along y.
    let measurement = measurement([(0.3, 0.4, 9.8), (-0.3, -0.4, 9.8)])
    #expect(abs(measurement.noise - 0.5) < 1e-9)
  }

  @Test func rateIsThatOfTheReadingsThatCame() throws {
    let rate = try #require(measurement(Array(repeating: (0, 0, 9.8), count: 101)).sampleRate)
    #expect(abs(rate - 50) < 1e-6)
    #expect(measurement([(0, 0, 9.8)]).sampleRate == nil)
  }

  @Test func whatIsMovedIsNotAtRest() {
    #expect(!measurement([(0, 0, 9.8), (1.5, 0, 9.8)]).isAtRest)
    #expect(!measurement([]).isAtRest)
  }
}
