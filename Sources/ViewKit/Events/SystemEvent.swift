/// What the host puts into an application's event queue: plain facts from the devices, before they
/// become an `Event` for the responders.
public enum SystemEvent: Hashable, Sendable {
  /// A motion began, ended or was broken off, at a time in seconds since boot.
  case motion(MotionPhase, timestamp: Double)

  /// What fingers did at one time, in seconds since boot.
  case touches([TouchSample], timestamp: Double)

  /// A button of a headset or remote control was used, at a time in seconds since boot.
  case remoteControl(Event.EventSubtype, timestamp: Double)

  /// A person gave an opinion of what is shown, at a time in seconds since boot.
  case feedback(Feedback, isNegative: Bool, timestamp: Double)
}
