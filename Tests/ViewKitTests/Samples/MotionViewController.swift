@testable import ViewKit

/// The shake sample's controller with the handlers that the tutorial has in a comment.
final class MotionViewController: ViewController {
  private(set) var log: [String] = []

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.append("motion begin...")
  }

  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    log.append("motion end.")
  }
}
