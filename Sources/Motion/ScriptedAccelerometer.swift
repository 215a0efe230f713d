public import Platform

/// An accelerometer that plays samples it was given, each at its time.
@MainActor public final class ScriptedAccelerometer: Accelerometer {
  public var handler: (@MainActor (AccelerometerEvent) -> Void)?
  /// Called after the last sample.
  public var completion: (@MainActor () -> Void)?

  private let samples: [AccelerometerSample]
  private let description: AccelerometerDescription
  private let scheduler: any Scheduler
  private var beginning = Instant(nanoseconds: 0)
  private var next = 0
  private var pending: ScheduledAction?

  /// An accelerometer that will play a script.
  ///
  /// - Parameters:
  ///   - samples: the script, in order of time; a time of 0 is the moment of `start()`. The times
  ///     told are those of the scheduler's clock.
  ///   - description: what it says it is.
  ///   - scheduler: the clock to play by.
  public init(
    _ samples: [AccelerometerSample], description: AccelerometerDescription,
    scheduler: any Scheduler
  ) {
    self.samples = samples
    self.description = description
    self.scheduler = scheduler
  }

  public func start() {
    stop()
    beginning = scheduler.now
    next = 0
    handler?(.started(description))
    play()
  }

  public func stop() {
    pending?.cancel()
    pending = nil
  }

  /// Tells all samples that are due, and sleeps until the next one.
  private func play() {
    while next < samples.count {
      var sample = samples[next]
      let deadline = beginning + .seconds(sample.timestamp)
      guard deadline <= scheduler.now else {
        pending = scheduler.schedule(at: deadline) { [weak self] in self?.play() }
        return
      }
      next += 1
      sample.timestamp = deadline.seconds
      handler?(.sample(sample))
    }
    pending = nil
    completion?()
  }
}
