internal import Platform

/// Tells when a sensor has been at rest for a while. Nothing can be missed then by looking at it less
/// often: the kernel keeps the readings of the pause, and the first of them that moves ends it, long
/// before it is a shake.
struct StillnessCheck {
  /// What is more than any sensor's noise and less than any swing, in m/s².
  private static var motion: Double { 1 }
  /// How long nothing must have moved.
  private static var calmTime: Duration { .seconds(2) }

  private var reference: Vector?
  private var lastMotion: Instant

  /// Nothing is known of rest yet.
  init(at start: Instant) { lastMotion = start }

  /// Takes a reading.
  ///
  /// - Parameters:
  ///   - acceleration: in m/s².
  ///   - arrival: when it came.
  mutating func add(_ acceleration: Vector, at arrival: Instant) {
    // Written so that what is no number counts as motion.
    if let reference, (acceleration - reference).length <= Self.motion { return }
    reference = acceleration
    lastMotion = arrival
  }

  /// Whether nothing has moved for a while.
  func isStill(at now: Instant) -> Bool { now - lastMotion >= Self.calmTime }
}
