internal import Glibc

/// How long a processor has worked for us. Unlike the time of day it stands still while others run.
enum ProcessorTime {
  /// That of the calling thread so far, in nanoseconds. The corresponding C clock is
  /// `CLOCK_THREAD_CPUTIME_ID`.
  static func ofThread() -> Double { read(CLOCK_THREAD_CPUTIME_ID) }

  /// That of all threads of the process so far, in nanoseconds. The corresponding C clock is
  /// `CLOCK_PROCESS_CPUTIME_ID`.
  static func ofProcess() -> Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
