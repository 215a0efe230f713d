import Raster

@testable import ViewKit

/// The iOS tutorials' look at hit testing: what the built-in one finds is written down and returned,
/// and every point counts as inside.
final class EverywhereView: View {
  private(set) weak var fitView: View?

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    // Let the system look for the view that fits best.
    fitView = super.hitTest(point, with: event)
    return fitView
  }

  // Whether the point is in the view.
  override func point(inside point: Point, with event: Event?) -> Bool { true }
}
