import Platform

extension KioskHost {
  /// Why the screen was switched off or on, as the trace names it.
  enum SwitchReason: String {
    case offHours = "off-hours"
    case signal, shake
  }

  /// How long a shake keeps the screen lit that was to be dark.
  static let wakefulness = Duration.seconds(300)

  /// The beginning of 2025. A clock that says less has not been set since the machine, which has none
  /// that runs without power, was switched on.
  private static let earliestTime: Int64 = 1_735_689_600

  /// Follows the off-hours from now on.
  func startNight() {
    if !options.offHours.isEmpty { lookAtClock() }
  }

  /// Does what the off-hours say of this time, and comes back when they say something else.
  func lookAtClock() {
    let time = wallClock.now
    let isSet = time >= Self.earliestTime
    night.setOffHour(isSet && options.offHours.contains(wallClock.minuteOfDay(at: time)))
    let next =
      isSet
      ? options.offHours.nextChange(after: time) { wallClock.minuteOfDay(at: $0) }
      : Self.earliestTime
    if let next {
      do throws(Errno) {
        try wallClock.setAlarm(at: next) { [weak self] in self?.lookAtClock() }
      } catch {
        log.warning("The off-hours cannot be kept: the system has no room for a timer (\(error)).")
      }
    }
    applyNight(.offHours)
  }

  /// Switches the screen off or on, as somebody ordered.
  func setDark(_ isDark: Bool) {
    night.setDark(isDark)
    applyNight(.signal)
  }

  /// A shake wakes the screen, if that was asked for.
  func wakeByShake() {
    guard options.shakeWakes, night.awaken() else { return }
    sleep?.cancel()
    sleep = scheduler.schedule(after: Self.wakefulness) { [weak self] in
      self?.night.fallAsleep()
      self?.applyNight(.shake)
    }
    applyNight(.shake)
  }

  private func applyNight(_ reason: SwitchReason) {
    let isDark = night.isDark
    guard isDark != (darkness[.night] != nil) else { return }
    trace.record(
      "screen", ["status": isDark ? "off" : "on", "reason": .string(reason.rawValue)])
    log.notice(Self.sentence(isDark, reason))
    if isDark {
      goDark(.night, "the screen is switched off")
      screen?.blank()
    } else {
      screen?.wake()
      endDarkness(.night)
    }
  }

  private static func sentence(_ isDark: Bool, _ reason: SwitchReason) -> String {
    switch (reason, isDark) {
    case (.offHours, true): "The screen is switched off: off-hours begin."
    case (.offHours, false): "The screen is switched on: off-hours are over."
    case (.signal, true): "The screen is switched off, as SIGUSR1 asks."
    case (.signal, false): "The screen is switched on, as SIGUSR2 asks."
    case (.shake, true): "The screen is switched off again: the last shake was long ago."
    case (.shake, false): "A shake has switched the screen on, for a while."
    }
  }
}
