import Foundation
import Motion

/// Readings of a sensor at 100 Hz that lies still and is shaken now and then.
struct ScriptedMotion {
  private(set) var time: Double

  init(start: Double = 1000) { time = start }

  /// Readings of something that lasts so many seconds, along x.
  mutating func samples(
    for seconds: Double, _ acceleration: (Double) -> Double = { _ in 0 }
  ) -> [AccelerometerSample] {
    let start = time
    let count = Int((seconds * 100).rounded())
    time += Double(count) / 100
    return (0..<count).map { index in
      let elapsed = Double(index) / 100
      return AccelerometerSample(
        timestamp: start + elapsed, x: acceleration(elapsed), y: 0, z: 9.80665)
    }
  }

  /// A shake, and the rest after it.
  mutating func shake(amplitude: Double = 15) -> [AccelerometerSample] {
    let shake = ModelledShake(frequency: 4, amplitude: amplitude, duration: 1.2)
    return samples(for: 2.2) { shake.acceleration(at: $0) }
  }

  /// A knock that rings out.
  mutating func knock(amplitude: Double = 10) -> [AccelerometerSample] {
    samples(for: 1) { amplitude * exp(-$0 / 0.02) * sin(2 * .pi * 20 * $0) }
  }
}
