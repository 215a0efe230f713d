@testable import ViewKit

/// The iOS tutorials' touch sample: the view goes where the finger goes.
final class DragView: View {
  private(set) var log: [String] = []

  // The touch begins.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { log.append("began") }

  // The finger moves.
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    log.append("moved")
    guard let touch = touches.first else { return }
    // How far the finger moved.
    let location = touch.location(in: self)
    let previous = touch.previousLocation(in: self)
    let offsetX = location.x - previous.x
    let offsetY = location.y - previous.y
    // Move the view.
    transform = transform.translatedBy(x: offsetX, y: offsetY)
  }

  // The touch ends.
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { log.append("ended") }

  // The system interrupts: a message, a call.
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    log.append("cancelled")
  }
}
