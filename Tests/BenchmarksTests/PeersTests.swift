import Motion
import ShakeTrials
import Testing

@testable import kiosk_benchmarks

/// The rules as they are described, sample by sample.
@Suite struct PeersTests {
  /// When shakes begin in so many seconds of some acceleration, in seconds.
  private func begins(
    _ detector: any ShakeSensing, seconds: Double, rate: Double = 100,
    _ acceleration: (_ time: Double) -> Vector
  ) -> [Double] {
    var detector = detector
    return (0..<Int(seconds * rate)).map { Double($0) / rate }.filter { time in
      detector.beginsShake(with: AccelerometerSample(timestamp: time, acceleration(time)))
    }
  }

  /// So many m/s² on z, which turns its sign after each half of a period.
  private func square(_ amplitude: Double, hertz: Double, at time: Double) -> Vector {
    let isFirstHalf = (time * hertz).truncatingRemainder(dividingBy: 1) < 0.5
    return Vector(x: 0, y: 0, z: isFirstHalf ? amplitude : -amplitude)
  }

  private let rest = Vector(x: 0, y: 0, z: standardGravity)

  @Test(arguments: [0, 1, 2, 3])
  func restIsNoShake(peer: Int) {
    let found = begins(Contender.peers[peer].makeDetector(), seconds: 5) { _ in rest }

    #expect(found.isEmpty)
  }

  @Test func seismicFiresAfterAQuarterOfASecondAndBeginsAnew() {
    let found = begins(SeismicWindow(), seconds: 0.6) { _ in Vector(x: 0, y: 0, z: 14) }

    #expect(found == [0.25, 0.51])
  }

  @Test func seismicWantsThreeQuartersOfItsWindow() {
    let most = begins(SeismicWindow(), seconds: 2) { time in
      Int((time * 100).rounded()) % 5 == 0 ? rest : Vector(x: 0, y: 0, z: 14)
    }
    let fewer = begins(SeismicWindow(), seconds: 2) { time in
      Int((time * 100).rounded()) % 3 == 0 ? rest : Vector(x: 0, y: 0, z: 14)
    }

    #expect(!most.isEmpty)
    #expect(fewer.isEmpty)
  }

  @Test func seismicMissesASidewaysShake() {
    let found = begins(SeismicWindow(), seconds: 3) { time in
      rest + Vector(x: square(8, hertz: 4, at: time).z, y: 0, z: 0)
    }

    #expect(found.isEmpty)
  }

  @Test func thresholdFiresAtOnceAndThenIsLockedOut() {
    let found = begins(MagnitudeThreshold(), seconds: 1.2) { time in
      time < 0.1 ? rest : Vector(x: 25, y: 0, z: 0)
    }

    #expect(found == [0.1, 0.6, 1.1])
  }

  @Test func eightReversalsAreAShakeToReactNative() {
    let found = begins(AxisReversals(), seconds: 2.3) { time in
      square(15, hertz: 2, at: time) + rest
    }

    #expect(found.count == 1)
    #expect((1.75...1.78).contains(found.first ?? 0))
  }

  @Test func reactNativeForgetsAfterThreeSeconds() throws {
    let found = begins(AxisReversals(), seconds: 10) { time in
      (1..<4.5).contains(time) ? rest : square(15, hertz: 2, at: time) + rest
    }

    #expect((6.25...6.28).contains(try #require(found.first)))
  }

  @Test func fourCrossingsAreAShakeToTheMicrobit() {
    let found = begins(ZeroCrossings(), seconds: 0.5) { time in square(5, hertz: 10, at: time) }

    #expect(found == [0.16])
  }

  @Test func crossingsFarApartAreForgotten() {
    let found = begins(ZeroCrossings(), seconds: 5) { time in square(5, hertz: 1, at: time) }

    #expect(found.isEmpty)
  }

  @Test func theMicrobitTakesAShakeAgainAfterSixTenthsOfASecond() throws {
    let found = begins(ZeroCrossings(), seconds: 2) { time in square(5, hertz: 10, at: time) }

    try #require(found.count >= 2)
    #expect((0.6...0.95).contains(found[1] - found[0]))
  }
}
