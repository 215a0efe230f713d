/// Hears of changes of an application's state. Apple's page is `UIApplicationDelegate`.
@MainActor public protocol ApplicationDelegate: AnyObject {
  /// The application gets events from now on.
  func applicationDidBecomeActive(_ application: Application)

  /// The application will get no more events for now, and what goes on will be cancelled.
  func applicationWillResignActive(_ application: Application)
}

extension ApplicationDelegate {
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}
}
