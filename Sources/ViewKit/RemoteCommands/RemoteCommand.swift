/// Something that a headset, a remote control or another place outside the window can ask for.
/// Apple's page is `MPRemoteCommand`.
@MainActor public class RemoteCommand {
  /// What a command calls.
  public typealias Handler = @MainActor (RemoteCommandEvent) -> RemoteCommandHandlerStatus

  /// One target, to be removed with. It does not remove itself when it is let go of.
  @MainActor public final class Token {
    fileprivate init() {}
  }

  private struct Target {
    var token: Token?
    weak var owner: AnyObject?
    var action: String?
    var handler: Handler
    var isAlive: Bool { token != nil || owner != nil }
  }

  private var targets: [Target] = []

  /// Whether the command can be asked for; true by default. A disabled one reaches no target.
  public var isEnabled = true

  init() {}

  /// Adds a closure to call.
  ///
  /// - Parameter handler: carries the command out.
  /// - Returns: what `removeTarget(_:)` wants to have; the closure stays until then.
  @discardableResult public func addTarget(handler: @escaping Handler) -> Token {
    let token = Token()
    targets.append(Target(token: token, handler: handler))
    return token
  }

  /// Adds an action of an object. The same action of the same object is called only once,
  /// however often it is added. Apple's page is `MPRemoteCommand.addTarget(_:action:)`.
  ///
  /// - Parameters:
  ///   - owner: the object; it is not kept alive.
  ///   - action: a name that tells the object's actions apart, as a selector does for Apple.
  ///   - handler: carries it out: `{ $0.nextTrackCommand($1) }`.
  public func addTarget<Owner: AnyObject>(
    _ owner: Owner, action: String,
    handler: @escaping @MainActor (Owner, RemoteCommandEvent) -> RemoteCommandHandlerStatus
  ) {
    guard !targets.contains(where: { $0.owner === owner && $0.action == action }) else { return }
    targets.append(
      Target(owner: owner, action: action) { [weak owner] event in
        owner.map { handler($0, event) } ?? .noActionableNowPlayingItem
      })
  }

  /// Removes a closure.
  public func removeTarget(_ token: Token) { targets.removeAll { $0.token === token } }

  /// Removes one action of an object; all of them when it is nil.
  /// Apple's page is `MPRemoteCommand.removeTarget(_:action:)`.
  public func removeTarget(_ owner: AnyObject, action: String?) {
    targets.removeAll { $0.owner === owner && (action == nil || $0.action == action) }
  }

  /// Removes all targets. Apple's spelling is `removeTarget(nil)`.
  public func removeAllTargets() { targets = [] }

  /// Calls all targets, in the order in which they were added.
  ///
  /// - Parameter makeEvent: what they are told; made only if there is one.
  /// - Returns: success when all had it; else what the first one says that had none.
  func invoke(_ makeEvent: @autoclosure () -> RemoteCommandEvent) -> RemoteCommandHandlerStatus {
    guard isEnabled else { return .commandFailed }
    targets.removeAll { !$0.isAlive }
    guard !targets.isEmpty else { return .noActionableNowPlayingItem }
    let event = makeEvent()
    let statuses = targets.map { $0.handler(event) }
    return statuses.first { $0 != .success } ?? .success
  }
}
