import Platform

/// Tells the service manager that the program lives, but only as long as its screen does: a flip must
/// have been completed since it was told last. While no picture changes, the same one is flipped to.
@MainActor final class FlipWatchdog {
  /// How the screen is.
  enum Condition {
    /// It shows pictures, so flips prove that it lives.
    case lit
    /// It shows none, and is not to.
    case dark
    /// It shows none, and should.
    case faulty
  }

  private let period: Duration
  private let scheduler: any Scheduler
  private let condition: @MainActor () -> Condition
  private let refresh: @MainActor () -> Void
  private let feed: @MainActor () -> Void
  private var hasFlipped = false
  private var isWaitingForFlip = false

  /// A watchdog that begins at once.
  ///
  /// - Parameters:
  ///   - interval: how often at least the manager wants to hear of us.
  ///   - scheduler: its clock.
  ///   - condition: looks how the screen is.
  ///   - refresh: has the screen flip to what it shows, if it can now.
  ///   - feed: tells the manager that all is well.
  init(
    interval: Duration, scheduler: any Scheduler, condition: @escaping @MainActor () -> Condition,
    refresh: @escaping @MainActor () -> Void, feed: @escaping @MainActor () -> Void
  ) {
    // sd_watchdog_enabled(3) advises half of it.
    period = interval / 2
    self.scheduler = scheduler
    self.condition = condition
    self.refresh = refresh
    self.feed = feed
    wait()
  }

  /// A flip was completed.
  func flipDidHappen() {
    if isWaitingForFlip {
      isWaitingForFlip = false
      feed()
    } else {
      hasFlipped = true
    }
  }

  private func wait() {
    scheduler.schedule(after: period) { [weak self] in
      self?.look()
      self?.wait()
    }
  }

  private func look() {
    isWaitingForFlip = false
    switch condition() {
    case .faulty: hasFlipped = false
    case .dark: feed()
    case .lit where hasFlipped:
      hasFlipped = false
      feed()
    case .lit:
      isWaitingForFlip = true
      refresh()
    }
  }
}
