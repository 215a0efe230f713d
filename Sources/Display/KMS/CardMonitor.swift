/// Tells when cards or their screens come, go or change.
@MainActor protocol CardMonitor: AnyObject {
  /// Called for each change, whatever it is; several may stand for one.
  var handler: (@MainActor () -> Void)? { get set }

  /// Tells nothing any more.
  func stop()
}
