import Display
import Platform

extension KioskHost {
  /// Lets the service manager know that the screen lives, if it wants to.
  func startWatchdog() {
    guard let interval = notifier.watchdogInterval else { return }
    let notifier = notifier
    watchdog = FlipWatchdog(interval: interval, scheduler: scheduler) { [weak self] in
      self?.screenCondition ?? .faulty
    } refresh: { [weak self] in
      guard let screen = self?.screen, screen.isReady else { return }
      screen.refresh()
    } feed: {
      notifier.send("WATCHDOG=1")
    }
  }

  private var screenCondition: FlipWatchdog.Condition {
    if screen?.isFaulty == true { return .faulty }
    return darkness.isEmpty && hasShownPicture ? .lit : .dark
  }
}
