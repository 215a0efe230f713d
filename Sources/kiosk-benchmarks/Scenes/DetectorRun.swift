import Motion

/// A shake detector, and four seconds of a sensor that it gets again and again.
@MainActor final class DetectorRun {
  private static let rate = 100.0
  private static let duration = 4.0

  private let samples: [AccelerometerSample]
  private var detector = ShakeDetector()
  private var start = 0.0
  /// How many shakes were found.
  private(set) var shakes = 0

  /// A device that lies still.
  ///
  /// - Parameter shakes: whether it is shaken once in each four seconds.
  init(shakes: Bool) {
    let shake = ModelledShake()
    samples = (0..<Int(Self.duration * Self.rate)).map { index in
      let time = Double(index) / Self.rate
      let x = shakes ? shake.acceleration(at: time - Self.duration / 2) : 0
      return AccelerometerSample(timestamp: time, x: x, y: 0, z: 9.81)
    }
  }

  /// How many samples one run is.
  var sampleCount: Int { samples.count }

  /// The detector gets the next four seconds.
  func play() {
    var detector = self.detector
    for var sample in samples {
      sample.timestamp += start
      if detector.add(sample) == .began { shakes += 1 }
    }
    self.detector = detector
    start += Self.duration
  }
}
