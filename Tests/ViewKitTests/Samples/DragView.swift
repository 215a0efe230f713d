@testable import ViewKit

/// The iOS tutorials' drag sample: the view goes where the finger goes.
final class DragView: View {
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first else { return }
    // How far the finger moved.
    let location = touch.location(in: self)
    let previous = touch.previousLocation(in: self)
    let offsetX = location.x - previous.x
    let offsetY = location.y - previous.y
    // Move the view.
    transform = transform.translatedBy(x: offsetX, y: offsetY)
  }
}
