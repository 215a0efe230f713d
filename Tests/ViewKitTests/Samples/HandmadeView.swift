import Raster

@testable import ViewKit

/// The iOS tutorials' hit test by hand, with its two mistakes mended: it goes through all subviews,
/// and returns what it finds and not the subview it found it in.
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
