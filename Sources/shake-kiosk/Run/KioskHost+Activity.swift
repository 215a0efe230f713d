import ViewKit

extension KioskHost: ApplicationDelegate {
  func applicationDidBecomeActive(_ application: Application) {
    controller?.slideShow.isSuspended = false
  }

  /// Ends what goes on, while it can still be told: a shake and keys that are held. ViewKit cancels
  /// the touches. Nobody would see the slide show.
  func applicationWillResignActive(_ application: Application) {
    handle(detector.cancel(.suspended))
    cancelRemoteKeys()
    controller?.slideShow.isSuspended = true
  }
}
