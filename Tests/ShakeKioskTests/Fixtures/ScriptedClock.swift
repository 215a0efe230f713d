import Platform

/// A clock that shows universal time of the test's choice.
@MainActor final class ScriptedClock: WallClock {
  /// Noon on a day of 2026.
  private(set) var now: Int64 = 20_500 * 86400 + 12 * 3600
  private(set) var alarm: Int64?
  private var action: (@MainActor () -> Void)?

  func minuteOfDay(at time: Int64) -> Int { Int(time % 86400) / 60 }

  func setAlarm(at time: Int64, _ action: @escaping @MainActor () -> Void) throws(Errno) {
    alarm = time
    self.action = action
  }

  /// Time goes by until the alarm rings.
  func advanceToAlarm() {
    if let alarm { set(to: alarm) }
  }

  /// Somebody sets it; the alarm rings.
  func set(to time: Int64) {
    now = time
    alarm = nil
    let action = action.take()
    action?()
  }

  /// Somebody sets it to a time of its day.
  func set(hour: Int, minute: Int = 0) {
    set(to: now - now % 86400 + Int64(hour * 3600 + minute * 60))
  }
}
