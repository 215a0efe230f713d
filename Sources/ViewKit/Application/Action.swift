/// A message that a control or a menu sends to a target, or to whoever in the responder chain takes
/// it. It stands where UIKit has a selector.
///
/// An action says what to do with an object of a class, its target:
///
/// ```swift
/// Action("play") { (player: PlayerController, button: Button) in player.play(button) }
/// ```
///
/// It applies to targets of that class and to senders of that type. Actions of the same name are the
/// same. Apple's page is "Target-Action".
@MainActor public struct Action {
  /// What the action is called.
  public let name: String

  private let check: @MainActor (AnyObject, Any?) -> Bool
  private let call: @MainActor (AnyObject, Any?, Event?) -> Void

  /// An action that wants to know neither sender nor event.
  public init<Target>(_ name: String, _ body: @escaping @MainActor (Target) -> Void) {
    self.init(name) { (target: Target, _: Any?, _: Event?) in body(target) }
  }

  /// An action that wants to know the sender.
  public init<Target, Sender>(
    _ name: String, _ body: @escaping @MainActor (Target, Sender) -> Void
  ) {
    self.init(name) { (target: Target, sender: Sender, _: Event?) in body(target, sender) }
  }

  /// An action that wants to know the sender and the event.
  public init<Target, Sender>(
    _ name: String, _ body: @escaping @MainActor (Target, Sender, Event?) -> Void
  ) {
    self.name = name
    check = { $0 is Target && ($1 as Any) is Sender }
    call = { target, sender, event in
      guard let target = target as? Target, let sender = (sender as Any) as? Sender else { return }
      body(target, sender, event)
    }
  }

  /// Whether an object can take the action from a sender.
  func applies(to target: AnyObject, sender: Any?) -> Bool { check(target, sender) }

  /// Has an object do it.
  ///
  /// - Returns: whether it could.
  func perform(on target: AnyObject, sender: Any?, event: Event?) -> Bool {
    guard check(target, sender) else { return false }
    call(target, sender, event)
    return true
  }
}

extension Action: Hashable {
  public nonisolated static func == (left: Action, right: Action) -> Bool {
    left.name == right.name
  }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
