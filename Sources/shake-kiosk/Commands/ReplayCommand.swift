import Motion

/// Runs the shake detector over a recording.
enum ReplayCommand {
  static func run(_ options: Options, recording path: String) throws(Failure) {
    var detector = ShakeDetector(
      profile: options.shakeProfile, threshold: options.shakeThreshold)
    do throws(RecordingError) {
      var reader = try RecordingReader(path: path)
      var last = 0.0
      while let sample = try reader.next() {
        last = sample.timestamp
        report(detector.add(sample), at: last)
      }
      report(detector.cancel(.samplesMissing), at: last)
    } catch {
      throw Failure(isUnreadable(error) ? .noInput : .dataError, "\(error)")
    }
  }

  private static func isUnreadable(_ error: RecordingError) -> Bool {
    if case .file = error { true } else { false }
  }

  private static func report(_ phase: ShakePhase?, at time: Double) {
    switch phase {
    case .began?: StandardOutput.write("\(time) began\n")
    case .ended?: StandardOutput.write("\(time) ended\n")
    case .cancelled?: StandardOutput.write("\(time) cancelled\n")
    case nil: break
    }
  }
}
