extension View {
  /// Has `layoutSubviews()` called before the next frame. Apple's page is
  /// `UIView.setNeedsLayout()`.
  public func setNeedsLayout() {
    needsLayout = true
    window?.requestFrame()
  }

  /// Lays this view and everything in it out now, as far as it is due.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      owningController?.viewWillLayoutSubviews()
      layoutSubviews()
      owningController?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// Whether this view or one in it waits for `layoutSubviews()`.
  var isWaitingForLayout: Bool { needsLayout || subviews.contains(where: \.isWaitingForLayout) }
}
