import Raster

@testable import ViewKit

/// A view that writes down what reaches it, and passes it on.
class RecordingView: View {
  let name: String
  let log: EventLog
  var isWilling = true
  var isLettingGo = true
  var passesOn = true
  var onMotionBegan: (() -> Void)?
  var onMotionCancelled: (() -> Void)?

  init(_ name: String, _ log: EventLog, frame: Rect = Rect(x: 0, y: 0, width: 50, height: 50)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  override var canBecomeFirstResponder: Bool {
    log.add("\(name) can")
    return isWilling
  }

  override func resignFirstResponder() -> Bool {
    log.add("\(name) resign")
    return isLettingGo && super.resignFirstResponder()
  }

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("\(name) began")
    onMotionBegan?()
    if passesOn { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("\(name) ended")
    if passesOn { super.motionEnded(motion, with: event) }
  }

  override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("\(name) cancelled")
    onMotionCancelled?()
    if passesOn { super.motionCancelled(motion, with: event) }
  }
}
