import Foundation

@testable import Motion

/// A generator whose numbers are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func direction() -> Vector {
    while true {
      let v = Vector(
        x: .random(in: -1...1, using: &self), y: .random(in: -1...1, using: &self),
        z: .random(in: -1...1, using: &self))
      if (0.1...1).contains(v.length) { return v * (1 / v.length) }
    }
  }
}

extension Vector {
  static func + (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  static func * (vector: Vector, factor: Double) -> Vector {
    Vector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }

  /// A unit vector at a right angle to this one.
  func perpendicular(_ generator: inout SeededGenerator) -> Vector {
    while true {
      let other = generator.direction()
      let rest = other - self * (other.dot(self) / dot(self))
      if rest.length > 0.1 { return rest * (1 / rest.length) }
    }
  }
}

let standardGravity = 9.80665

/// What a sensor says of a motion: 3 s of rest, the motion, 2 s of rest, with 0.08 m/s² of noise.
func sense(
  seconds: Double, rate: Double = 100, seed: UInt64 = 1,
  _ acceleration: (_ time: Double) -> Vector
) -> [AccelerometerSample] {
  var generator = SeededGenerator(seed: seed)
  let phase = Double.random(in: 0..<1, using: &generator)
  let count = Int((seconds + 5) * rate)
  return (0..<count).map { index in
    let time = (Double(index) + phase) / rate - 3
    let a = acceleration(min(max(time, 0), seconds))
    func noise() -> Double { .random(in: -0.08...0.08, using: &generator) }
    return AccelerometerSample(
      timestamp: time, x: a.x + noise(), y: a.y + noise(), z: a.z + noise())
  }
}

/// A pendulum motion along a line, with ramps of 0.1 s, on top of gravity.
func shake(
  _ amplitude: Double, hertz: Double, seconds: Double = 1.5, rate: Double = 100, seed: UInt64 = 1
) -> [AccelerometerSample] {
  var generator = SeededGenerator(seed: seed)
  let gravity = generator.direction() * standardGravity
  let line = generator.direction()
  let model = ModelledShake(frequency: hertz, amplitude: amplitude, duration: seconds, ramp: 0.1)
  return sense(seconds: seconds, rate: rate, seed: seed) { time in
    gravity + line * model.acceleration(at: time)
  }
}

/// A knock that rings and dies away.
func ringing(_ amplitude: Double, hertz: Double, decay: Double, at time: Double) -> Double {
  time < 0 ? 0 : amplitude * exp(-time / decay) * sin(2 * .pi * hertz * time)
}

/// A push: half a sine.
func push(_ amplitude: Double, seconds: Double, at time: Double) -> Double {
  (0..<seconds).contains(time) ? amplitude * sin(.pi * time / seconds) : 0
}

/// A phase and when it came.
struct TimedPhase: Equatable {
  var time: Double
  var phase: ShakePhase
}

func phases(
  _ samples: [AccelerometerSample], _ detector: ShakeDetector = ShakeDetector()
) -> [TimedPhase] {
  var detector = detector
  return samples.compactMap { sample in
    detector.add(sample).map { TimedPhase(time: sample.timestamp, phase: $0) }
  }
}
