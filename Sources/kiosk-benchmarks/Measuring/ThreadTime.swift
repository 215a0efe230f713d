internal import Glibc

/// How long the calling thread has run. Unlike the time of day it stands still while others run.
enum ThreadTime {
  /// The time so far, in nanoseconds. The corresponding C clock is `CLOCK_THREAD_CPUTIME_ID`.
  static func nanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
