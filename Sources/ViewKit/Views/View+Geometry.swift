public import Raster

extension View {
  /// The upright rectangle of the superview that the view covers. Setting it moves and resizes the
  /// view; its transform stays. Apple's page is `UIView.frame`.
  public var frame: Rect {
    get { bounds.applying(transformToSuperview) }
    set {
      guard newValue != frame else { return }
      let plain = Rect(origin: .zero, size: newValue.size)
      let size = transform.isTranslation ? plain : plain.applying(transform.inverted() ?? .identity)
      let offset = Point(x: 0, y: 0).applying(transform)
      bounds.size = size.size
      center = Point(x: newValue.midX - offset.x, y: newValue.midY - offset.y)
    }
  }

  /// Converts a point of this view's coordinates.
  ///
  /// - Parameters:
  ///   - point: a point in this view's coordinates.
  ///   - view: whose coordinates are wanted; nil for the window's.
  /// - Returns: the same place in that view's coordinates; not a number where a transform has
  ///   flattened the view.
  public func convert(_ point: Point, to view: View?) -> Point {
    let place = toRoot(point)
    return view?.fromRoot(place) ?? place
  }

  /// Converts a point of another view's coordinates, nil for the window's, to this view's.
  public func convert(_ point: Point, from view: View?) -> Point {
    view?.convert(point, to: self) ?? fromRoot(point)
  }

  /// Converts a rectangle to another view's coordinates, nil for the window's.
  ///
  /// - Returns: the upright rectangle around the result.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    let toRoot = transformToRoot
    guard let view else { return rect.applying(toRoot) }
    guard let fromRoot = view.transformToRoot.inverted() else {
      return Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    }
    return rect.applying(toRoot.concatenating(fromRoot))
  }

  /// Converts a rectangle of another view's coordinates, nil for the window's, to this view's.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    if let view { return view.convert(rect, to: self) }
    guard let fromRoot = transformToRoot.inverted() else {
      return Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    }
    return rect.applying(fromRoot)
  }

  /// Where this view's coordinates lie in the superview's.
  var transformToSuperview: AffineTransform {
    transformToSuperview(center: center, transform: transform)
  }

  /// Where this view's coordinates would lie in the superview's with another centre and transform.
  func transformToSuperview(center: Point, transform: AffineTransform) -> AffineTransform {
    if transform == .identity {
      return AffineTransform(translationX: center.x - bounds.midX, y: center.y - bounds.midY)
    }
    return AffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }

  /// Where this view's coordinates lie in those of the window, or of the top-most view when there
  /// is no window.
  var transformToRoot: AffineTransform {
    var whole = AffineTransform.identity
    var view = self
    while let superview = view.superview {
      whole = whole.concatenating(view.transformToSuperview)
      view = superview
    }
    return whole
  }

  /// A point of the superview's coordinates in this view's.
  func fromSuperview(_ point: Point) -> Point {
    if transform == .identity {
      return Point(
        x: point.x - center.x + bounds.midX, y: point.y - center.y + bounds.midY)
    }
    guard let inverse = transform.inverted() else { return Point(x: .nan, y: .nan) }
    let turned = Point(x: point.x - center.x, y: point.y - center.y).applying(inverse)
    return Point(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }

  private func toRoot(_ point: Point) -> Point {
    superview?.toRoot(point.applying(transformToSuperview)) ?? point
  }

  private func fromRoot(_ point: Point) -> Point {
    superview.map { fromSuperview($0.fromRoot(point)) } ?? point
  }
}

extension AffineTransform {
  /// Whether it only moves.
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
