import Input
import Platform
import ViewKit

extension KioskHost {
  /// Listens to keys, touch screens and pointers.
  func startInput(_ source: any InputSource) {
    input = source
    source.handler = { [weak self] in self?.handle($0) }
    source.start()
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .key(let key, let isDown, let timestamp):
      if key == options.simulateShakeKey {
        if isDown { shakes?.playShake() }
      } else if let feedback = Feedback(key) {
        if isDown { application.feedbackButtonDidReceivePress(feedback, at: timestamp) }
      } else {
        handle(key, isDown: isDown, timestamp: timestamp)
      }
    case .touches(let contacts, let timestamp): handle(contacts, timestamp: timestamp)
    case .interrupt: if !isLocked { stop() }
    case .consoleSwitch(let number): showConsole(number)
    case .deviceAdded(let name): log.info("\(name) is heard.")
    case .deviceRemoved(let name):
      log.info("\(name) was unplugged.")
      // Its keys have come up: pulling out a headset is no press of its button.
      cancelRemoteKeys()
    case .unavailable(let reason):
      if options.simulateShakeKey != nil { log.notice(reason) }
    }
  }

  // MARK: Touches

  private func handle(_ contacts: [TouchContact], timestamp: Double) {
    guard let screen, let first = contacts.first else { return }
    trace.record(
      "touch", ["phase": .string(first.phase.name), "count": .integer(contacts.count)],
      at: Instant(seconds: timestamp))
    application.touchesDidChange(
      contacts.map { TouchSample($0, on: screen.size) }, at: timestamp)
  }

  // MARK: Remote control

  private func handle(_ key: Key, isDown: Bool, timestamp: Double) {
    let isStopped = controller?.slideShow.state == .stopped
    send(
      remoteKeys.keyDidChange(key, isDown: isDown, at: timestamp, isStopped: isStopped),
      at: timestamp)
    waitForRemoteKeys()
  }

  /// Comes back when the headset's button is waited for: whether it is pressed once more, or held.
  private func waitForRemoteKeys() {
    remoteDeadline.take()?.cancel()
    guard let deadline = remoteKeys.deadline else { return }
    remoteDeadline = scheduler.schedule(at: Instant(seconds: deadline)) { [weak self] in
      guard let self else { return }
      send(remoteKeys.advance(to: deadline), at: deadline)
      waitForRemoteKeys()
    }
  }

  private func send(_ subtypes: [Event.EventSubtype], at timestamp: Double) {
    for subtype in subtypes {
      trace.record(
        "remote", ["subtype": .integer(subtype.rawValue)], at: Instant(seconds: timestamp))
      application.remoteControlDidReceive(subtype, at: timestamp)
    }
  }

  /// Lets go of the keys that are held.
  func cancelRemoteKeys() {
    send(remoteKeys.cancel(), at: scheduler.now.seconds)
    waitForRemoteKeys()
  }
}
