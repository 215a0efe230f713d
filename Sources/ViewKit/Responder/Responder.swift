/// An object that can respond to events. Views, view controllers, windows and the application do.
///
/// Events that no method overrides climb the responder chain: every handler here passes its event
/// on to `next`. The chain goes from a view to the controller whose root view it is, else to its
/// superview; from a controller to its view's superview; at the top to the window, the application,
/// and the application's delegate if that is a responder. A subclass that handles an event and
/// still wants the others to see it calls `super`, never `next` itself. Apple's page is
/// `UIResponder`.
@MainActor open class Responder {
  /// A responder that is in no chain.
  public init() {}

  // MARK: The chain

  /// Who is asked next when this responder does not handle an event; nil at the end of the chain.
  /// Apple's page is `UIResponder.next`.
  open var next: Responder? { nil }

  // MARK: The first responder

  /// The window whose first responder this one may become.
  var windowOfFirstResponder: Window? { nil }

  /// Whether this responder gets events that have no place, motion and remote control, before all
  /// others of its window.
  public var isFirstResponder: Bool {
    windowOfFirstResponder?.firstResponder === self
  }

  /// Whether this responder wants to be first; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder gives up being first when it is asked; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Asks to be the first responder of the window it is in.
  ///
  /// The present first responder is asked to resign first; only then does
  /// `canBecomeFirstResponder` decide. Apple's page is `UIResponder.becomeFirstResponder()`.
  ///
  /// - Returns: whether it is the first responder now; always false outside a window.
  @discardableResult open func becomeFirstResponder() -> Bool {
    windowOfFirstResponder?.firstResponderManager.makeFirst(self) ?? false
  }

  /// Gives up being the first responder. A responder that is not first has nothing to give up.
  /// Apple's page is `UIResponder.resignFirstResponder()`.
  ///
  /// - Returns: whether it is not the first responder any more.
  @discardableResult open func resignFirstResponder() -> Bool {
    windowOfFirstResponder?.firstResponderManager.resign(self) ?? true
  }

  // MARK: Touches

  /// Fingers came down on a view. The default passes them up the chain.
  /// Apple's page is `UIResponder.touchesBegan(_:with:)`.
  ///
  /// - Parameters:
  ///   - touches: the fingers; not to be kept.
  ///   - event: the event they are part of; not to be kept.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. The default passes them up the chain.
  /// Apple's page is `UIResponder.touchesMoved(_:with:)`.
  ///
  /// - Parameters:
  ///   - touches: the fingers; not to be kept.
  ///   - event: the event they are part of; not to be kept.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. The default passes them up the chain.
  /// Apple's page is `UIResponder.touchesEnded(_:with:)`.
  ///
  /// - Parameters:
  ///   - touches: the fingers; not to be kept.
  ///   - event: the event they are part of; not to be kept.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Fingers do not count any more: the application became inactive, the view left its window, or
  /// the touch screen is gone. The default passes them up the chain.
  /// Apple's page is `UIResponder.touchesCancelled(_:with:)`.
  ///
  /// - Parameters:
  ///   - touches: the fingers; not to be kept.
  ///   - event: the event they are part of; not to be kept.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Motion

  /// A motion began. The default passes it up the chain.
  /// Apple's page is `UIResponder.motionBegan(_:with:)`.
  ///
  /// - Parameters:
  ///   - motion: which motion: `.motionShake`.
  ///   - event: the event it is part of; not to be kept.
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionBegan(motion, with: event)
  }

  /// A motion ended. The default passes it up the chain.
  /// Apple's page is `UIResponder.motionEnded(_:with:)`.
  ///
  /// - Parameters:
  ///   - motion: which motion: `.motionShake`.
  ///   - event: the event it is part of; not to be kept.
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionEnded(motion, with: event)
  }

  /// A motion was broken off and will not end: it went on too long, the application became inactive
  /// or the view that handled it left its window. The default passes it up the chain.
  /// Apple's page is `UIResponder.motionCancelled(_:with:)`.
  ///
  /// - Parameters:
  ///   - motion: which motion: `.motionShake`.
  ///   - event: the event it is part of; not to be kept.
  open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Remote control

  /// A button of a headset or remote control was used. The default passes it up the chain.
  /// Apple's page is `UIResponder.remoteControlReceived(with:)`.
  ///
  /// - Parameter event: the event; its subtype says which button. Not to be kept.
  open func remoteControlReceived(with event: Event?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether this responder takes an action. By default it does when the action is for its class.
  /// Apple's page is `UIResponder.canPerformAction(_:withSender:)`.
  open func canPerformAction(_ action: Action, withSender sender: Any?) -> Bool {
    action.applies(to: self, sender: sender)
  }

  /// The first of this responder and those after it in the chain that takes an action; nil when
  /// none does. Apple's page is `UIResponder.target(forAction:withSender:)`.
  open func target(forAction action: Action, withSender sender: Any?) -> Responder? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Undo

  /// The nearest undo manager of the chain; every window has one.
  /// Apple's page is `UIResponder.undoManager`.
  open var undoManager: UndoManager? { next?.undoManager }
}
