@testable import ViewKit

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
