import Raster
import Testing

@testable import ViewKit

@MainActor struct TouchSampleTests {
  @Test func draggedViewStaysUnderTheFinger() {
    let stage = Stage()
    let view = DragView(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    stage.view.addSubview(view)

    stage.down(0, 15, 15)
    stage.move(0, 25, 20)
    stage.move(0, 80, 70)
    stage.up()

    #expect(view.frame == Rect(x: 75, y: 65, width: 20, height: 20))
    #expect(view.center == Point(x: 20, y: 20))
    #expect(view.log == ["began", "moved", "moved", "ended"])
  }

  @Test func draggedViewStaysWhereItWasInterrupted() {
    let stage = Stage()
    let view = DragView(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    stage.view.addSubview(view)

    stage.down(0, 15, 15)
    stage.move(0, 25, 20)
    stage.application.resignActive()
    stage.move(0, 80, 70)

    #expect(view.frame == Rect(x: 20, y: 15, width: 20, height: 20))
    #expect(view.log == ["began", "moved", "cancelled"])
  }

  @Test func draggedViewFollowsTheFingerThoughItIsScaled() {
    let stage = Stage()
    let view = DragView(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    view.transform = AffineTransform(scaleX: 2, y: 2)
    stage.view.addSubview(view)

    stage.down(0, 20, 20)
    stage.move(0, 50, 24)

    #expect(view.frame == Rect(x: 30, y: 4, width: 40, height: 40))
  }

  @Test func handmadeHitTestFindsWhatTheBuiltInOneFinds() {
    let handmade = HandmadeView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let plain = View(frame: handmade.frame)
    func fill(_ parent: View) -> [View] {
      let first = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
      let second = View(frame: Rect(x: 40, y: 40, width: 50, height: 50))
      let grandchild = View(frame: Rect(x: 5, y: 5, width: 20, height: 20))
      parent.addSubview(first)
      parent.addSubview(second)
      first.addSubview(grandchild)
      return [parent, first, second, grandchild]
    }
    let handmadeViews = fill(handmade)
    let plainViews = fill(plain)

    var seen: Set<Int?> = []
    for y in stride(from: -5.0, through: 105, by: 2.5) {
      for x in stride(from: -5.0, through: 105, by: 2.5) {
        let point = Point(x: x, y: y)
        let expected = plain.hitTest(point, with: nil)
        let found = handmade.hitTest(point, with: nil)
        let index = plainViews.firstIndex { $0 === expected }
        seen.insert(index)
        #expect(handmadeViews.firstIndex { $0 === found } == index)
      }
    }
    #expect(seen.count == 5)
  }

  @Test func handmadeHitTestTakesWhatTheBuiltInOneTakes() {
    let view = HandmadeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let inside = Point(x: 5, y: 5)
    #expect(view.hitTest(inside, with: nil) === view)

    view.isUserInteractionEnabled = false
    #expect(view.hitTest(inside, with: nil) == nil)
    view.isUserInteractionEnabled = true
    view.isHidden = true
    #expect(view.hitTest(inside, with: nil) == nil)
    view.isHidden = false
    view.alpha = 0.01
    #expect(view.hitTest(inside, with: nil) == nil)
    view.alpha = 0.02
    #expect(view.hitTest(inside, with: nil) === view)
  }

  @Test func viewThatIsEverywhereTakesWhatIsBehindItAndBesideIt() {
    let stage = Stage()
    let behind = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let everywhere = EverywhereView(frame: Rect(x: 40, y: 40, width: 20, height: 20))
    let child = View(frame: Rect(x: 0, y: 0, width: 5, height: 5))
    stage.view.addSubview(behind)
    stage.view.addSubview(everywhere)
    everywhere.addSubview(child)

    #expect(stage.window.hitTest(Point(x: 1, y: 99), with: nil) === everywhere)
    #expect(everywhere.fitView === everywhere)
    #expect(stage.window.hitTest(Point(x: 41, y: 41), with: nil) === child)
    #expect(everywhere.fitView === child)
    // Its superview is asked first, and is not everywhere.
    #expect(stage.window.hitTest(Point(x: 101, y: 50), with: nil) == nil)
    everywhere.isHidden = true
    #expect(stage.window.hitTest(Point(x: 50, y: 50), with: nil) === behind)
  }

  @Test func coveredButtonGetsTheTouchesOnIt() {
    let stage = Stage()
    let log = EventLog()
    let button = stage.addTouchView("button", log, x: 20, y: 20, width: 20, height: 20)
    let cover = RedirectView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(cover)
    cover.button = button

    #expect(stage.window.hitTest(Point(x: 25, y: 25), with: nil) === button)
    #expect(stage.window.hitTest(Point(x: 50, y: 50), with: nil) === cover)
    stage.tap(25, 25, at: 1)
    #expect(log.entries == ["button began", "button ended"])

    button.isHidden = true
    #expect(stage.window.hitTest(Point(x: 25, y: 25), with: nil) === cover)
    button.isHidden = false
    button.isUserInteractionEnabled = false
    #expect(stage.window.hitTest(Point(x: 25, y: 25), with: nil) === cover)
    button.isUserInteractionEnabled = true
    #expect(stage.window.hitTest(Point(x: 25, y: 25), with: nil) === button)
  }

  @Test func coverThatTakesNoTouchesRedirectsNone() {
    let stage = Stage()
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let button = View(frame: frame)
    let between = View(frame: frame)
    let cover = RedirectView(frame: frame)
    for view in [button, between, cover] { stage.view.addSubview(view) }
    cover.button = button
    #expect(stage.window.hitTest(Point(x: 25, y: 25), with: nil) === button)

    cover.isHidden = true
    #expect(stage.window.hitTest(Point(x: 25, y: 25), with: nil) === between)
    cover.isHidden = false
    cover.isUserInteractionEnabled = false
    #expect(stage.window.hitTest(Point(x: 25, y: 25), with: nil) === between)
  }
}
