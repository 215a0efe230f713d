/// What the host puts into an application's event queue: plain facts from the devices, before they
/// become an `Event` for the responders.
public enum SystemEvent: Hashable, Sendable {
  /// A motion began, ended or was broken off, at a time in seconds since boot.
  case motion(MotionPhase, timestamp: Double)
}
