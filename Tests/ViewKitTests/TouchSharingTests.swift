import Raster
import Testing

@testable import ViewKit

/// Who gets a second finger.
@MainActor struct TouchSharingTests {
  let log = EventLog()
  let stage = Stage()

  @Test func viewGetsOnlyItsFirstFingerByDefault() {
    let view = stage.addTouchView("a", log)
    #expect(!view.isMultipleTouchEnabled)

    stage.down(1, 10, 10)
    stage.down(2, 20, 20)
    stage.move(2, 30, 30)
    stage.up(2)
    stage.up(1)

    #expect(log.entries == ["a began", "a ended"])
  }

  @Test func viewWithMultipleTouchGetsAllFingers() {
    stage.addTouchView("a", log).isMultipleTouchEnabled = true

    stage.down(1, 10, 10)
    stage.down(2, 20, 20)
    stage.up(2)
    stage.up(1)

    #expect(log.entries == ["a began", "a began", "a ended", "a ended"])
  }

  @Test func twoViewsShareFingersByDefault() {
    let view = stage.addTouchView("a", log)
    _ = stage.addTouchView("b", log, x: 50)
    #expect(!view.isExclusiveTouch)

    stage.down(1, 10, 10)
    stage.down(2, 60, 10)

    #expect(log.entries == ["a began", "b began"])
  }

  @Test func exclusiveViewGetsNothingWhileAnotherIsTouched() {
    _ = stage.addTouchView("a", log)
    stage.addTouchView("exclusive", log, x: 50).isExclusiveTouch = true

    stage.down(1, 10, 10)
    stage.down(2, 60, 10)
    stage.up(1)
    stage.move(2, 70, 10)
    stage.up(2)
    #expect(log.entries == ["a began", "a ended"])

    stage.down(2, 60, 10)
    #expect(log.entries.last == "exclusive began")
  }

  @Test func touchedExclusiveViewKeepsFingersFromOthers() {
    _ = stage.addTouchView("a", log)
    let exclusive = stage.addTouchView("exclusive", log, x: 50)
    exclusive.isExclusiveTouch = true
    exclusive.isMultipleTouchEnabled = true

    stage.down(1, 60, 10)
    stage.down(2, 10, 10)
    stage.down(3, 70, 20)
    stage.up(1)
    stage.up(3)
    #expect(
      log.entries == [
        "exclusive began", "exclusive began", "exclusive ended", "exclusive ended",
      ])

    stage.down(4, 10, 10)
    #expect(log.entries.last == "a began")
  }

  @Test func exclusiveTouchIsAMatterOfOneWindow() {
    stage.addTouchView("exclusive", log).isExclusiveTouch = true
    let front = Window(
      frame: Rect(x: 0, y: 0, width: 20, height: 20), application: stage.application)
    front.addSubview(TouchView("front", log, front.bounds))
    front.isHidden = false

    stage.down(1, 30, 30)
    stage.down(2, 10, 10)

    #expect(log.entries == ["exclusive began", "front began"])
  }
}
