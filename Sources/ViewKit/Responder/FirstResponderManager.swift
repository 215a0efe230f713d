/// Knows which responder of a window is first, and decides who may become it.
@MainActor final class FirstResponderManager {
  /// The first responder; nil when there is none.
  private(set) weak var firstResponder: Responder?

  /// Makes a responder of the window the first one.
  ///
  /// The present one is asked to resign before the new one is asked whether it can: a refusal of
  /// the new one therefore leaves the window without a first responder, as in UIKit.
  ///
  /// - Returns: whether it is the first responder now.
  func makeFirst(_ responder: Responder) -> Bool {
    if firstResponder === responder { return true }
    if let holder = firstResponder {
      guard holder.resignFirstResponder() else { return false }
      if firstResponder === holder { firstResponder = nil }
    }
    // The one before may have used its resigning to hand over to somebody else.
    guard firstResponder == nil, responder.canBecomeFirstResponder else { return false }
    firstResponder = responder
    return true
  }

  /// Lets the first responder resign, if it is this one and it agrees.
  ///
  /// - Returns: whether it is not the first responder any more.
  func resign(_ responder: Responder) -> Bool {
    guard firstResponder === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    firstResponder = nil
    return true
  }

  /// Takes the role from a responder that leaves the window. It is told through
  /// `resignFirstResponder()`, but has no say in it.
  func revoke(from branch: View) {
    guard let holder = firstResponder, holder.belongs(to: branch) else { return }
    holder.resignFirstResponder()
    if firstResponder?.belongs(to: branch) ?? false { firstResponder = nil }
  }
}

extension Responder {
  /// Whether this is a view below (or equal to) another, or the controller of one.
  func belongs(to branch: View) -> Bool {
    let view = self as? View ?? (self as? ViewController)?.viewIfLoaded
    return view?.isDescendant(of: branch) ?? false
  }
}
