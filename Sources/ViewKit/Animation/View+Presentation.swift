public import Raster

extension View {
  /// How a view is seen just now, while its properties tell already how it will be in the end.
  /// Apple's page is `CALayer.presentation()`.
  public struct Presentation: Hashable, Sendable {
    /// Where the middle of the bounds is seen in the superview.
    public var center: Point
    /// The transform that is seen.
    public var transform: AffineTransform
    /// The opacity that is seen.
    public var alpha: Double
  }

  /// How the view is seen: as its properties say, but for those that an animation is changing.
  public var presentation: Presentation { animatedPresentation ?? plainPresentation }

  /// How fast the middle of the view is seen to move, in points a second each way.
  public var centerVelocity: Point {
    let velocity = window?.animator.velocity(of: .center, of: self) ?? .zero
    return Point(x: velocity[0], y: velocity[1])
  }

  /// How the view is seen when nothing moves it.
  var plainPresentation: Presentation {
    Presentation(center: center, transform: transform, alpha: alpha)
  }

  /// Where this view's coordinates are seen in the superview's.
  var presentedTransformToSuperview: AffineTransform {
    guard let seen = animatedPresentation else { return transformToSuperview }
    return transformToSuperview(center: seen.center, transform: seen.transform)
  }

  /// A property has another value: it moves there if an animation is being described, and otherwise
  /// does not move any more.
  func didChange(_ property: AnimatedProperty, from former: Presentation) {
    guard AnimationGroup.current != nil || animatedPresentation != nil, superview != nil else {
      return
    }
    window?.animator.didChange(property, of: self, from: former)
  }
}
