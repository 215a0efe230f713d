extension Application {
  /// For the host: the device is being shaken.
  ///
  /// The shake goes to the first responder of the key window; without one, to its root view
  /// controller, which therefore need not be first responder; without that, to the window. Whoever
  /// hears of its beginning hears of its end, and nobody else does.
  ///
  /// - Parameter timestamp: since when, in seconds since boot.
  public func motionDidBegin(at timestamp: Double) {
    post(.motion(.began, timestamp: timestamp))
  }

  /// For the host: the shake is over.
  ///
  /// - Parameter timestamp: since when, in seconds since boot.
  public func motionDidEnd(at timestamp: Double) { post(.motion(.ended, timestamp: timestamp)) }

  /// For the host: the shake was none after all; it goes on too long, or the sensor is gone.
  ///
  /// - Parameter timestamp: since when, in seconds since boot.
  public func motionDidCancel(at timestamp: Double) {
    post(.motion(.cancelled, timestamp: timestamp))
  }

  /// Makes one event of a whole motion. An end without a beginning, and a beginning before the last
  /// one's end, are dropped: every beginning has exactly one end.
  func sendMotion(_ phase: MotionPhase, timestamp: Double) {
    switch (phase, motionEvent) {
    case (.began, nil):
      guard let keyWindow, !keyWindow.isHidden else { return }
      let event = Event(
        type: .motion, subtype: .motionShake, timestamp: timestamp, window: keyWindow)
      motionEvent = event
      event.motionPhase = .began
      sendEvent(event)
    case (.ended, let event?), (.cancelled, let event?):
      motionEvent = nil
      event.motionPhase = phase
      event.timestamp = timestamp
      sendEvent(event)
      if phase == .ended, let window = event.window { offerUndo(in: window) }
    case (.began, _?), (.ended, nil), (.cancelled, nil): break
    }
  }

  /// Breaks off the motion that goes on, if one does.
  func cancelMotion() {
    if let motionEvent { sendMotion(.cancelled, timestamp: motionEvent.timestamp) }
  }
}
