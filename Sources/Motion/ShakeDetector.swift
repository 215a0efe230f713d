/// Tells shakes from everything else that happens to a device: samples in, phases out.
///
/// A shake is a motion to and fro along one line. The detector takes gravity out of the samples and
/// what is too fast for a hand (`MotionFilter`), and counts half-swings that go back along the line of
/// the one before (`SwingCounter`). When they weigh enough, the shake has begun; when the device rests,
/// it has ended. All time is that of the samples, so any rate from 12.5 to 400 Hz gives the same.
public struct ShakeDetector: Sendable {
  private enum State {
    case resting
    case shaking(since: Double)
    /// Cancelled for having gone on too long: the rest of it is no shake of its own.
    case spent
  }

  /// More than any accelerometer measures, in m/s²: such a reading is spoilt.
  private static var greatestAcceleration: Double { 5000 }

  private let parameters: ShakeParameters
  private var tracker: Tracker?
  private var state = State.resting

  /// What is known since the last gap.
  private struct Tracker {
    let start: Double
    var time: Double
    var filter: MotionFilter
    var counter: SwingCounter
    var fall: FreeFallGuard
    var lastMotion: Double
  }

  /// A detector that has seen nothing yet.
  ///
  /// - Parameter parameters: what it goes by.
  public init(_ parameters: ShakeParameters) { self.parameters = parameters }

  /// A detector with the parameters of a profile.
  ///
  /// - Parameters:
  ///   - profile: how the device lives.
  ///   - threshold: another threshold than the profile's, in m/s².
  public init(profile: ShakeProfile = .mounted, threshold: Double? = nil) {
    self.init(ShakeParameters(profile, threshold: threshold))
  }

  /// Whether a shake has begun and not come to its end.
  public var isShaking: Bool {
    if case .shaking = state { true } else { false }
  }

  /// How hard the device was moved at the last sample, in m/s²: the acceleration without gravity and
  /// without what is too fast for a hand.
  public var strength: Double { tracker?.filter.motion.length ?? 0 }

  /// How hard a half-swing must be to count, in m/s².
  public var threshold: Double { parameters.threshold }

  /// Takes in a sample.
  ///
  /// Readings that are no numbers, and repetitions of a time, are passed over. When samples are
  /// missing or their clock jumps, everything before is forgotten.
  ///
  /// - Parameter sample: the next reading.
  /// - Returns: the phase that begins with it; nil for nearly all samples.
  /// - Complexity: O(1), without allocation.
  public mutating func add(_ sample: AccelerometerSample) -> ShakePhase? {
    let acceleration = sample.acceleration
    let time = sample.timestamp
    // No comparison with a NaN holds, so those fall out here too.
    guard time.isFinite, acceleration.length <= Self.greatestAcceleration else { return nil }
    guard let last = tracker?.time, abs(time - last) <= parameters.longestGap else {
      let phase = isShaking ? ShakePhase.cancelled(.samplesMissing) : nil
      state = .resting
      tracker = Tracker(
        start: time, time: time,
        filter: MotionFilter(parameters, first: acceleration),
        counter: SwingCounter(parameters), fall: FreeFallGuard(parameters), lastMotion: time)
      return phase
    }
    guard time > last else { return nil }
    track(acceleration, at: time, interval: time - last)
    return nextPhase(at: time)
  }

  /// Says that no more samples of this motion will come. Everything before is forgotten.
  ///
  /// - Parameter reason: why.
  /// - Returns: the end of the shake under way; nil without one.
  public mutating func cancel(_ reason: ShakeCancellation) -> ShakePhase? {
    let wasShaking = isShaking
    tracker = nil
    state = .resting
    return wasShaking ? .cancelled(reason) : nil
  }

  private mutating func track(_ acceleration: Vector, at time: Double, interval: Double) {
    tracker?.time = time
    tracker?.filter.add(acceleration, after: interval)
    guard let filter = tracker?.filter else { return }
    if tracker?.fall.isFalling(acceleration, at: time) == true {
      tracker?.counter.forget()
    } else {
      tracker?.counter.add(
        filter.motion, after: filter.previousMotion, at: time, interval: interval)
    }
    if filter.motion.length > parameters.restFraction * parameters.threshold {
      tracker?.lastMotion = time
    }
  }

  private mutating func nextPhase(at time: Double) -> ShakePhase? {
    guard let tracker else { return nil }
    let isAtRest = time - tracker.lastMotion >= parameters.quietTime
    switch state {
    case .resting:
      guard time - tracker.start >= parameters.settlingTime, tracker.counter.isConvincing
      else { return nil }
      state = .shaking(since: time)
      return .began
    case .shaking where isAtRest:
      rest()
      return .ended
    case .shaking(let since) where tracker.lastMotion - since > parameters.longestShake:
      state = .spent
      return .cancelled(.tooLong)
    case .spent where isAtRest:
      rest()
      return nil
    case .shaking, .spent:
      return nil
    }
  }

  private mutating func rest() {
    state = .resting
    tracker?.counter.forget()
  }
}
