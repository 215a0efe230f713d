internal import Platform

/// Puts the time stamps of a sensor onto the monotonic clock of this machine.
struct SampleClock {
  /// Stamps that are further from their arrival than this, in s, come from another clock, or from one
  /// that has jumped.
  private static var tolerance: Double { 1 }

  /// What is added to a stamp, in s; nil before the first stamp of another clock.
  private var offset: Double?

  /// A clock for stamps that are believed to be monotonic, or of another clock.
  init(isMonotonic: Bool) { offset = isMonotonic ? 0 : nil }

  /// The time of a stamp.
  ///
  /// - Parameters:
  ///   - nanoseconds: the stamp.
  ///   - arrival: when it was read, by the monotonic clock.
  /// - Returns: seconds on the monotonic clock.
  mutating func time(ofStamp nanoseconds: Int64, arrival: Instant) -> Double {
    let stamp = Double(nanoseconds) / 1e9
    if let offset, abs(stamp + offset - arrival.seconds) <= Self.tolerance { return stamp + offset }
    offset = arrival.seconds - stamp
    return arrival.seconds
  }
}
