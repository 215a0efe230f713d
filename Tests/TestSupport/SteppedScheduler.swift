public import Platform

/// A scheduler whose clock moves only when the test says so.
@MainActor public final class SteppedScheduler: Scheduler {
  public private(set) var now: Instant
  private var agenda = Agenda()

  /// A scheduler whose clock shows a time of the test's choice.
  public init(now: Instant = Instant(seconds: 1000)) { self.now = now }

  public func add(_ action: ScheduledAction) { agenda.insert(action) }

  /// Whether anything is still to come.
  public var hasPendingActions: Bool { agenda.nextDeadline() != nil }

  /// Moves the clock on, and runs what falls due on the way at its own time.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let deadline = agenda.nextDeadline(), deadline <= end {
      now = max(now, deadline)
      guard let action = agenda.removeNext(dueAt: now) else { continue }
      action.fire(at: now)
      if action.isPending { agenda.insert(action) }
    }
    now = end
  }
}
