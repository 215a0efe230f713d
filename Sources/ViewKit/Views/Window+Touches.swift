import Raster

extension Window {
  /// Tells each view of the window what its fingers did.
  func sendTouches(_ event: Event) {
    while let touches = event.takeTouches(of: self), let touch = touches.first {
      if touch.phase == .began { for touch in touches { touch.isKnownToView = true } }
      guard touch.isKnownToView else { continue }
      switch touch.phase {
      case .began: touch.view.touchesBegan(touches, with: event)
      case .moved: touch.view.touchesMoved(touches, with: event)
      case .ended: touch.view.touchesEnded(touches, with: event)
      case .cancelled: touch.view.touchesCancelled(touches, with: event)
      case .stationary: break
      }
    }
  }

  /// Where a point of the screen lies in the window's coordinates.
  func point(fromScreen point: Point) -> Point {
    Point(x: point.x + bounds.minX, y: point.y + bounds.minY)
  }
}
