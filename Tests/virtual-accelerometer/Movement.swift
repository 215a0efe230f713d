internal import Glibc
internal import Motion

/// Something the sensor goes through: what it measures at each moment, gravity included.
struct Movement {
  /// What is said when it is done.
  let name: String
  /// How long it takes, in seconds.
  let duration: Double
  /// The readings in m/s², by the seconds since it began.
  let reading: (Double) -> AccelerometerSample

  static var standardGravity: Double { 9.80665 }

  /// What the sensor measures when it lies still.
  static var rest: AccelerometerSample { sample() }

  static func rest(seconds: Double) -> Movement {
    Movement(name: "rest", duration: seconds) { _ in rest }
  }

  /// To and fro along x.
  static func shake(hertz: Double, amplitude: Double, seconds: Double) -> Movement {
    let shake = ModelledShake(frequency: hertz, amplitude: amplitude, duration: seconds)
    return Movement(name: "shake", duration: seconds) { sample(x: shake.acceleration(at: $0)) }
  }

  /// A knock from the side that rings out.
  static func bump(amplitude: Double) -> Movement {
    Movement(name: "bump", duration: 0.3) { time in
      sample(x: amplitude * exp(-time / 0.02) * sin(2 * .pi * 20 * time))
    }
  }

  /// A turn about y and back again.
  static func tilt(degrees: Double, seconds: Double) -> Movement {
    Movement(name: "tilt", duration: 2 * seconds) { time in
      let part = 0.5 - 0.5 * cos(.pi * time / seconds)
      let angle = degrees * .pi / 180 * part
      return sample(x: standardGravity * sin(angle), z: standardGravity * cos(angle))
    }
  }

  /// A recording, with straight lines between its samples.
  static func recording(_ samples: [AccelerometerSample], name: String) -> Movement {
    let start = samples.first?.timestamp ?? 0
    let duration = (samples.last?.timestamp ?? 0) - start
    return Movement(name: "play \(name)", duration: duration) { elapsed in
      let time = start + elapsed
      let next = samples.partitioningIndex { $0.timestamp > time }
      guard next > 0, next < samples.count else { return samples.last ?? rest }
      let (before, after) = (samples[next - 1], samples[next])
      let part = (time - before.timestamp) / (after.timestamp - before.timestamp)
      return AccelerometerSample(
        timestamp: time, x: before.x + part * (after.x - before.x),
        y: before.y + part * (after.y - before.y), z: before.z + part * (after.z - before.z))
    }
  }

  private static func sample(
    x: Double = 0, z: Double = standardGravity
  ) -> AccelerometerSample {
    AccelerometerSample(timestamp: 0, x: x, y: 0, z: z)
  }
}

extension [AccelerometerSample] {
  /// The first index from which on all elements fulfil a condition, by bisection.
  fileprivate func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
