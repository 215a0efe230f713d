import Raster

@testable import ViewKit

/// The iOS tutorials' redirect sample: a covered button gets the touches on it. It asks the button
/// itself, so that a hidden or disabled one gets none, and redirects nothing when it is hidden or
/// disabled.
final class RedirectView: View {
  weak var button: View?

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    guard let button, isUserInteractionEnabled, !isHidden, alpha > 0.01 else {
      return super.hitTest(point, with: event)
    }
    let buttonPoint = convert(point, to: button)
    return button.hitTest(buttonPoint, with: event) ?? super.hitTest(point, with: event)
  }
}
