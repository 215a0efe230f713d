import Raster
import Testing

@testable import ViewKit

@MainActor struct TouchCancellationTests {
  let log = EventLog()
  let stage = Stage()

  @Test func deviceThatDisappearsCancels() {
    _ = stage.addTouchView("a", log)

    stage.down(0, 10, 10)
    stage.application.touchesDidChange([TouchSample(id: 0, phase: .cancelled)], at: 1)
    stage.up()

    #expect(log.entries == ["a began", "a cancelled"])
  }

  @Test func applicationThatBecomesInactiveCancelsAndHearsOfNothingMore() {
    let view = stage.addTouchView("a", log)
    var phase: Touch.Phase?
    view.onCancelled = { touches, _ in phase = touches.first?.phase }

    stage.down(0, 10, 10)
    stage.application.resignActive()
    stage.move(0, 20, 20)
    stage.up()
    stage.down(0, 10, 10)

    #expect(log.entries == ["a began", "a cancelled"])
    #expect(phase == .cancelled)
  }

  @Test func fingerStillDownWhenTheApplicationIsBackCountsOnlyWhenItComesDownAgain() {
    _ = stage.addTouchView("a", log)
    stage.down(0, 10, 10)
    stage.application.resignActive()
    stage.application.becomeActive()
    log.clear()

    stage.move(0, 20, 20)
    stage.up()
    #expect(log.entries.isEmpty)

    stage.down(0, 10, 10)
    #expect(log.entries == ["a began"])
  }

  @Test func viewThatLeavesItsWindowIsCancelledWhileItsChainIsWhole() {
    let outer = stage.addTouchView("outer", log)
    let inner = TouchView("inner", log, Rect(x: 0, y: 0, width: 50, height: 50))
    inner.passesOn = true
    outer.addSubview(inner)
    let bystander = stage.addTouchView("bystander", log, x: 50)
    stage.down(1, 10, 10)
    stage.down(2, 60, 10)
    log.clear()

    outer.removeFromSuperview()
    stage.up(1)
    stage.up(2)

    #expect(log.entries == ["inner cancelled", "outer cancelled", "bystander ended"])
    #expect(bystander.window != nil)
  }

  @Test func viewRemovedByItsOwnHandlerIsCancelledOnce() {
    let view = stage.addTouchView("a", log)
    view.onBegan = { [weak view] _, _ in view?.removeFromSuperview() }

    stage.down(0, 10, 10)
    stage.up()

    #expect(log.entries == ["a began", "a cancelled"])
  }

  @Test func viewRemovedAsItsTouchEndsIsNotCancelledToo() {
    let view = stage.addTouchView("a", log)
    view.onEnded = { [weak view] _, _ in view?.removeFromSuperview() }

    stage.down(0, 10, 10)
    stage.up()

    #expect(log.entries == ["a began", "a ended"])
  }

  @Test func touchThatNobodyHeardOfIsForgottenWithoutAnEvent() {
    let log = log
    let stage = Stage(RecordingApplication(log))
    let view = stage.addTouchView("a", log)
    let other = stage.addTouchView("b", log, x: 50)
    view.onBegan = { [weak other] _, _ in other?.removeFromSuperview() }

    stage.application.touchesDidChange(
      [
        TouchSample(id: 1, phase: .began, location: Point(x: 1, y: 1)),
        TouchSample(id: 2, phase: .began, location: Point(x: 60, y: 1)),
      ], at: 1)

    #expect(log.entries == ["application sendEvent", "a began"])
  }

  @Test func viewRemovedBeforeItHeardOfItsTouchNeverDoes() {
    let first = stage.addTouchView("a", log)
    let second = stage.addTouchView("b", log, x: 50)
    first.onBegan = { [weak second] _, _ in second?.removeFromSuperview() }

    stage.application.touchesDidChange(
      [
        TouchSample(id: 1, phase: .began, location: Point(x: 1, y: 1)),
        TouchSample(id: 2, phase: .began, location: Point(x: 60, y: 1)),
      ], at: 1)
    stage.up(1)
    stage.up(2)

    #expect(log.entries == ["a began", "a ended"])
  }

  @Test func viewRemovedBeforeItHeardOfTheEndIsCancelled() {
    let first = stage.addTouchView("a", log)
    let second = stage.addTouchView("b", log, x: 50)
    first.onMoved = { [weak second] _, _ in second?.removeFromSuperview() }
    stage.down(1, 10, 10)
    stage.down(2, 60, 10)

    stage.application.touchesDidChange(
      [
        TouchSample(id: 1, phase: .moved, location: Point(x: 2, y: 1)),
        TouchSample(id: 2, phase: .ended),
      ], at: 1)

    #expect(log.entries == ["a began", "b began", "a moved", "b cancelled"])
  }

  @Test func othersStillHearOfAnEventInWhichAViewIsRemoved() {
    let first = stage.addTouchView("a", log)
    let second = stage.addTouchView("b", log, x: 50)
    _ = stage.addTouchView("c", log, y: 50)
    first.onMoved = { [weak second] _, _ in second?.removeFromSuperview() }
    for (id, point) in [Point(x: 1, y: 1), Point(x: 60, y: 1), Point(x: 1, y: 60)].enumerated() {
      stage.down(id, point.x, point.y)
    }
    log.clear()

    stage.application.touchesDidChange(
      [
        TouchSample(id: 0, phase: .moved, location: Point(x: 2, y: 2)),
        TouchSample(id: 1, phase: .moved, location: Point(x: 61, y: 2)),
        TouchSample(id: 2, phase: .moved, location: Point(x: 2, y: 61)),
      ], at: 1)

    #expect(log.entries == ["a moved", "b cancelled", "c moved"])
  }

  @Test func hidingTheWindowCancels() {
    _ = stage.addTouchView("a", log)
    stage.down(0, 10, 10)

    stage.window.isHidden = true
    stage.up()

    #expect(log.entries == ["a began", "a cancelled"])
  }

  @Test func ignoringCancelsWhatGoesOnAndKeepsTheRestAway() {
    _ = stage.addTouchView("a", log)
    stage.down(1, 10, 10)

    stage.application.beginIgnoringInteractionEvents()
    stage.up(1)
    stage.down(2, 10, 10)
    #expect(log.entries == ["a began", "a cancelled"])

    stage.application.endIgnoringInteractionEvents()
    stage.move(2, 20, 20)
    stage.up(2)
    #expect(log.entries == ["a began", "a cancelled"])

    stage.down(2, 10, 10)
    #expect(log.entries == ["a began", "a cancelled", "a began"])
  }

  @Test func ignoringNests() {
    _ = stage.addTouchView("a", log)
    let application = stage.application

    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    stage.down(0, 10, 10)
    #expect(log.entries.isEmpty)

    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    stage.down(1, 10, 10)
    #expect(log.entries == ["a began"])
  }

  @Test func ignoringInteractionLeavesMotionAlone() {
    let controller = RecordingController("controller", log)
    stage.window.rootViewController = controller
    log.clear()
    stage.application.beginIgnoringInteractionEvents()

    stage.application.motionDidBegin(at: 1)

    #expect(log.entries == ["controller began"])
  }

  @Test func nothingKeepsATouchAfterItsEnd() {
    let view = stage.addTouchView("a", log)
    weak var touch: Touch?
    view.onBegan = { touches, _ in touch = touches.first }

    stage.down(0, 10, 10)
    #expect(touch != nil)
    stage.up()

    #expect(touch == nil)
  }
}
