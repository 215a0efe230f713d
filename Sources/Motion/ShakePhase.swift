/// A step in the life of a shake. Every `began` is followed by exactly one of the others.
public enum ShakePhase: Hashable, Sendable {
  /// There is no doubt left: this is a shake. It comes while the hand still shakes.
  case began
  /// The hand has come to rest.
  case ended
  /// The shake will not end as one.
  case cancelled(ShakeCancellation)
}

/// Why a shake did not end as one.
public enum ShakeCancellation: String, Hashable, Sendable {
  /// It went on for too long, as a ride on a rough road does.
  case tooLong = "too long"
  /// Samples are missing, or the clock of the samples has jumped.
  case samplesMissing = "samples missing"
  /// The sensor went away or fell silent.
  case sensorLost = "sensor lost"
  /// Shakes are not wanted for now: the program is suspended or the screen is dark.
  case suspended
}
