/// Runs something later. The event loop is one; tests use one whose clock they step by hand.
@MainActor public protocol Scheduler: AnyObject {
  /// The time now.
  var now: Instant { get }

  /// Takes an action, which it runs when its time has come.
  func add(_ action: ScheduledAction)
}

extension Scheduler {
  /// Runs an action once, when the time has come.
  ///
  /// - Parameters:
  ///   - deadline: when.
  ///   - action: what; it is let go of afterwards.
  /// - Returns: a handle to call it off with. Letting go of the handle changes nothing.
  @discardableResult
  public func schedule(
    at deadline: Instant, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    let scheduled = ScheduledAction(deadline: deadline, action: action)
    add(scheduled)
    return scheduled
  }

  /// Runs an action once, after some time.
  ///
  /// - Parameters:
  ///   - delay: how long from now.
  ///   - action: what; it is let go of afterwards.
  /// - Returns: a handle to call it off with.
  @discardableResult
  public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    schedule(at: now + delay, action)
  }

  /// Runs an action again and again, without allocating anything from one time to the next.
  ///
  /// - Parameters:
  ///   - interval: how long from now, and from one time to the next.
  ///   - action: what.
  /// - Returns: a handle to end it with.
  @discardableResult
  public func schedule(
    every interval: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    let scheduled = ScheduledAction(deadline: now + interval, interval: interval, action: action)
    add(scheduled)
    return scheduled
  }
}

/// Something that a `Scheduler` will run, unless it is cancelled first.
@MainActor public final class ScheduledAction {
  /// When it is due.
  public private(set) var deadline: Instant
  private let interval: Duration?
  private var action: (@MainActor () -> Void)?

  /// Made by `Scheduler.schedule`.
  init(deadline: Instant, interval: Duration? = nil, action: @escaping @MainActor () -> Void) {
    self.deadline = deadline
    self.interval = interval
    self.action = action
  }

  /// Whether it is still to come.
  public var isPending: Bool { action != nil }

  /// Calls it off; afterwards it never runs. Harmless when it has run already.
  public func cancel() { action = nil }

  /// Runs it. For schedulers, which keep it when it is still pending afterwards. What is late does not
  /// make up for it.
  public func fire(at now: Instant) {
    let current = action
    if let interval { deadline = max(deadline + interval, now) } else { action = nil }
    current?()
  }
}

/// The actions a scheduler holds, soonest first; those due at the same time in the order they came.
@MainActor public struct Agenda {
  private var actions: [ScheduledAction] = []

  /// An empty agenda.
  public init() {}

  /// When the next action is due; nil when there is none.
  public mutating func nextDeadline() -> Instant? {
    while let first = actions.first, !first.isPending { actions.removeFirst() }
    return actions.first?.deadline
  }

  /// Adds an action in its place.
  public mutating func insert(_ action: ScheduledAction) {
    actions.removeAll { !$0.isPending }
    let index = actions.firstIndex { $0.deadline > action.deadline } ?? actions.endIndex
    actions.insert(action, at: index)
  }

  /// Takes out the next action that is due; nil when none is.
  public mutating func removeNext(dueAt now: Instant) -> ScheduledAction? {
    guard let deadline = nextDeadline(), deadline <= now else { return nil }
    return actions.removeFirst()
  }
}
