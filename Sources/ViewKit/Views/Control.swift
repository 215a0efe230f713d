/// A view that turns touches into actions. It keeps its touches to itself, even while it is
/// disabled. Apple's page is `UIControl`.
@MainActor open class Control: View {
  private struct TargetAction {
    weak var target: AnyObject?
    /// Whether the action goes to whoever takes it.
    let isUntargeted: Bool
    let action: Action
    var events: Events

    func isMeant(for other: AnyObject?) -> Bool {
      other == nil ? isUntargeted : target === other
    }
  }

  private var targetActions: [TargetAction] = []
  private weak var trackedTouch: Touch?

  // MARK: State

  /// Whether the control reacts to touches. Disabling it cancels the touch it has.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      setNeedsDisplay()
      if isTracking { stopTracking(telling: .touchCancel, with: nil) }
    }
  }

  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  /// Whether a finger is on the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  /// All of that at once.
  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control follows a finger.
  public var isTracking: Bool { trackedTouch != nil }

  /// Whether the finger it follows is inside.
  public private(set) var isTouchInside = false

  // MARK: Targets

  /// Has an action sent when something happens.
  /// Apple's page is `UIControl.addTarget(_:action:for:)`.
  ///
  /// - Parameters:
  ///   - target: who does it; not kept alive. Nil for the first in the responder chain to take it.
  ///   - action: what to do.
  ///   - events: when to do it.
  public func addTarget(_ target: AnyObject?, action: Action, for events: Events) {
    let index = targetActions.firstIndex { $0.isMeant(for: target) && $0.action == action }
    if let index {
      targetActions[index].events.formUnion(events)
    } else {
      targetActions.append(
        TargetAction(
          target: target, isUntargeted: target == nil, action: action, events: events))
    }
  }

  /// Has an action sent no more. Apple's page is `UIControl.removeTarget(_:action:for:)`.
  ///
  /// - Parameters:
  ///   - target: who did it.
  ///   - action: what was done; nil for everything.
  ///   - events: when it was done.
  public func removeTarget(_ target: AnyObject?, action: Action?, for events: Events) {
    for index in targetActions.indices
    where targetActions[index].isMeant(for: target)
      && (action == nil || targetActions[index].action == action)
    {
      targetActions[index].events.subtract(events)
    }
    targetActions.removeAll(where: \.events.isEmpty)
  }

  /// Sends the actions of some events, as if they had happened.
  /// Apple's page is `UIControl.sendActions(for:)`.
  public func sendActions(for events: Events) { sendActions(for: events, with: nil) }

  /// Sends one action. A subclass may look at it or change it.
  /// Apple's page is `UIControl.sendAction(_:to:for:)`.
  open func sendAction(_ action: Action, to target: AnyObject?, for event: Event?) {
    window?.application?.sendAction(action, to: target, from: self, for: event)
  }

  private func sendActions(for events: Events, with event: Event?) {
    for entry in targetActions where !entry.events.isDisjoint(with: events) {
      if entry.isUntargeted {
        sendAction(entry.action, to: nil, for: event)
      } else if let target = entry.target {
        sendAction(entry.action, to: target, for: event)
      }
    }
  }

  // MARK: Touches

  /// Follows the first finger.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  /// Notes whether the finger is still inside.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside, with: event)
    case (false, false): sendActions(for: .touchDragOutside, with: event)
    case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside], with: event)
    case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside], with: event)
    }
  }

  /// Sends what the lifted finger did.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    stopTracking(telling: isInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  /// Forgets the finger.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking(telling: .touchCancel, with: event)
  }

  private func stopTracking(telling events: Events, with event: Event?) {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
    sendActions(for: events, with: event)
  }
}
