import Input
import Kiosk
import Platform
import Testing
import ViewKit

@testable import shake_kiosk

@MainActor @Suite struct KioskHostNightTests {
  private func makeStage(
    shakeWakes: Bool = false, offHours: String? = "22:00-07:00"
  ) throws -> HostStage {
    let hours = offHours.flatMap { OffHours($0) }
    let stage = try HostStage {
      $0.offHours = hours ?? OffHours()
      $0.shakeWakes = shakeWakes
      $0.slideShow = .seconds(5)
    }
    stage.host.startNight()
    return stage
  }

  private func isActive(_ stage: HostStage) -> Bool {
    stage.host.application.applicationState == .active
  }

  /// What the trace says of switching.
  private func switches(_ stage: HostStage) throws -> [String] {
    try stage.trace("screen").map { "\($0["status"] ?? "") \($0["reason"] ?? "")" }
  }

  // MARK: Off-hours

  @Test func theScreenIsDarkFromOneTimeToTheOther() throws {
    let stage = try makeStage()
    #expect(!stage.screen.isBlank)
    #expect(isActive(stage))

    stage.clock.advanceToAlarm()
    #expect(stage.clock.now % 86400 == 22 * 3600)
    #expect(stage.screen.isBlank)
    #expect(!isActive(stage))

    stage.clock.advanceToAlarm()
    #expect(stage.clock.now % 86400 == 7 * 3600)
    #expect(!stage.screen.isBlank)
    #expect(isActive(stage))
    #expect(try switches(stage) == ["off off-hours", "on off-hours"])
  }

  @Test func nothingGoesOnInTheDark() throws {
    let stage = try makeStage()
    #expect(stage.scheduler.hasPendingActions)

    stage.clock.advanceToAlarm()

    #expect(!stage.scheduler.hasPendingActions)
    stage.clock.advanceToAlarm()
    #expect(stage.scheduler.hasPendingActions)
  }

  @Test func aKioskThatStartsAtNightStartsDark() throws {
    let stage = try HostStage { $0.offHours = OffHours("11:00-13:00") ?? OffHours() }
    stage.host.startNight()
    #expect(stage.screen.isBlank)
    #expect(!isActive(stage))
  }

  @Test func withoutOffHoursThereIsNoAlarm() throws {
    let stage = try makeStage(offHours: nil)
    #expect(stage.clock.alarm == nil)
  }

  @Test func aClockThatIsSetIsLookedAtAnew() throws {
    let stage = try makeStage()
    stage.clock.set(hour: 23)
    #expect(stage.screen.isBlank)
    stage.clock.set(hour: 8)
    #expect(!stage.screen.isBlank)
    let alarm = try #require(stage.clock.alarm)
    #expect(alarm % 86400 == 22 * 3600)
  }

  @Test func aClockThatHasNeverBeenSetMakesNothingDark() throws {
    let stage = try makeStage()
    stage.clock.set(to: 23 * 3600)
    #expect(!stage.screen.isBlank)
    #expect(stage.clock.alarm != nil)

    stage.clock.set(to: 20_500 * 86400 + 23 * 3600)
    #expect(stage.screen.isBlank)
  }

  // MARK: Signals

  @Test func signalsSwitchTheScreen() throws {
    let stage = try makeStage(offHours: nil)
    stage.host.setDark(true)
    #expect(stage.screen.isBlank)
    #expect(!isActive(stage))

    stage.host.setDark(false)

    #expect(!stage.screen.isBlank)
    #expect(isActive(stage))
    #expect(try switches(stage) == ["off signal", "on signal"])
  }

  @Test func aSignalHoldsUntilTheOffHoursChange() throws {
    let stage = try makeStage()
    stage.host.setDark(true)
    stage.clock.set(hour: 15)
    #expect(stage.screen.isBlank)

    stage.clock.set(hour: 22)
    stage.clock.set(hour: 7)

    #expect(!stage.screen.isBlank)
  }

  @Test func lightThatWasOrderedByNightLastsUntilTheNextNight() throws {
    let stage = try makeStage()
    stage.clock.set(hour: 23)
    stage.host.setDark(false)
    #expect(!stage.screen.isBlank)
    stage.clock.set(hour: 7)
    stage.clock.set(hour: 22)
    #expect(stage.screen.isBlank)
  }

  // MARK: Shakes

  @Test func aShakeWakesTheScreenForFiveMinutes() throws {
    let stage = try makeStage(shakeWakes: true)
    stage.clock.set(hour: 23)

    stage.host.handle(.began)
    stage.host.handle(.ended)

    #expect(!stage.screen.isBlank)
    #expect(isActive(stage))
    // The shake that woke it did nothing else.
    #expect(stage.recorder.log.isEmpty)
    stage.scheduler.advance(by: .seconds(299))
    #expect(!stage.screen.isBlank)
    stage.scheduler.advance(by: .seconds(1))
    #expect(stage.screen.isBlank)
    #expect(try switches(stage) == ["off off-hours", "on shake", "off shake"])
  }

  @Test func eachShakeBeginsTheFiveMinutesAnew() throws {
    let stage = try makeStage(shakeWakes: true)
    stage.clock.set(hour: 23)
    stage.host.handle(.began)
    stage.host.handle(.ended)
    stage.scheduler.advance(by: .seconds(200))

    stage.host.handle(.began)
    stage.host.handle(.ended)
    stage.scheduler.advance(by: .seconds(200))

    #expect(!stage.screen.isBlank)
    #expect(stage.recorder.log == ["motionBegan", "motionEnded"])
  }

  @Test func morningEndsWhatAShakeBegan() throws {
    let stage = try makeStage(shakeWakes: true)
    stage.clock.set(hour: 6, minute: 59)
    stage.host.handle(.began)
    stage.clock.set(hour: 7)
    stage.scheduler.advance(by: .seconds(600))
    #expect(!stage.screen.isBlank)
  }

  @Test func aShakeWakesNothingUnlessItWasAskedTo() throws {
    let stage = try makeStage()
    stage.clock.set(hour: 23)
    stage.host.handle(.began)
    #expect(stage.screen.isBlank)
  }

  @Test func theAccelerometerRunsInTheDarkOnlyForAShakeToWake() throws {
    for shakeWakes in [false, true] {
      let stage = try makeStage(shakeWakes: shakeWakes)
      #expect(stage.host.isAccelerometerRunning)
      stage.clock.set(hour: 23)
      #expect(stage.host.isAccelerometerRunning == shakeWakes)
      stage.clock.set(hour: 8)
      #expect(stage.host.isAccelerometerRunning)
    }
  }

  // MARK: Several causes

  @Test func aScreenThatComesBackByNightStaysDark() throws {
    let stage = try makeStage()
    stage.setScreen(isAvailable: false)
    stage.clock.set(hour: 23)

    stage.setScreen(isAvailable: true)
    #expect(!isActive(stage))

    stage.clock.set(hour: 8)
    #expect(isActive(stage))
  }

  @Test func aFingerOnTheScreenIsCancelledWhenItGoesDark() throws {
    let stage = try makeStage()
    stage.touch(TouchContact(id: 1, phase: .began, x: 0, y: 0))
    stage.clock.set(hour: 22)
    #expect(stage.recorder.log == ["touchesBegan 0,0", "touchesCancelled 0,0"])
  }
}
