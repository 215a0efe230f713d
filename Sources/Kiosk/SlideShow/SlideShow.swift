public import Platform

/// Lets another picture come by itself, again and again. While it does not run it needs no timer.
@MainActor public final class SlideShow {
  /// What a slide show does.
  public enum State: Hashable, Sendable {
    /// It has not begun, or was ended.
    case stopped
    /// It runs.
    case running
    /// It stands still, and is expected to go on.
    case paused
  }

  /// How long each picture is seen unless said otherwise.
  public static let defaultInterval = Duration.seconds(10)

  /// What it does.
  public private(set) var state = State.stopped {
    didSet {
      guard state != oldValue else { return }
      update()
      stateHandler?(state)
    }
  }

  /// How long each picture is seen. A change begins the interval anew.
  public var interval: Duration {
    didSet { timer.interval = interval }
  }

  /// Told when it is time for the next picture.
  public var handler: (@MainActor () -> Void)?

  /// Told when the state has changed.
  public var stateHandler: (@MainActor (State) -> Void)?

  /// Whether it waits although it runs, because nobody can see it.
  public var isSuspended = false {
    didSet { if isSuspended != oldValue { update() } }
  }

  /// Whether it waits although it runs, because a person is doing something. Then what is seen is seen
  /// as long as any other picture.
  public var isHeld = false {
    didSet { update() }
  }

  private let scheduler: any Scheduler
  private lazy var timer = RepeatingAction(every: interval, scheduler: scheduler) { [weak self] in
    self?.handler?()
  }

  /// A slide show that is stopped.
  ///
  /// - Parameters:
  ///   - interval: how long each picture is seen.
  ///   - scheduler: the clock.
  public init(interval: Duration = defaultInterval, scheduler: any Scheduler) {
    self.interval = interval
    self.scheduler = scheduler
  }

  /// Lets it run. The next picture comes after a whole interval.
  public func start() { state = .running }

  /// Lets it stand still, if it runs.
  public func pause() { if state == .running { state = .paused } }

  /// Ends it.
  public func stop() { state = .stopped }

  /// Lets it stand still if it runs, and run if it does not.
  public func toggle() { state = state == .running ? .paused : .running }

  /// Begins the interval again, because a person has done something: what is seen now is seen as long
  /// as any other picture.
  public func restartInterval() { update() }

  private func update() {
    if state == .running, !isSuspended, !isHeld { timer.start() } else { timer.stop() }
  }
}
