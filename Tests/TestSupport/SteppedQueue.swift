public import Platform
internal import Synchronization

/// A background queue that does its work when the test says so, on the test's own thread.
public final class SteppedQueue: BackgroundQueue {
  private let pending = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// An empty queue.
  public init() {}

  public func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value,
    then completion: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    pending.withLock { $0.append { completion(work()) } }
  }

  /// How many pieces of work wait.
  public var count: Int { pending.withLock { $0.count } }

  /// Does the next piece of work and hands its result over.
  ///
  /// - Returns: whether there was one.
  @MainActor @discardableResult public func step() -> Bool {
    let next = pending.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    next?()
    return next != nil
  }

  /// Does all work, what comes of it too.
  @MainActor public func drain() { while step() {} }
}
