/// Hears of changes of an application's state. Apple's page is `UIApplicationDelegate`.
@MainActor public protocol ApplicationDelegate: AnyObject {
  /// The application gets events from now on.
  func applicationDidBecomeActive(_ application: Application)

  /// The application will get no more events for now, and what goes on will be cancelled.
  func applicationWillResignActive(_ application: Application)

  /// A shake is over, and the undo manager nearest to the first responder has something to undo or
  /// redo: the person may be asked whether to. Stands for the question that UIKit asks itself.
  func application(_ application: Application, didShakeToEditWith undoManager: UndoManager)
}

extension ApplicationDelegate {
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}

  /// Does nothing.
  public func application(
    _ application: Application, didShakeToEditWith undoManager: UndoManager
  ) {}
}
