import Motion
import Platform
import ShakeTrials

/// A pendulum motion along a line, with ramps of 0.1 s, on top of gravity: 3 s of rest, the shake, 2 s
/// of rest.
func shake(
  _ amplitude: Double, hertz: Double, seconds: Double = 1.5, rate: Double = 100, seed: UInt64 = 1
) -> [AccelerometerSample] {
  var generator = SeededGenerator(seed: seed)
  let pose = Pose(using: &generator)
  let model = ModelledShake(frequency: hertz, amplitude: amplitude, duration: seconds, ramp: 0.1)
  return ModelledTrials.sense(seconds: seconds, rate: rate, seed: seed) { time in
    pose.up + pose.line * model.acceleration(at: time)
  }
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
