public import Raster

extension View {
  /// Has the whole view drawn anew in the next frame. Apple's page is `UIView.setNeedsDisplay()`.
  public func setNeedsDisplay() { setNeedsDisplay(contentExtent) }

  /// Has a part of the view drawn anew in the next frame.
  ///
  /// - Parameter rect: the part, in this view's coordinates.
  public func setNeedsDisplay(_ rect: Rect) {
    guard let window else { return }
    var area = rect
    var view = self
    while true {
      if view.isHidden || view.presentation.alpha == 0 { return }
      if view.clipsToBounds { area = area.intersection(view.bounds) }
      if area.isEmpty { return }
      guard let superview = view.superview else { break }
      area = area.applying(view.presentedTransformToSuperview)
      view = superview
    }
    window.damage(area)
  }

  /// Has the places of this view and everything in it drawn anew.
  func setNeedsDisplayOfExtent() {
    guard let superview, superview.window != nil, !isHidden else { return }
    superview.setNeedsDisplay(extent.applying(presentedTransformToSuperview))
  }

  /// The rectangle that the view and everything in it may cover.
  private var extent: Rect {
    if clipsToBounds { return bounds }
    return subviews.reduce(contentExtent) { extent, subview in
      subview.isHidden
        ? extent : extent.union(subview.extent.applying(subview.presentedTransformToSuperview))
    }
  }
}
