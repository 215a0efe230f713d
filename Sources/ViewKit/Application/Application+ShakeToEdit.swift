extension Application {
  /// After a shake: if what was done last by the first responder, or above it, can be taken back or
  /// done again, the delegate is asked to offer that. Whether anybody handled the shake does not
  /// matter.
  func offerUndo(in window: Window) {
    guard applicationSupportsShakeToEdit, let undoManager = window.initialResponder.undoManager,
      undoManager.canUndo || undoManager.canRedo
    else { return }
    delegate?.application(self, didShakeToEditWith: undoManager)
  }
}
