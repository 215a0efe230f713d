@testable import ViewKit

/// An application that writes down the events and motions that reach it.
class RecordingApplication: Application {
  let log: EventLog

  init(_ log: EventLog) {
    self.log = log
    super.init()
  }

  override func sendEvent(_ event: Event) {
    log.add("application sendEvent")
    super.sendEvent(event)
  }

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("application began")
    super.motionBegan(motion, with: event)
  }
}
