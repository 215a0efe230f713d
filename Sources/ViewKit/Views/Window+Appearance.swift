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
    if controller.view.superview !== self { insertSubview(controller.view, at: 0) }
    layoutIfNeeded()
    // One of the calls above may have put another controller in its place.
    if appearingController === controller { controller.viewDidAppear(false) }
  }

  /// Tells a controller that its view is not seen any more, if it was.
  func disappear(_ controller: ViewController) {
    guard appearingController === controller else { return }
    controller.viewWillDisappear(false)
    appearingController = nil
    if let view = controller.viewIfLoaded { interrupt(view) }
    if rootViewController !== controller { controller.viewIfLoaded?.removeFromSuperview() }
    controller.viewDidDisappear(false)
  }

  /// A view leaves the window, with everything in it.
  func willLose(_ branch: View) {
    interrupt(branch)
    firstResponderManager.revoke(from: branch)
  }

  /// Cancels what a view and everything in it are in the middle of.
  func interrupt(_ branch: View) {
    if let motionResponder, motionResponder.belongs(to: branch) { application?.cancelMotion() }
    application?.touchTracker.cancel { $0.window === self && $0.view.isDescendant(of: branch) }
  }
}
