internal import Platform

/// Runs something again and again in even steps, while it is wanted. Only one run is ever pending.
@MainActor final class RepeatingAction {
  /// The time from one run to the next. A change begins it anew.
  var interval: Duration {
    didSet {
      precondition(interval > .zero, "an action repeats after some time")
      if pending != nil, interval != oldValue { start() }
    }
  }
  private let scheduler: any Scheduler
  private let action: @MainActor () -> Void
  private var pending: ScheduledAction?

  /// Something that does not run yet.
  ///
  /// - Parameters:
  ///   - interval: the time from one run to the next, and to the first.
  ///   - scheduler: the clock.
  ///   - action: what runs.
  init(every interval: Duration, scheduler: any Scheduler, action: @escaping @MainActor () -> Void)
  {
    precondition(interval > .zero, "an action repeats after some time")
    self.interval = interval
    self.scheduler = scheduler
    self.action = action
  }

  /// Lets it run for the first time a whole interval from now, whether or not it was running.
  func start() {
    stop()
    pending = scheduler.schedule(every: interval) { [weak self] in self?.action() }
  }

  /// Lets it run no more.
  func stop() { pending.take()?.cancel() }
}
