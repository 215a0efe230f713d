internal import Platform

/// Puts the time stamps of a sensor onto the monotonic clock of this machine.
struct SampleClock {
  /// Stamps that are further off than this, in s, come from a clock that has jumped.
  private static var tolerance: Double { 1 }

  /// Whether the sensor's stamps are of the same clock already.
  let isMonotonic: Bool
  private var offset: Double?

  init(isMonotonic: Bool) { self.isMonotonic = isMonotonic }

  /// The time of a stamp.
  ///
  /// - Parameters:
  ///   - nanoseconds: the stamp.
  ///   - arrival: when it was read, by the monotonic clock.
  /// - Returns: seconds on the monotonic clock.
  mutating func time(ofStamp nanoseconds: Int64, arrival: Instant) -> Double {
    let stamp = Double(nanoseconds) / 1e9
    if isMonotonic { return stamp }
    let time = stamp + (offset ?? arrival.seconds - stamp)
    if offset != nil, abs(time - arrival.seconds) <= Self.tolerance { return time }
    offset = arrival.seconds - stamp
    return arrival.seconds
  }
}
