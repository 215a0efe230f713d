package import Motion
internal import Platform

/// Modelled shakes and non-shakes as trials.
package enum ModelledTrials {
  /// How long the device rests before a motion, in seconds.
  private static var restBefore: Double { 3 }
  /// And after it.
  private static var restAfter: Double { 2 }
  /// What the sensor adds to each axis at most, in m/s²: the noise of a usual one.
  private static var noise: Double { 0.08 }

  /// Every kind of shake.
  ///
  /// - Parameter poses: in how many directions each is tried.
  /// - Returns: a trial a shake.
  package static func shakes(poses: Int = 2) -> [Trial] {
    let kinds: [[any ModelledMotion]] = [HandShake.all, WristShake.all]
    return trials(ofShakes: kinds.flatMap { $0 }, poses: poses)
  }

  /// Everything that happens to a kiosk and is no shake.
  ///
  /// - Parameter poses: in how many directions each is tried.
  /// - Returns: a trial a motion.
  package static func quiet(poses: Int = 20) -> [Trial] {
    let kinds: [[any ModelledMotion]] = [
      Bump.all, Shove.all, Knocks.all, ScreenTaps.all, SlammedDoor.all, PutDown.all, Turn.all,
      Drop.all, Buzz.all, PassingSteps.all, SwivelPush.all,
    ]
    return trials(of: kinds.flatMap { $0 }, poses: poses)
  }

  /// Motions as trials without shakes.
  ///
  /// - Parameters:
  ///   - motions: what happens.
  ///   - poses: in how many directions each is tried.
  /// - Returns: a trial a motion and direction, the directions of a motion after one another.
  package static func trials(of motions: [any ModelledMotion], poses: Int) -> [Trial] {
    motions.enumerated().flatMap { index, motion in
      (0..<poses).map { pose in
        let seed = UInt64(index * poses + pose)
        var generator = SeededGenerator(seed: seed)
        let lie = Pose(using: &generator)
        let samples = sense(seconds: motion.duration, rate: motion.sampleRate, seed: seed) {
          motion.acceleration(at: $0, in: lie)
        }
        return Trial(
          name: "\(motion.activity), case \(index), pose \(pose)", activity: motion.activity,
          samples: samples)
      }
    }
  }

  /// Motions as trials with one shake each.
  ///
  /// - Parameters:
  ///   - motions: the shakes.
  ///   - poses: in how many directions each is tried.
  /// - Returns: a trial a motion and direction, the directions of a motion after one another.
  package static func trials(ofShakes motions: [any ModelledMotion], poses: Int) -> [Trial] {
    let durations = motions.flatMap { Array(repeating: $0.duration, count: poses) }
    return zip(trials(of: motions, poses: poses), durations).map { trial, duration in
      var trial = trial
      trial.shakes = [0...duration]
      return trial
    }
  }

  /// What a sensor says of a motion: rest, the motion, which begins at 0, and rest.
  ///
  /// - Parameters:
  ///   - seconds: how long the motion takes.
  ///   - rate: the sensor's, in Hz.
  ///   - seed: decides its noise, and where between two samples the motion begins.
  ///   - acceleration: what a perfect sensor measures, by the seconds since the motion began.
  /// - Returns: the samples in order of time.
  package static func sense(
    seconds: Double, rate: Double = 100, seed: UInt64 = 1,
    _ acceleration: (_ time: Double) -> Vector
  ) -> [AccelerometerSample] {
    var generator = SeededGenerator(seed: seed)
    let phase = Double.random(in: 0..<1, using: &generator)
    let count = Int((restBefore + seconds + restAfter) * rate)
    return (0..<count).map { index in
      let time = (Double(index) + phase) / rate - restBefore
      let sample = AccelerometerSample(
        timestamp: time, acceleration(min(max(time, 0), seconds)))
      return sample.mapAxes { $0 + .random(in: -noise...noise, using: &generator) }
    }
  }
}
