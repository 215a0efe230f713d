import Input
import Platform
import Testing
import ViewKit

@testable import shake_kiosk

@MainActor @Suite struct KioskHostInputTests {
  // MARK: Touches

  @Test func fingersReachTheViewInPixelsOfTheScreen() throws {
    let stage = try HostStage()

    stage.touch(TouchContact(id: 1, phase: .began, x: 0.5, y: 0.5))
    stage.touch(TouchContact(id: 1, phase: .moved, x: 0.25, y: 0.5))
    stage.touch(TouchContact(id: 1, phase: .ended, x: 0.25, y: 0.5))

    #expect(
      stage.recorder.log == [
        "touchesBegan 320,180", "touchesMoved 160,180", "touchesEnded 160,180",
      ]
    )
  }

  @Test func everyEventOfTouchesIsTracedWithItsPhaseItsCountAndTheDevicesTime() throws {
    let stage = try HostStage()

    stage.touch(
      TouchContact(id: 1, phase: .began, x: 0.1, y: 0.5),
      TouchContact(id: 2, phase: .began, x: 0.9, y: 0.5))
    stage.scheduler.advance(by: .seconds(1))
    stage.touch(TouchContact(id: 2, phase: .cancelled, x: 0.9, y: 0.5))

    let lines = try stage.trace("touch")
    #expect(lines.map { $0["phase"] as? String } == ["began", "cancelled"])
    #expect(lines.map { $0["count"] as? Int } == [2, 1])
    #expect(lines.map { $0["t"] as? Int } == [1_000_000_000_000, 1_001_000_000_000])
  }

  @Test func fingersThatADeviceLosesAreCancelled() throws {
    let stage = try HostStage()
    stage.touch(TouchContact(id: 1, phase: .began, x: 0, y: 0))

    stage.touch(TouchContact(id: 1, phase: .cancelled, x: 0, y: 0))

    #expect(stage.recorder.log == ["touchesBegan 0,0", "touchesCancelled 0,0"])
  }

  @Test func fingersOnAScreenThatGoesDarkAreCancelled() throws {
    let stage = try HostStage()
    stage.touch(TouchContact(id: 1, phase: .began, x: 0, y: 0))

    stage.setScreen(isAvailable: false)
    stage.touch(TouchContact(id: 1, phase: .ended, x: 0, y: 0))

    #expect(stage.recorder.log == ["touchesBegan 0,0", "touchesCancelled 0,0"])
  }

  // MARK: Remote control

  @Test func aMediaKeyReachesTheFirstResponderAndTheTrace() throws {
    let stage = try HostStage()

    stage.press(.playPause)

    #expect(stage.recorder.log == ["remoteControl 103"])
    #expect(try stage.tracedSubtypes() == [103])
    #expect(stage.host.controller?.slideShow.state == .running)
  }

  @Test func theHeadsetsPressesAreCountedOverTime() throws {
    let stage = try HostStage()

    stage.press(.headsetButton)
    stage.scheduler.advance(by: .milliseconds(100))
    stage.press(.headsetButton)
    #expect(try stage.tracedSubtypes().isEmpty)
    stage.scheduler.advance(by: .milliseconds(350))

    #expect(try stage.tracedSubtypes() == [104])
    #expect(!stage.scheduler.hasPendingActions)
  }

  @Test func holdingTheHeadsetsSecondPressSeeksUntilItIsReleased() throws {
    let stage = try HostStage()

    stage.press(.headsetButton)
    stage.press(.headsetButton, for: .seconds(1))

    #expect(try stage.tracedSubtypes() == [108, 109])
    #expect(!stage.scheduler.hasPendingActions)
  }

  @Test func theHeadsetPlaysWhenNothingPlaysAndThenTogglesIt() throws {
    let stage = try HostStage()

    for _ in 0..<3 {
      stage.press(.headsetButton)
      stage.scheduler.advance(by: .seconds(1))
    }

    #expect(try stage.tracedSubtypes() == [100, 103, 103])
  }

  @Test func aKeyHeldWhenTheScreenGoesDarkEndsSeekingAndItsReleaseMeansNothing() throws {
    let stage = try HostStage()
    stage.key(.fastForward, isDown: true)

    stage.setScreen(isAvailable: false)
    #expect(stage.recorder.log == ["remoteControl 108", "remoteControl 109"])
    stage.setScreen(isAvailable: true)
    stage.key(.fastForward, isDown: false)

    #expect(stage.recorder.log == ["remoteControl 108", "remoteControl 109"])
    #expect(!stage.scheduler.hasPendingActions)
  }

  @Test func aHeadsetThatIsPulledOutWhilePressedMeansNothing() throws {
    let stage = try HostStage()
    stage.press(.headsetButton)

    stage.input.handler?(.deviceRemoved(name: "a headset"))
    #expect(!stage.scheduler.hasPendingActions)
    stage.scheduler.advance(by: .seconds(1))

    #expect(stage.recorder.log.isEmpty)
  }

  @Test func theKeyThatShakesIsForNothingElse() throws {
    let stage = try HostStage { $0.simulateShakeKey = .playPause }

    stage.press(.playPause, for: .milliseconds(700))

    #expect(stage.recorder.log == ["motionBegan"])
    #expect(try stage.tracedSubtypes().isEmpty)
  }

  // MARK: Slide show

  @Test func aSlideShowBeginsByItselfOnlyWhenItWasAskedFor() throws {
    #expect(try HostStage().host.controller?.slideShow.state == .stopped)

    let stage = try HostStage { $0.slideShow = .seconds(3) }

    #expect(stage.host.controller?.slideShow.state == .running)
    #expect(stage.host.controller?.slideShow.interval == .seconds(3))
  }

  @Test func aSlideShowWaitsWhileTheScreenIsDark() throws {
    let stage = try HostStage { $0.slideShow = .seconds(3) }

    stage.setScreen(isAvailable: false)
    #expect(!stage.scheduler.hasPendingActions)
    stage.setScreen(isAvailable: true)

    #expect(stage.scheduler.hasPendingActions)
  }
}
