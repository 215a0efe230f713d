import Raster

@testable import ViewKit

/// The seeds' drag sample: the view goes where the finger goes.
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

/// The seeds' hit test by hand, with its two mistakes mended: it goes through all subviews, and
/// returns what it finds and not the subview it found it in.
final class HandmadeView: View {
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    // 1. Can the view take the event?
    if !isUserInteractionEnabled || isHidden || alpha <= 0.01 { return nil }
    // 2. Is the point inside?
    if !self.point(inside: point, with: event) { return nil }
    // 3. Does a subview, the front-most first?
    for index in subviews.indices.reversed() {
      let childView = subviews[index]
      let childPoint = convert(point, to: childView)
      if let fitView = childView.hitTest(childPoint, with: event) { return fitView }
    }
    // Nobody fits better.
    return self
  }
}

/// The seeds' redirect sample: a covered button gets the touches on it. It asks the button itself,
/// so that a hidden or disabled one gets none.
final class RedirectView: View {
  weak var button: View?

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    guard let button else { return super.hitTest(point, with: event) }
    let buttonPoint = convert(point, to: button)
    return button.hitTest(buttonPoint, with: event) ?? super.hitTest(point, with: event)
  }
}
