extension Application {
  /// Whether an application gets events. Apple's page is `UIApplication.State`.
  public enum State: Int, Sendable {
    /// It is on the screen and gets events.
    case active = 0
    /// It is not on the screen, or something else has the person's attention; it gets no events.
    case inactive = 1
  }

  /// For the host: the application has the screen and the person's attention.
  public func becomeActive() {
    guard applicationState == .inactive else { return }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
  }

  /// For the host: the screen is taken away, or switched off. What goes on, a touch or a shake, is
  /// cancelled; events are dropped until `becomeActive()`.
  public func resignActive() {
    guard applicationState == .active else { return }
    delegate?.applicationWillResignActive(self)
    applicationState = .inactive
    cancelMotion()
    touchTracker.cancel()
  }
}
