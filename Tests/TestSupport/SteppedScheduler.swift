public import Platform

/// A scheduler whose clock moves only when the test says so.
@MainActor public final class SteppedScheduler: Scheduler {
  public private(set) var now: Instant
  private var agenda = Agenda()

  /// A scheduler whose clock shows a time of the test's choice.
  public init(now: Instant = Instant(seconds: 1000)) { self.now = now }

  @discardableResult
  public func schedule(
    at deadline: Instant, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    let scheduled = ScheduledAction(deadline: deadline, action: action)
    agenda.insert(scheduled)
    return scheduled
  }

  /// Whether anything is still to come.
  public var hasPendingActions: Bool { agenda.nextDeadline() != nil }

  /// Moves the clock on, and runs what falls due on the way at its own time.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let deadline = agenda.nextDeadline(), deadline <= end {
      now = max(now, deadline)
      agenda.removeNext(dueAt: now)?.fire()
    }
    now = end
  }
}
