import Platform

/// The time of a recording: seconds from its first sample, also where the sensor's own clock starts
/// anew because the sensor was away.
struct RecordingClock {
  /// A moment on both clocks.
  private var anchor: (sample: Double, recording: Double)?
  private var last: (recording: Double, arrival: Instant)?

  /// The seconds recorded so far.
  var elapsed: Double { last?.recording ?? 0 }

  /// Takes note that the next sample may go by another clock.
  mutating func sourceDidChange() { anchor = nil }

  /// When a sample was taken.
  ///
  /// - Parameters:
  ///   - timestamp: seconds on the clock of the sensor.
  ///   - arrival: when it came.
  /// - Returns: seconds from the first sample. After a change of the source as much time has gone by
  ///   as went by between the arrivals.
  mutating func time(of timestamp: Double, arrival: Instant) -> Double {
    let anchor =
      anchor
      ?? (timestamp, last.map { $0.recording + (arrival - $0.arrival).seconds } ?? 0)
    self.anchor = anchor
    let time = anchor.recording + timestamp - anchor.sample
    last = (time, arrival)
    return time
  }
}
