import Platform

extension KioskHost {
  /// Why nobody can see the pictures.
  enum Darkness: Hashable {
    case noScreen, night, otherConsole
  }

  /// Nobody can see the pictures: what goes on ends, and nothing new is made.
  ///
  /// - Parameters:
  ///   - cause: why.
  ///   - status: the same in words for the service manager.
  func goDark(_ cause: Darkness, _ status: String) {
    darkness[cause] = status
    application.resignActive()
    loader.isSuspended = true
    runAccelerometer()
    // One that waits for the first picture would give up before somebody switches the screen on.
    tellReady()
  }

  /// A cause is over; when it was the last, the kiosk goes on where it was.
  func endDarkness(_ cause: Darkness) {
    darkness[cause] = nil
    runAccelerometer()
    if darkness.isEmpty {
      loader.isSuspended = false
      application.becomeActive()
    }
    tellStatus()
  }

  /// Lets go of the accelerometer while no shake can mean anything.
  func runAccelerometer() {
    let isNeeded =
      darkness[.otherConsole] == nil && (darkness[.night] == nil || options.shakeWakes)
    guard let shakes, isNeeded != isAccelerometerRunning else { return }
    isAccelerometerRunning = isNeeded
    if isNeeded { shakes.start() } else { shakes.stop() }
    tellStatus()
  }
}
