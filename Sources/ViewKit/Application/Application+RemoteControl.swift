extension Application {
  /// Has remote-control events delivered to the responders.
  /// Apple's page is `UIApplication.beginReceivingRemoteControlEvents()`.
  public func beginReceivingRemoteControlEvents() { isReceivingRemoteControlEvents = true }

  /// Has no more remote-control events delivered to the responders.
  /// Apple's page is `UIApplication.endReceivingRemoteControlEvents()`.
  public func endReceivingRemoteControlEvents() { isReceivingRemoteControlEvents = false }

  /// For the host: a button of a headset or remote control was used.
  ///
  /// - Parameters:
  ///   - subtype: which one; one of those for remote control.
  ///   - timestamp: when, in seconds since boot.
  public func remoteControlDidReceive(_ subtype: Event.EventSubtype, at timestamp: Double) {
    precondition(subtype.isRemoteControl, "\(subtype) is no remote-control event")
    post(.remoteControl(subtype, timestamp: timestamp))
  }

  /// For the host: a person gave an opinion of what is shown.
  ///
  /// - Parameters:
  ///   - feedback: which one.
  ///   - isNegative: whether it is taken back.
  ///   - timestamp: when, in seconds since boot.
  public func feedbackDidReceive(
    _ feedback: Feedback, isNegative: Bool = false, at timestamp: Double
  ) {
    post(.feedback(feedback, isNegative: isNegative, timestamp: timestamp))
  }

  /// For the host: a person pressed the button of an opinion, which says it, or takes it back when its
  /// command is active.
  ///
  /// - Parameters:
  ///   - feedback: which one.
  ///   - timestamp: when, in seconds since boot.
  public func feedbackButtonDidReceivePress(_ feedback: Feedback, at timestamp: Double) {
    feedbackDidReceive(
      feedback, isNegative: remoteCommandCenter.command(for: feedback).isActive, at: timestamp)
  }

  /// Carries the command out, and then lets the responders hear of it too.
  func sendRemoteControl(_ subtype: Event.EventSubtype, timestamp: Double) {
    remoteCommandCenter.perform(subtype, timestamp: timestamp)
    guard isReceivingRemoteControlEvents, let keyWindow, !keyWindow.isHidden else { return }
    sendEvent(
      Event(type: .remoteControl, subtype: subtype, timestamp: timestamp, window: keyWindow))
  }
}

extension Event.EventSubtype {
  /// Whether it is a button of a headset or remote control.
  fileprivate var isRemoteControl: Bool { rawValue >= Self.remoteControlPlay.rawValue }
}
