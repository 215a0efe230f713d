import Raster
import Testing

@testable import ViewKit

@MainActor struct TapCountTests {
  let stage = Stage()
  let view: TouchView

  init() {
    view = stage.addTouchView("a", EventLog(), width: 100, height: 100)
    view.isMultipleTouchEnabled = true
  }

  private func counts(_ body: () -> Void) -> [Int] {
    var counts: [Int] = []
    view.onBegan = { touches, _ in counts += touches.map(\.tapCount) }
    body()
    return counts
  }

  @Test func quickTapsAtOnePlaceAreCounted() {
    #expect(
      counts {
        stage.tap(10, 10, at: 1)
        stage.tap(12, 12, at: 1.3)
        stage.tap(11, 9, at: 1.6)
      } == [1, 2, 3])
  }

  @Test func countStaysTillTheEndOfTheTouch() {
    var ended: [Int] = []
    view.onEnded = { touches, _ in ended += touches.map(\.tapCount) }

    stage.tap(10, 10, at: 1)
    stage.tap(10, 10, at: 1.2)

    #expect(ended == [1, 2])
  }

  @Test func slowTapStartsAnew() {
    #expect(
      counts {
        stage.tap(10, 10, at: 1)
        // 0.05 s down, then 0.36 s pause.
        stage.tap(10, 10, at: 1.41)
      } == [1, 1])
  }

  @Test func distantTapStartsAnew() {
    #expect(
      counts {
        stage.tap(10, 10, at: 1)
        stage.tap(41, 10, at: 1.2)
        stage.tap(11, 10, at: 1.3)
      } == [1, 1, 2])
  }

  @Test func touchThatWandersOffIsNoTap() {
    #expect(
      counts {
        stage.down(0, 10, 10, at: 1)
        stage.move(0, 60, 10, at: 1.1)
        stage.up(0, at: 1.2)
        stage.tap(10, 10, at: 1.3)
      } == [1, 1])
  }

  @Test func cancelledTouchIsNoTap() {
    #expect(
      counts {
        stage.down(0, 10, 10, at: 1)
        stage.application.touchesDidChange([TouchSample(id: 0, phase: .cancelled)], at: 1.05)
        stage.tap(10, 10, at: 1.2)
      } == [1, 1])
  }

  @Test func touchCancelledAsItsEndIsReportedIsNoTap() {
    let application = stage.application
    var isFirst = true
    let counts = counts {
      let begin = view.onBegan
      view.onBegan = { touches, event in
        begin?(touches, event)
        guard isFirst else { return }
        isFirst = false
        application.beginIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
      }
      application.touchesDidChange(
        [
          TouchSample(id: 0, phase: .began, location: Point(x: 10, y: 10)),
          TouchSample(id: 0, phase: .ended),
        ], at: 1)
      stage.tap(10, 10, at: 1.1)
    }

    #expect(counts == [1, 1])
  }

  @Test func twoFingersAreCountedEachForItself() {
    #expect(
      counts {
        for time in [1, 1.2] {
          stage.down(1, 10, 10, at: time)
          stage.down(2, 80, 10, at: time)
          stage.up(1, at: time + 0.05)
          stage.up(2, at: time + 0.05)
        }
      } == [1, 1, 2, 2])
  }
}
