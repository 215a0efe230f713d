import Motion

/// Why recordings or a sensor cannot be used, as a sentence, and the code of sysexits.h that says so.
struct InputError: Error, CustomStringConvertible {
  let description: String
  let exitCode: Int32

  /// What is wrong with a recording or with the labels.
  init(_ error: RecordingError) {
    switch error {
    case .file:
      description = "\(error); name a folder that holds recordings and their labels.csv"
      exitCode = 66
    case .malformed:
      description = "\(error)"
      exitCode = 65
    }
  }

  /// There is no accelerometer to measure.
  ///
  /// - Parameter reason: what its reader says; nil when it found one that says nothing.
  init(noSensor reason: String?) {
    description = reason ?? "the accelerometer sends nothing"
    exitCode = 69
  }
}
