internal import Platform

/// A sensor being read, and what goes on by itself meanwhile.
@MainActor final class IIOReading {
  let session: IIOSession
  let start: Instant
  /// When the last sample came; the start before the first one.
  var lastArrival: Instant
  /// Whether the sensor has shown that it works.
  var hasDelivered = false
  /// Whether the worker has the session.
  var isJobRunning = false
  /// Whether the job was told to end, so that its error means nothing.
  var isGivenUp = false
  var gravityCheck: GravityCheck
  var stillnessCheck: StillnessCheck
  var silence: ScheduledAction?
  /// When the sensor is looked at next, where the clock says so.
  var nextLook: ScheduledAction?
  var endWatch: (@MainActor () -> Void)?

  init(_ session: IIOSession, start: Instant) {
    self.session = session
    self.start = start
    gravityCheck = GravityCheck(device: session.device.displayName)
    stillnessCheck = StillnessCheck(at: start)
    lastArrival = start
  }

  /// Ends all that goes on.
  func end() {
    endWatch?()
    endWatch = nil
    silence?.cancel()
    nextLook?.cancel()
    nextLook = nil
    session.cancel()
  }
}
