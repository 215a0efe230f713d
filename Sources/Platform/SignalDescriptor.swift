internal import CLinux
internal import Glibc

/// Signals as something to read.
final class SignalDescriptor {
  let descriptor: FileDescriptor

  /// Blocks the signals for this thread and those it starts, and opens a descriptor that tells them.
  init(_ numbers: [Int32]) throws(Errno) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    let blocked = pthread_sigmask(SIG_BLOCK, &set, nil)
    if blocked != 0 { throw Errno(rawValue: blocked) }
    descriptor = FileDescriptor(
      owning: try retryingOnInterrupt {
        signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
      })
  }

  /// The next signal that has come; nil when there is none.
  func next() -> Int32? {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    let count = withUnsafeMutableBytes(of: &info) { try? descriptor.read(into: $0) }
    return count == size ? Int32(info.ssi_signo) : nil
  }
}
