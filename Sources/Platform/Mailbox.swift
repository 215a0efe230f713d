internal import CLinux
internal import Glibc
internal import Synchronization

/// Where other threads leave work for the main thread.
public final class Mailbox: Sendable {
  private let pending = Mutex<[@MainActor @Sendable () -> Void]>([])
  private let event: FileDescriptor

  init() throws(Errno) {
    event = FileDescriptor(
      owning: try retryingOnInterrupt {
        eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
      })
  }

  /// Readable while there is work.
  var descriptor: Int32 { event.rawValue }

  /// Leaves work and wakes the loop. May be called on any thread.
  ///
  /// - Parameter work: runs on the main thread, in the order of posting.
  public func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    let isFirst = pending.withLock { list in
      list.append(work)
      return list.count == 1
    }
    if isFirst { eventfd_write(event.rawValue, 1) }
  }

  /// Runs what has been left.
  @MainActor func deliver() {
    var count: eventfd_t = 0
    eventfd_read(event.rawValue, &count)
    let work = pending.withLock { list in
      let taken = list
      list = []
      return taken
    }
    for item in work { item() }
  }
}
