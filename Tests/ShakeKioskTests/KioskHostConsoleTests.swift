import Input
import Testing
import ViewKit

@testable import shake_kiosk

@MainActor @Suite struct KioskHostConsoleTests {
  private func isActive(_ stage: HostStage) -> Bool {
    stage.host.application.applicationState == .active
  }

  @Test func anotherConsoleGetsScreenAndInputDevices() throws {
    let stage = try HostStage()

    stage.host.consoleDidSwitch(isShown: false)

    #expect(stage.screen.isSuspended)
    #expect(!stage.input.isRunning)
    #expect(!stage.host.isAccelerometerRunning)
    #expect(!isActive(stage))
  }

  @Test func comingBackTakesThemAgain() throws {
    let stage = try HostStage()
    stage.host.consoleDidSwitch(isShown: false)

    stage.host.consoleDidSwitch(isShown: true)

    #expect(!stage.screen.isSuspended)
    #expect(stage.input.isRunning)
    #expect(stage.host.isAccelerometerRunning)
    #expect(isActive(stage))
    #expect(
      try stage.trace("console").map { $0["status"] as? String } == ["hidden", "shown"])
  }

  @Test func whatGoesOnIsCancelledWhenTheConsoleSwitches() throws {
    let stage = try HostStage()
    try stage.beginShake()
    stage.touch(TouchContact(id: 1, phase: .began, x: 0, y: 0))

    stage.host.consoleDidSwitch(isShown: false)

    #expect(
      stage.recorder.log == [
        "motionBegan", "touchesBegan 0,0", "motionCancelled", "touchesCancelled 0,0",
      ])
  }

  @Test func aNightThatBeginsOnAnotherConsoleIsDarkAfterwards() throws {
    let stage = try HostStage()
    stage.host.consoleDidSwitch(isShown: false)
    stage.host.setDark(true)

    stage.host.consoleDidSwitch(isShown: true)

    #expect(stage.screen.isBlank)
    #expect(!isActive(stage))
  }

  @Test func withoutAConsoleThereIsNothingToLock() throws {
    let stage = try HostStage { $0.locksConsole = true }
    #expect(!stage.host.isLocked)
    // Nor anything to switch.
    stage.input.handler?(.consoleSwitch(2))
    #expect(isActive(stage))
  }
}
