/// One reading of an accelerometer, gravity included.
public struct AccelerometerSample: Hashable, Sendable {
  /// When it was taken, in seconds on a clock that may start anywhere.
  public var timestamp: Double
  /// Acceleration along the device's x axis in m/s².
  public var x: Double
  /// Acceleration along the device's y axis in m/s².
  public var y: Double
  /// Acceleration along the device's z axis in m/s².
  public var z: Double

  /// A reading from its parts: seconds and m/s².
  public init(timestamp: Double, x: Double, y: Double, z: Double) {
    self.timestamp = timestamp
    self.x = x
    self.y = y
    self.z = z
  }
}
