extension View {
  /// Puts a view into this one, in front of the others. Apple's page is `UIView.addSubview(_:)`.
  public func addSubview(_ view: View) { insert(view, at: subviews.endIndex) }

  /// Puts a view into this one.
  ///
  /// - Parameters:
  ///   - view: the view; it leaves the superview it was in.
  ///   - index: its place from the back, 0 to the number of the other subviews.
  public func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Puts a view into this one, just in front of a subview; in front of all when that is none.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.endIndex)
  }

  /// Puts a view into this one, just behind a subview; in front of all when that is none.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling } ?? others.endIndex)
  }

  /// Moves a subview in front of the others; does nothing with a view that is none.
  public func bringSubviewToFront(_ view: View) {
    if view.superview === self { insert(view, at: subviews.endIndex) }
  }

  /// Moves a subview behind the others; does nothing with a view that is none.
  public func sendSubviewToBack(_ view: View) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Takes this view out of its superview. What it was in the middle of, a touch or a shake, is
  /// cancelled, and it stops being first responder.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: 0)
  }

  /// Whether this view is another one or inside it.
  public func isDescendant(of view: View) -> Bool {
    var ancestor: View? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  private func insert(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be put into itself")
    precondition(!(view is Window), "a window is nobody's subview")
    guard view.superview === self else { return view.move(to: self, at: index) }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.endIndex))
    view.setNeedsDisplayOfExtent()
  }

  private func move(to newSuperview: View?, at index: Int) {
    let oldWindow = window
    let newWindow = newSuperview?.window
    let changesWindow = newWindow !== oldWindow
    setNeedsDisplayOfExtent()
    willMove(toSuperview: newSuperview)
    if changesWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
    superview?.willRemoveSubview(self)
    // While the chain is whole, so that a cancellation reaches everybody the beginning reached.
    if changesWindow { oldWindow?.willLose(self) }
    if let superview {
      superview.subviews.removeAll { $0 === self }
      superview.setNeedsLayout()
    }
    superview = newSuperview
    if changesWindow { forEachInTree { $0.window = newWindow } }
    if let newSuperview {
      newSuperview.subviews.insert(self, at: min(index, newSuperview.subviews.endIndex))
      newSuperview.setNeedsLayout()
      newSuperview.didAddSubview(self)
    }
    setNeedsDisplayOfExtent()
    didMoveToSuperview()
    if changesWindow { forEachInTree { $0.didMoveToWindow() } }
  }

  private func forEachInTree(_ body: (View) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }
}
