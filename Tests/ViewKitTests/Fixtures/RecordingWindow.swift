import Raster

@testable import ViewKit

/// A window that writes down the events and motions that reach it.
class RecordingWindow: Window {
  let log: EventLog
  var swallows = false

  init(_ log: EventLog, frame: Rect, application: Application) {
    self.log = log
    super.init(frame: frame, application: application)
  }

  override func sendEvent(_ event: Event) {
    log.add("window sendEvent")
    if !swallows { super.sendEvent(event) }
  }

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("window began")
    super.motionBegan(motion, with: event)
  }
}
