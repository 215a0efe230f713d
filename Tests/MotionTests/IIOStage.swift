import Platform

@testable import Motion

/// An accelerometer's world in a test: a libiio, a clock, and a listener.
@MainActor struct IIOStage {
  let iio = FakeIIO.hidAccelerometer()
  let surroundings: FakeSurroundings
  let listener = Listener()

  init() { surroundings = FakeSurroundings(iio) }

  /// Starts an accelerometer there.
  ///
  /// - Parameters:
  ///   - address: which one.
  ///   - settle: whether the worker opens it at once.
  /// - Returns: the accelerometer; the test stops it.
  func start(
    _ address: AccelerometerAddress = .automatic, settle: Bool = true
  ) -> IIOAccelerometer {
    let accelerometer = IIOAccelerometer(address, in: surroundings)
    listener.listen(to: accelerometer)
    accelerometer.start()
    if settle { surroundings.clock.advance(by: .zero) }
    return accelerometer
  }

  /// A scan at a time after the clock's start.
  func scan(_ x: Int64, _ y: Int64, _ z: Int64, at seconds: Double = 0) -> [Int64] {
    [x, y, z, Int64((1000 + seconds) * 1e9)]
  }

  /// Steps the clock until the sensor is read, for as long as the longest pause at most.
  func waitUntilWatching() {
    for _ in 0..<110 where !surroundings.isWatching {
      surroundings.clock.advance(by: .milliseconds(100))
    }
  }
}
