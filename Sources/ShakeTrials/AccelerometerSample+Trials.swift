package import Motion

extension AccelerometerSample {
  /// A reading from its time in seconds and its acceleration in m/s².
  package init(timestamp: Double, _ acceleration: Vector) {
    self.init(timestamp: timestamp, x: acceleration.x, y: acceleration.y, z: acceleration.z)
  }

  /// The reading with each axis changed.
  func mapAxes(_ change: (Double) -> Double) -> AccelerometerSample {
    AccelerometerSample(timestamp: timestamp, x: change(x), y: change(y), z: change(z))
  }
}

extension [AccelerometerSample] {
  /// The usual time between two samples, in seconds; repetitions of a time do not count.
  var medianInterval: Double {
    let times = map(\.timestamp).filter(\.isFinite)
    let intervals = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
    precondition(!intervals.isEmpty, "two samples have an interval")
    return intervals.sorted()[intervals.count / 2]
  }
}
