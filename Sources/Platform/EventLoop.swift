internal import CLinux
internal import Glibc

/// The one loop of the program: it waits for descriptors, timers, signals and posted work, and runs
/// their handlers on the main thread, one after the other. With nothing to do it sleeps without end.
@MainActor public final class EventLoop: Scheduler {
  /// Hands work to this loop from any thread.
  public nonisolated let mailbox: Mailbox

  /// Runs once before each sleep, after all handlers that were due: the place for drawing.
  public var beforeWaiting: (@MainActor () -> Void)?

  private let epoll: FileDescriptor
  private var watches: [UInt64: Watch] = [:]
  private var nextIdentifier: UInt64 = 0
  private var agenda = Agenda()
  private var signals: SignalDescriptor?
  private var isStopped = false

  /// Makes a loop.
  ///
  /// - Throws: the kernel's error, when it is out of descriptors. The corresponding C function is
  ///   `epoll_create1`.
  public init() throws(Errno) {
    let epoll = FileDescriptor(
      owning: try retryingOnInterrupt { epoll_create1(Int32(EPOLL_CLOEXEC)) })
    let mailbox = try Mailbox()
    self.epoll = epoll
    self.mailbox = mailbox
    try watch(mailbox.descriptor, for: .readable) { [mailbox] _ in mailbox.deliver() }
  }

  /// What can happen on a descriptor.
  public struct Readiness: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// There is something to read. The corresponding C flag is `EPOLLIN`.
    public static var readable: Self { Self(rawValue: EPOLLIN.rawValue) }
    /// There is room to write. The corresponding C flag is `EPOLLOUT`.
    public static var writable: Self { Self(rawValue: EPOLLOUT.rawValue) }
    /// Something exceptional, as sysfs says a changed attribute. The corresponding C flag is
    /// `EPOLLPRI`.
    public static var priority: Self { Self(rawValue: EPOLLPRI.rawValue) }
    /// The other end has gone. Always told. The corresponding C flag is `EPOLLHUP`.
    public static var hangUp: Self { Self(rawValue: EPOLLHUP.rawValue) }
    /// The descriptor is broken. Always told. The corresponding C flag is `EPOLLERR`.
    public static var error: Self { Self(rawValue: EPOLLERR.rawValue) }
  }

  /// A descriptor under watch. Cancel it before the descriptor is closed.
  @MainActor public final class Watch {
    fileprivate let identifier: UInt64
    fileprivate let descriptor: Int32
    fileprivate let handler: @MainActor (Readiness) -> Void
    fileprivate weak var loop: EventLoop?

    fileprivate init(
      identifier: UInt64, descriptor: Int32, loop: EventLoop,
      handler: @escaping @MainActor (Readiness) -> Void
    ) {
      self.identifier = identifier
      self.descriptor = descriptor
      self.loop = loop
      self.handler = handler
    }

    /// Stops watching. The handler is not called again, not even for what is already pending.
    public func cancel() {
      guard let loop, loop.watches.removeValue(forKey: identifier) != nil else { return }
      _ = epoll_ctl(loop.epoll.rawValue, EPOLL_CTL_DEL, descriptor, nil)
    }
  }

  /// Calls a handler whenever a descriptor is ready (level-triggered).
  ///
  /// - Parameters:
  ///   - descriptor: what to watch; it stays the caller's.
  ///   - readiness: what to wait for.
  ///   - handler: called with what has happened.
  /// - Returns: the handle to stop watching with.
  /// - Throws: the kernel's error; a plain file cannot be watched (`notPermitted`). The
  ///   corresponding C function is `epoll_ctl`.
  @discardableResult
  public func watch(
    _ descriptor: Int32, for readiness: Readiness,
    _ handler: @escaping @MainActor (Readiness) -> Void
  ) throws(Errno) -> Watch {
    nextIdentifier += 1
    var event = epoll_event()
    event.events = readiness.rawValue
    event.data.u64 = nextIdentifier
    try retryingOnInterrupt { epoll_ctl(epoll.rawValue, EPOLL_CTL_ADD, descriptor, &event) }
    let watch = Watch(
      identifier: nextIdentifier, descriptor: descriptor, loop: self, handler: handler)
    watches[nextIdentifier] = watch
    return watch
  }

  /// Turns signals into calls on this loop. Call it before any thread is started, so that no thread
  /// takes the signals away.
  ///
  /// - Parameters:
  ///   - numbers: which signals, as `SIGTERM`.
  ///   - handler: called with the number of the signal that came.
  /// - Throws: the kernel's error. The corresponding C function is `signalfd`.
  public func handleSignals(
    _ numbers: [Int32], _ handler: @escaping @MainActor (Int32) -> Void
  ) throws(Errno) {
    precondition(signals == nil, "the signals of a loop are set once")
    let signals = try SignalDescriptor(numbers)
    self.signals = signals
    try watch(signals.descriptor.rawValue, for: .readable) { [signals] _ in
      while let number = signals.next() { handler(number) }
    }
  }

  /// The monotonic clock, read.
  public var now: Instant { .now() }

  public func add(_ action: ScheduledAction) { agenda.insert(action) }

  /// Runs until `stop()`.
  ///
  /// - Throws: the kernel's error when waiting itself fails, which only a broken program sees.
  public func run() throws(Errno) {
    isStopped = false
    while !isStopped { try turn() }
  }

  /// Lets `run()` return after the handlers that are due now.
  public func stop() { isStopped = true }

  /// Waits for the next thing and handles all that is due: one turn of the loop.
  ///
  /// - Parameter limit: how long to wait at most; nil waits for as long as it takes.
  /// - Throws: the kernel's error. The corresponding C function is `epoll_wait`.
  public func turn(waitingAtMost limit: Duration? = nil) throws(Errno) {
    beforeWaiting?()
    if isStopped { return }
    try handleEvents(milliseconds: timeout(limit))
    let now = now
    while let action = agenda.removeNext(dueAt: now) {
      action.fire(at: now)
      if action.isPending { agenda.insert(action) }
    }
  }

  /// Milliseconds until the next deadline, rounded up so that a timer is never early; -1 without one.
  private func timeout(_ limit: Duration?) -> Int32 {
    var deadline = agenda.nextDeadline()
    let now = now
    if let limit { deadline = min(deadline ?? now + limit, now + limit) }
    guard let deadline else { return -1 }
    let nanoseconds = max(0, (deadline - now).nanoseconds)
    return Int32(clamping: (nanoseconds + 999_999) / 1_000_000)
  }

  /// Waits, and calls the handlers of all that is ready. Sensors are heard a hundred times a second:
  /// nothing is allocated here.
  private func handleEvents(milliseconds: Int32) throws(Errno) {
    let result: Result<Void, Errno> = withUnsafeTemporaryAllocation(
      of: epoll_event.self, capacity: 16
    ) { events in
      guard let base = events.baseAddress else { return .success(()) }
      let count = epoll_wait(epoll.rawValue, base, Int32(events.count), milliseconds)
      if count < 0 {
        let error = Errno.current
        return error == .interrupted ? .success(()) : .failure(error)
      }
      for event in events[..<Int(count)] {
        // A handler before this one may have cancelled the watch.
        watches[event.data.u64]?.handler(Readiness(rawValue: event.events))
      }
      return .success(())
    }
    try result.get()
  }
}
