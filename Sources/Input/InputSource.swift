/// Where keys come from.
@MainActor public protocol InputSource: AnyObject {
  /// Told of everything that happens, on the main thread. Set it before `start()`.
  var handler: (@MainActor (InputEvent) -> Void)? { get set }

  /// Begins to listen. Never blocks and never fails: what goes wrong is told as an event.
  func start()

  /// Stops listening and gives the devices back as they were found. `start()` listens again.
  func stop()
}
