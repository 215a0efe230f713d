internal import Glibc

/// How long all threads of the process have run together.
enum ProcessTime {
  /// The time so far, in nanoseconds. The corresponding C clock is `CLOCK_PROCESS_CPUTIME_ID`.
  static func nanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
