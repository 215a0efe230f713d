internal import CLinux
internal import Glibc
internal import Synchronization

/// A thread of its own for work that may block: jobs run one after the other, in order.
public final class Worker: Sendable {
  private let queue: JobQueue

  /// Starts the thread.
  ///
  /// - Parameter name: shown by `ps -L`; the kernel keeps 15 bytes of it.
  /// - Throws: the kernel's error, when no thread can be had. The corresponding C function is
  ///   `pthread_create`.
  public init(name: String) throws(Errno) {
    queue = JobQueue(name: name)
    try startThread(queue: queue)
  }

  deinit { queue.close() }

  /// Adds a job.
  ///
  /// - Parameter job: runs on the worker's thread; it hands results back through a `Mailbox`.
  public func submit(_ job: @escaping @Sendable () -> Void) { queue.append(job) }

  /// Forgets the jobs that have not begun, and ends the thread after the one that has.
  public func stop() { queue.close() }
}

/// The jobs between a worker and its thread. The thread keeps the queue alive, not the worker.
private final class JobQueue: @unchecked Sendable {
  private var jobs: [@Sendable () -> Void] = []
  private var isClosed = false
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  let name: String

  init(name: String) {
    self.name = name
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    condition = .allocate(capacity: 1)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func append(_ job: @escaping @Sendable () -> Void) {
    pthread_mutex_lock(lock)
    if !isClosed { jobs.append(job) }
    pthread_cond_signal(condition)
    pthread_mutex_unlock(lock)
  }

  func close() {
    pthread_mutex_lock(lock)
    isClosed = true
    jobs = []
    pthread_cond_signal(condition)
    pthread_mutex_unlock(lock)
  }

  /// Waits for the next job; nil when the queue is closed.
  func next() -> (@Sendable () -> Void)? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while jobs.isEmpty && !isClosed { pthread_cond_wait(condition, lock) }
    return isClosed ? nil : jobs.removeFirst()
  }
}

// Not a closure in a method: one written in main-actor code would trap on the new thread.
private func startThread(queue: JobQueue) throws(Errno) {
  let context = Unmanaged.passRetained(queue)
  var thread = pthread_t()
  let result = withAsynchronousSignalsBlocked {
    pthread_create(&thread, nil, runJobs, context.toOpaque())
  }
  guard result == 0 else {
    context.release()
    throw Errno(rawValue: result)
  }
  pthread_detach(thread)
}

/// A new thread inherits what is blocked. Were it not, it would take SIGTERM before the event loop
/// sees it. What a fault in the thread itself raises stays open, for a crash to be told as one.
private func withAsynchronousSignalsBlocked<R>(_ body: () -> R) -> R {
  var blocked = sigset_t()
  var before = sigset_t()
  sigfillset(&blocked)
  for fault in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS] {
    sigdelset(&blocked, fault)
  }
  pthread_sigmask(SIG_SETMASK, &blocked, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  return body()
}

private func runJobs(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  let queue = Unmanaged<JobQueue>.fromOpaque(context).takeRetainedValue()
  clinux_set_thread_name(queue.name)
  while let job = queue.next() { job() }
  return nil
}
