internal import Platform
internal import ViewKit

/// Shows and hides the panel, and does what its buttons say: they send the same events as a remote
/// control, which reach the same commands and responders.
@MainActor final class PanelPresenter {
  /// How long the panel stays after the last touch.
  static let showingTime = Duration.seconds(5)
  private static let fadingTime = 0.2

  /// Whether the panel is shown, and does not just fade away.
  private(set) var isShown = false

  private let scheduler: any Scheduler
  private let update: @MainActor (PlayerPanel) -> Void
  private let didTouch: @MainActor (_ isDown: Bool) -> Void
  private var panel: PlayerPanel?
  private var hiding: ScheduledAction?

  /// A presenter without a panel.
  ///
  /// - Parameters:
  ///   - scheduler: the clock.
  ///   - update: tells a panel what it has to show.
  ///   - didTouch: told when a finger comes down on the panel, and when it is gone.
  init(
    scheduler: any Scheduler, update: @escaping @MainActor (PlayerPanel) -> Void,
    didTouch: @escaping @MainActor (_ isDown: Bool) -> Void
  ) {
    self.scheduler = scheduler
    self.update = update
    self.didTouch = didTouch
  }

  /// Shows the panel in a view, in front of what is in it.
  func show(in view: View) {
    isShown = true
    startHiding()
    let panel = panel ?? makePanel(in: view)
    update(panel)
    View.animate(withDuration: Self.fadingTime) { panel.cover.alpha = 1 }
    // The cover alone fades at the cost of a copy; the bar follows it.
    View.animate(withDuration: Self.fadingTime, delay: Self.fadingTime) {
      panel.alpha = PlayerPanel.opacity
    }
  }

  /// Hides the panel.
  ///
  /// - Parameter fades: whether it fades away; else it is gone at once.
  func hide(fades: Bool) {
    guard let panel else { return }
    isShown = false
    hiding.take()?.cancel()
    guard fades else { return remove(panel) }
    panel.alpha = 0
    View.animate(withDuration: Self.fadingTime) {
      panel.cover.alpha = 0
    } completion: { [weak self] isFinished in
      guard let self, isFinished, !isShown else { return }
      remove(panel)
    }
  }

  /// Something that the panel shows has changed.
  func setNeedsUpdate() {
    if let panel, isShown { update(panel) }
  }

  /// Somebody touches it: it stays.
  func stay() {
    if isShown { startHiding() }
  }

  /// The screen may have another size.
  func layout() {
    if let panel, let superview = panel.superview { panel.place(in: superview.bounds) }
  }

  private func makePanel(in view: View) -> PlayerPanel {
    let panel = PlayerPanel()
    self.panel = panel
    panel.cover.alpha = 0
    panel.alpha = 0
    panel.touchHandler = { [weak self] isDown in
      guard let self else { return }
      // While a finger is down there is no end.
      if isDown { hiding.take()?.cancel() } else { stay() }
      didTouch(isDown)
    }
    panel.playButton.addTarget(self, action: Self.playOrPause, for: .touchUpInside)
    for (button, action) in [
      (panel.likeButton, Self.like), (panel.bookmarkButton, Self.bookmark),
      (panel.hideButton, Self.hide),
    ] {
      button.addTarget(self, action: action, for: .touchUpInside)
    }
    view.addSubview(panel.cover)
    view.addSubview(panel)
    panel.place(in: view.bounds)
    return panel
  }

  private func remove(_ panel: PlayerPanel) {
    self.panel = nil
    panel.cover.removeFromSuperview()
    panel.removeFromSuperview()
  }

  private func startHiding() {
    hiding?.cancel()
    hiding = scheduler.schedule(after: Self.showingTime) { [weak self] in self?.hide(fades: true) }
  }

  // MARK: Buttons

  private static let playOrPause = Action("playOrPause") {
    (presenter: PanelPresenter, button: Button) in
    button.window?.application?.remoteControlDidReceive(
      .remoteControlTogglePlayPause, at: presenter.scheduler.now.seconds)
  }

  private static let like = feedback(.like)
  private static let bookmark = feedback(.bookmark)
  private static let hide = feedback(.dislike)

  /// Says an opinion, or takes it back when it has been said.
  private static func feedback(_ feedback: Feedback) -> Action {
    Action("\(feedback)") { (presenter: PanelPresenter, button: Button) in
      button.window?.application?.feedbackButtonDidReceivePress(
        feedback, at: presenter.scheduler.now.seconds)
    }
  }
}
