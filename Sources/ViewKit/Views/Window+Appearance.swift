import Raster

extension Window {
  /// Brings the root view controller's view in, if it is time.
  func appear() {
    guard !isHidden, let controller = rootViewController, appearingController !== controller else {
      return
    }
    appearingController = controller
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.viewWillAppear(false)
    // Each of these calls may put another controller in this one's place.
    guard appearingController === controller else { return }
    if controller.view.superview !== self { insertSubview(controller.view, at: 0) }
    layoutIfNeeded()
    guard appearingController === controller else { return }
    controller.viewDidAppear(false)
  }

  /// Tells a controller that its view is not seen any more, if it was.
  ///
  /// - Parameters:
  ///   - controller: the controller.
  ///   - isReplaced: whether its view leaves the window too.
  func disappear(_ controller: ViewController, isReplaced: Bool) {
    let wasSeen = appearingController === controller
    if wasSeen {
      appearingController = nil
      controller.viewWillDisappear(false)
    }
    if isReplaced { controller.viewIfLoaded?.removeFromSuperview() }
    if wasSeen { controller.viewDidDisappear(false) }
  }

  /// A view leaves the window, with everything in it.
  func willLose(_ branch: View) {
    interrupt(branch)
    animator.stop(in: branch, includingSubviews: true)
    firstResponderManager.revoke(from: branch)
  }

  /// Cancels what a view and everything in it are in the middle of.
  func interrupt(_ branch: View) {
    if let motionResponder, motionResponder.belongs(to: branch) { application?.cancelMotion() }
    application?.touchTracker.cancel { $0.window === self && $0.view.isDescendant(of: branch) }
  }
}
