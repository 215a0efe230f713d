import ViewKit

extension KioskHost {
  /// Screens with fewer pixels than this across, as terminals are, cannot show words.
  private static let narrowest = 320

  /// Says a few words to whoever stands before the screen. Before the first picture they wait for it.
  func toast(_ text: String) {
    guard !options.isQuiet, let screen, screen.size.width >= Self.narrowest else { return }
    guard hasShownPicture else {
      pendingToast = text
      return
    }
    controller?.showToast(text)
  }

  /// The first picture is on the screen.
  func showPendingToast() {
    if let text = pendingToast.take() { toast(text) }
  }

  // MARK: Shake to undo

  /// After a shake: offers to bring the last picture back.
  func application(_ application: Application, didShakeToEditWith undoManager: UndoManager) {
    guard options.undoesShakes, undoManager.canUndo else { return }
    controller?.offerUndo(with: undoManager)
    toast("Shake again to bring the last picture back")
  }
}

extension Feedback {
  /// What to say when it was said, or taken back.
  func toast(isNegative: Bool) -> String {
    switch (self, isNegative) {
    case (.like, false): "Liked: it comes more often"
    case (.like, true): "It comes as often as the others"
    case (.dislike, false): "Hidden: it does not come any more"
    case (.dislike, true): "It comes again"
    case (.bookmark, false): "Bookmarked"
    case (.bookmark, true): "Not bookmarked any more"
    }
  }
}
