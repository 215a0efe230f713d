internal import Glibc
internal import Motion
internal import Platform

extension [AccelerometerSample] {
  /// The same samples of a sensor that is turned against this one.
  func turned(using generator: inout SeededGenerator) -> [AccelerometerSample] {
    let x = Vector.direction(using: &generator)
    let y = x.perpendicular(using: &generator)
    let z = x.cross(y)
    return map { sample in
      let a = sample.acceleration
      return AccelerometerSample(
        timestamp: sample.timestamp, x: x.dot(a), y: y.dot(a), z: z.dot(a))
    }
  }

  /// The same samples with times that are off; none comes before its predecessor.
  func jittered(by part: Double, using generator: inout SeededGenerator) -> [AccelerometerSample] {
    let interval = medianInterval
    var previous = -Double.infinity
    return map { sample in
      let time = sample.timestamp + .random(in: -part...part, using: &generator) * interval
      previous = Swift.max(previous, time)
      return AccelerometerSample(timestamp: previous, sample.acceleration)
    }
  }

  /// The same samples with Gaussian noise on each axis, and a constant offset.
  func noisy(
    rms: Double, offset: Double, using generator: inout SeededGenerator
  ) -> [AccelerometerSample] {
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let zero = Vector(
      x: random(-offset...offset), y: random(-offset...offset), z: random(-offset...offset))
    // Box and Muller's way to Gaussian numbers.
    func noise() -> Double {
      rms * (-2 * log(random(.leastNormalMagnitude...1))).squareRoot() * cos(random(0...2 * .pi))
    }
    return map { sample in
      let own = Vector(x: noise(), y: noise(), z: noise())
      return AccelerometerSample(
        timestamp: sample.timestamp, sample.acceleration + zero + own)
    }
  }
}
