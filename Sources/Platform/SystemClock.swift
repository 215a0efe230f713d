internal import CLinux
internal import Glibc

/// The machine's own clock, in the time zone of `TZ` or else the machine's.
@MainActor public final class SystemClock: WallClock {
  private let loop: EventLoop
  private var timer: FileDescriptor?
  private var action: (@MainActor () -> Void)?

  /// A clock whose alarms come by a loop.
  public init(loop: EventLoop) { self.loop = loop }

  public var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec)
  }

  /// The corresponding C function is `localtime_r`.
  public func minuteOfDay(at time: Int64) -> Int {
    // The zone may have been set, too.
    tzset()
    var time = time_t(time)
    var local = tm()
    localtime_r(&time, &local)
    return Int(local.tm_hour * 60 + local.tm_min)
  }

  /// The corresponding C function is `timerfd_settime` with `TFD_TIMER_CANCEL_ON_SET`.
  public func setAlarm(
    at time: Int64, _ action: @escaping @MainActor () -> Void
  ) throws(Errno) {
    if timer == nil { try openTimer() }
    var setting = itimerspec()
    setting.it_value.tv_sec = time_t(time)
    let flags = Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET)
    let number = timer?.rawValue ?? -1
    try retryingOnInterrupt { timerfd_settime(number, flags, &setting, nil) }
    self.action = action
  }

  private func openTimer() throws(Errno) {
    let timer = FileDescriptor(
      owning: try retryingOnInterrupt {
        timerfd_create(
          CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
      })
    try loop.watch(timer.rawValue, for: .readable) { [weak self] _ in self?.ring() }
    self.timer = consume timer
  }

  /// The time has come, or reading fails because the clock was set.
  private func ring() {
    var count: UInt64 = 0
    _ = withUnsafeMutableBytes(of: &count) { try? timer?.read(into: $0) }
    let action = action.take()
    action?()
  }
}
