extension Application {
  /// Sends an action. Without a target it goes to the first responder of the key window, or, where
  /// there is none, to the sender, and climbs from there until somebody takes it.
  /// Apple's page is `UIApplication.sendAction(_:to:from:for:)`.
  ///
  /// - Parameters:
  ///   - action: what to do.
  ///   - target: who is to do it; nil to look for somebody.
  ///   - sender: who wants it done.
  ///   - event: what made the sender want it.
  /// - Returns: whether somebody did it.
  @discardableResult
  public func sendAction(
    _ action: Action, to target: AnyObject?, from sender: Any?, for event: Event?
  ) -> Bool {
    if let target { return action.perform(on: target, sender: sender, event: event) }
    let start = keyWindow?.firstResponder ?? sender as? Responder
    guard let taker = start?.target(forAction: action, withSender: sender) else { return false }
    return action.perform(on: taker, sender: sender, event: event)
  }
}
