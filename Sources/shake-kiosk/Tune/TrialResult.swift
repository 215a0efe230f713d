import Motion

/// What the sensor felt of a task, and what the detector makes of it.
struct TrialResult: Equatable {
  let task: TuneTask
  /// The greatest filtered acceleration without gravity, in m/s².
  let strength: Double
  /// Whether the detector took it for a shake, as it is set now.
  let wasSeen: Bool
  /// The greatest threshold in m/s² at which each profile takes it for a shake; none where it never
  /// does.
  let limits: [ShakeProfile: Double]

  /// A result from its parts.
  init(task: TuneTask, strength: Double, wasSeen: Bool, limits: [ShakeProfile: Double]) {
    self.task = task
    self.strength = strength
    self.wasSeen = wasSeen
    self.limits = limits
  }

  /// Looks for the limits by letting detectors of all thresholds judge the samples.
  ///
  /// - Parameters:
  ///   - task: what was done.
  ///   - strength: the greatest filtered acceleration, in m/s².
  ///   - wasSeen: whether the detector in use took it for a shake.
  ///   - samples: what the sensor felt, some seconds before it too, so that detectors settle.
  ///   - start: when it began, on the clock of the samples.
  init(
    task: TuneTask, strength: Double, wasSeen: Bool, samples: [AccelerometerSample],
    from start: Double
  ) {
    var limits: [ShakeProfile: Double] = [:]
    for profile in ShakeProfile.allCases {
      limits[profile] = Self.thresholds.first { threshold in
        Self.isShake(samples, from: start, ShakeDetector(profile: profile, threshold: threshold))
      }
    }
    self.init(task: task, strength: strength, wasSeen: wasSeen, limits: limits)
  }

  /// From 60 m/s² down to 1 m/s², in steps that no hand could feel.
  private static let thresholds: [Double] = Array(
    sequence(first: 60) { $0 / 1.04 > 1 ? $0 / 1.04 : nil })

  private static func isShake(
    _ samples: [AccelerometerSample], from start: Double, _ detector: ShakeDetector
  ) -> Bool {
    var detector = detector
    for sample in samples {
      if detector.add(sample) == .began, sample.timestamp >= start { return true }
    }
    return false
  }
}
