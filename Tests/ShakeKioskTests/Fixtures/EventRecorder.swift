import Raster
import ViewKit

/// Remembers what reaches it, and passes it on.
@MainActor final class EventRecorder: View {
  private(set) var log: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.append("motionBegan")
    super.motionBegan(motion, with: event)
  }

  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    log.append("motionEnded")
    super.motionEnded(motion, with: event)
  }

  override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    log.append("motionCancelled")
    super.motionCancelled(motion, with: event)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    record("touchesBegan", touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    record("touchesMoved", touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    record("touchesEnded", touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    record("touchesCancelled", touches)
    super.touchesCancelled(touches, with: event)
  }

  override func remoteControlReceived(with event: Event?) {
    log.append("remoteControl \(event?.subtype.rawValue ?? -1)")
    super.remoteControlReceived(with: event)
  }

  private func record(_ phase: String, _ touches: Set<Touch>) {
    let places = touches.map { $0.location(in: nil) }.sorted { $0.x < $1.x }
    log.append(places.reduce(phase) { "\($0) \(Int($1.x)),\(Int($1.y))" })
  }
}
