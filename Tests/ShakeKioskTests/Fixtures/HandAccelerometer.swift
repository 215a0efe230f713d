import Motion

/// An accelerometer that tells what the test says.
@MainActor final class HandAccelerometer: Accelerometer {
  var handler: (@MainActor (AccelerometerEvent) -> Void)?
  private(set) var isRunning = false

  func start() { isRunning = true }

  func stop() { isRunning = false }

  /// The sensor is there.
  func begin(_ name: String = "accel_3d", rate: Double = 100) {
    handler?(
      .started(AccelerometerDescription(name: name, sampleRate: rate, isBuffered: true)))
  }

  /// A reading, so many seconds after the sensor's clock began.
  func tell(at time: Double, x: Double = 0) {
    handler?(.sample(AccelerometerSample(timestamp: time, x: x, y: 0, z: 9.8)))
  }

  /// The sensor has gone.
  func vanish(_ reason: String = "It was pulled out.") { handler?(.unavailable(reason: reason)) }
}
