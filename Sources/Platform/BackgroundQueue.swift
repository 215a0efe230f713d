/// Where work is done that would hold up the main thread.
public protocol BackgroundQueue: Sendable {
  /// Does some work in the background, and hands what it returns to the main thread.
  ///
  /// - Parameters:
  ///   - work: the work; pieces are done one after the other, in order.
  ///   - completion: called on the main thread with the result.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value,
    then completion: @escaping @MainActor @Sendable (Value) -> Void)
}

/// A background queue with a thread of its own.
public final class WorkerQueue: BackgroundQueue {
  private let worker: Worker
  private let mailbox: Mailbox

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - name: the thread's name.
  ///   - mailbox: the way back to the main thread.
  /// - Throws: the kernel's error, when no thread can be had.
  public init(name: String, mailbox: Mailbox) throws(Errno) {
    worker = try Worker(name: name)
    self.mailbox = mailbox
  }

  public func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value,
    then completion: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    worker.submit { [mailbox] in
      let value = work()
      mailbox.post { completion(value) }
    }
  }
}
