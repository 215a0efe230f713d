@testable import ViewKit

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
