import Platform
import Testing

@testable import Motion

/// How often a sensor is looked at while nothing moves.
@MainActor @Suite struct IIORestTests {
  let stage = IIOStage()

  /// Lets the sensor measure its gravity a hundred times a second, and the loop see it.
  private func rest(from start: Int, count: Int) {
    for index in start..<start + count {
      stage.surroundings.clock.advance(by: .milliseconds(10))
      stage.surroundings.deliver([stage.scan(0, 20, 1000, at: Double(index) / 100)])
    }
  }

  @Test func sensorAtRestIsLookedAtByTheClockAndLosesNothing() {
    let accelerometer = stage.start()
    rest(from: 0, count: 210)
    let isWatched = stage.surroundings.isWatching

    rest(from: 210, count: 95)
    stage.surroundings.clock.advance(by: .milliseconds(50))

    #expect(!isWatched)
    #expect(!stage.surroundings.isWatching)
    #expect(stage.listener.samples.count == 305)
    #expect(
      stage.listener.samples.map(\.timestamp) == stage.listener.samples.map(\.timestamp).sorted())
    accelerometer.stop()
    #expect(!stage.surroundings.clock.hasPendingActions)
  }

  @Test func firstMovementIsSeenWithinFiftyMillisecondsAndThenAllAtOnce() {
    let accelerometer = stage.start()
    rest(from: 0, count: 250)
    stage.surroundings.clock.advance(by: .milliseconds(50))

    stage.surroundings.deliver([stage.scan(0, 20, 1200, at: 2.51)])
    let before = stage.listener.samples.count
    stage.surroundings.clock.advance(by: .milliseconds(50))
    let after = stage.listener.samples.count
    stage.surroundings.deliver([stage.scan(0, 20, 1400, at: 2.57)])

    #expect(after == before + 1)
    #expect(stage.surroundings.isWatching)
    #expect(stage.listener.samples.count == after + 1)
    accelerometer.stop()
  }

  @Test func sensorThatIsCarriedAroundIsNeverLeftAlone() {
    let accelerometer = stage.start()
    for index in 0..<500 {
      stage.surroundings.clock.advance(by: .milliseconds(10))
      stage.surroundings.deliver([
        stage.scan(index / 50 % 2 == 0 ? 0 : 150, 0, 1000, at: Double(index) / 100)
      ])
    }

    #expect(stage.surroundings.isWatching)
    #expect(stage.listener.samples.count == 500)
    accelerometer.stop()
  }

  @Test(arguments: ["12.500000", "25.000000"])
  func slowSensorIsWatchedAlways(rate: String) {
    stage.iio.fixRate(rate)
    let accelerometer = stage.start()

    rest(from: 0, count: 400)

    #expect(stage.surroundings.isWatching)
    #expect(stage.listener.samples.count == 400)
    accelerometer.stop()
  }

  @Test func sensorThatDoesNotSayWhenItMeasuredIsWatchedAlways() {
    stage.iio.devices[0] = IIODevice(
      id: "iio:device0", name: "accel_3d",
      channels: IIOSession.axes.map { IIOChannel(id: $0, significantBits: 16) })
    let accelerometer = stage.start()

    rest(from: 0, count: 400)

    #expect(stage.surroundings.isWatching)
    accelerometer.stop()
  }

  @Test func sensorThatFallsSilentAtRestIsLookedForAgain() {
    let accelerometer = stage.start()
    rest(from: 0, count: 250)

    stage.surroundings.clock.advance(by: .seconds(3))

    #expect(stage.listener.reasons.count == 1)
    accelerometer.stop()
  }

  @Test func sensorThatFailsAtRestIsLookedForAgain() {
    let accelerometer = stage.start()
    rest(from: 0, count: 250)

    stage.surroundings.fail(.noSuchDevice)
    stage.surroundings.clock.advance(by: .milliseconds(50))

    #expect(stage.listener.reasons.count == 1)
    accelerometer.stop()
  }
}
