import Motion
import Testing
import ViewKit

@testable import shake_kiosk

@MainActor @Suite struct KioskHostMotionTests {
  @Test func aShakeBeginsAndEnds() throws {
    let stage = try HostStage()
    try stage.beginShake()

    stage.scheduler.advance(by: .seconds(3))

    #expect(stage.recorder.log == ["motionBegan", "motionEnded"])
    #expect(try stage.trace("shake-began", "shake-ended", "shake-cancelled").count == 2)
  }

  @Test func aShakeIsCancelledWhenTheScreenGoesDark() throws {
    let stage = try HostStage()
    try stage.beginShake()

    stage.setScreen(isAvailable: false)

    #expect(stage.recorder.log == ["motionBegan", "motionCancelled"])
    #expect(try stage.trace("shake-cancelled").map { $0["reason"] as? String } == ["suspended"])
  }

  @Test func aShakeIsCancelledWhenTheSensorDisappears() throws {
    let stage = try HostStage()
    try stage.beginShake()

    stage.host.handle(.unavailable(reason: "The sensor was pulled out."))

    #expect(stage.recorder.log == ["motionBegan", "motionCancelled"])
    #expect(try stage.trace("shake-cancelled").map { $0["reason"] as? String } == ["sensor lost"])
  }

  @Test func aShakeThatGoesOnForTooLongIsCancelled() throws {
    let stage = try HostStage()
    try stage.beginShake()

    stage.host.handle(.cancelled(.tooLong))

    #expect(stage.recorder.log == ["motionBegan", "motionCancelled"])
  }

  @Test func aShakeIsCancelledWhenItsViewLeavesTheWindow() throws {
    let stage = try HostStage()
    try stage.beginShake()

    stage.recorder.removeFromSuperview()
    stage.scheduler.advance(by: .seconds(3))

    #expect(stage.recorder.log == ["motionBegan", "motionCancelled"])
  }

  @Test func afterADarkScreenAShakeCountsAgain() throws {
    let stage = try HostStage()
    try stage.beginShake()
    stage.setScreen(isAvailable: false)
    stage.scheduler.advance(by: .seconds(5))

    stage.setScreen(isAvailable: true)
    stage.host.handle(.began)
    stage.host.handle(.ended)

    #expect(
      stage.recorder.log == ["motionBegan", "motionCancelled", "motionBegan", "motionEnded"])
  }
}
