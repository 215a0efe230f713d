extension Application {
  /// For the host: puts something that happened at the end of the event queue.
  ///
  /// The queue is worked off at once, unless an event is being handled right now; then it is worked
  /// off when that is done, so that events never overtake each other. What comes while the
  /// application is inactive is dropped.
  public func post(_ event: SystemEvent) {
    queue.append(event)
    guard !isSendingEvents else { return }
    isSendingEvents = true
    defer { isSendingEvents = false }
    while !queue.isEmpty {
      let event = queue.removeFirst()
      if applicationState == .active { send(event) }
    }
  }

  private func send(_ event: SystemEvent) {
    switch event {
    case .motion(let phase, let timestamp):
      sendMotion(phase, timestamp: timestamp)
    case .touches(let samples, let timestamp):
      touchTracker.apply(samples, timestamp: timestamp)
    case .remoteControl(let subtype, let timestamp):
      sendRemoteControl(subtype, timestamp: timestamp)
    case .feedback(let feedback, let isNegative, let timestamp):
      remoteCommandCenter.perform(feedback, isNegative: isNegative, timestamp: timestamp)
    }
  }
}
