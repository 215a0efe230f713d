internal import Platform
public import ViewKit

extension KCShakeViewController {
  /// Whether the panel is shown.
  public var isPanelShown: Bool { panel.isShown }

  /// Has the panel, if it is shown, ask anew for what it shows.
  public func setNeedsPanelUpdate() { panel.setNeedsUpdate() }

  /// The words that are shown to passers-by; nil when there are none.
  public var toast: String? { toasts.text }

  /// Shows a few words to a passer-by, for some seconds.
  public func showToast(_ text: String) { toasts.show(text, in: view) }

  func togglePanel() {
    if notice != nil {
      imageView.showAnotherImage()
    } else if panel.isShown {
      panel.hide(fades: true)
    } else if imageView.image != nil {
      panel.show(in: view)
    }
  }

  func update(_ panel: PlayerPanel) {
    panel.picture = imageView.image
    panel.information = pictureInformation?()
    panel.isPlaying = slideShow.state == .running
    guard let center = application?.remoteCommandCenter else { return }
    for (button, feedback): (Button, Feedback) in [
      (panel.likeButton, .like), (panel.hideButton, .dislike), (panel.bookmarkButton, .bookmark),
    ] {
      button.isSelected = center.command(for: feedback).isActive
    }
  }

  // MARK: Undo

  /// Offers to take the last shake back: a shake that begins soon does that, and shows no other picture.
  public func offerUndo(with undoManager: UndoManager) {
    imageView.offeredUndo = undoManager
    undoOffer?.cancel()
    undoOffer = scheduler.schedule(after: Self.undoInterval) { [weak self] in
      self?.imageView.offeredUndo = nil
    }
  }
}
