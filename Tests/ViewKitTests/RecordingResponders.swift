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

/// A controller that writes down its appearances and the motions that reach it.
class RecordingController: ViewController {
  let name: String
  let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init()
  }

  override func loadView() {
    log.add("\(name) loadView")
    super.loadView()
  }
  override func viewDidLoad() { log.add("\(name) didLoad") }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear") }

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("\(name) began")
    super.motionBegan(motion, with: event)
  }

  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("\(name) ended")
    super.motionEnded(motion, with: event)
  }

  override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("\(name) cancelled")
    super.motionCancelled(motion, with: event)
  }
}

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

/// A delegate that is a responder, and so the end of the chain.
final class RecordingDelegate: Responder, ApplicationDelegate {
  let log: EventLog

  init(_ log: EventLog) {
    self.log = log
    super.init()
  }

  func applicationDidBecomeActive(_ application: Application) {
    log.add("delegate didBecomeActive")
  }
  func applicationWillResignActive(_ application: Application) {
    log.add("delegate willResignActive")
  }

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("delegate began")
    super.motionBegan(motion, with: event)
  }
}
