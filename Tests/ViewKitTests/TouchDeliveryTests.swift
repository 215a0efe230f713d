import Raster
import Testing

@testable import ViewKit

@MainActor struct TouchDeliveryTests {
  let log = EventLog()
  let stage = Stage()

  @Test func touchIsToldFromItsBeginningToItsEnd() {
    let view = stage.addTouchView("a", log)
    var seen: [(Touch.Phase, Double, Point, Point)] = []
    let note: (Set<Touch>, Event?) -> Void = { touches, event in
      for touch in touches {
        #expect(event?.type == .touches)
        #expect(event?.subtype == Event.EventSubtype.none)
        #expect(event?.timestamp == touch.timestamp)
        seen.append(
          (touch.phase, touch.timestamp, touch.location(in: nil), touch.previousLocation(in: nil)))
      }
    }
    (view.onBegan, view.onMoved, view.onEnded) = (note, note, note)

    stage.down(0, 1, 2, at: 1)
    stage.move(0, 3, 4, at: 2)
    stage.up(at: 3)

    #expect(log.entries == ["a began", "a moved", "a ended"])
    #expect(seen.map(\.0) == [.began, .moved, .ended])
    #expect(seen.map(\.1) == [1, 2, 3])
    #expect(seen.map(\.2) == [Point(x: 1, y: 2), Point(x: 3, y: 4), Point(x: 3, y: 4)])
    #expect(seen.map(\.3) == [Point(x: 1, y: 2), Point(x: 1, y: 2), Point(x: 3, y: 4)])
  }

  @Test func locationIsToldInAnyViewsCoordinates() {
    let view = stage.addTouchView("a", log, x: 10, y: 20)
    view.transform = AffineTransform(scaleX: 2, y: 2)
    var places: [Point] = []
    view.onMoved = { touches, _ in
      for touch in touches {
        places = [
          touch.location(in: view), touch.previousLocation(in: view), touch.location(in: nil),
        ]
        #expect(touch.view === view)
        #expect(touch.window === view.window)
      }
    }

    stage.down(0, 35, 45)
    stage.move(0, 37, 49)

    #expect(places == [Point(x: 26, y: 27), Point(x: 25, y: 25), Point(x: 37, y: 49)])
  }

  @Test func locationCountsFromTheBoundsOriginAndNotFromTheCorner() {
    let view = stage.addTouchView("a", log, x: 10, y: 20)
    view.bounds.origin = Point(x: 100, y: 200)
    var place = Point.zero
    view.onBegan = { touches, _ in
      for touch in touches { place = touch.location(in: view) }
    }

    stage.down(0, 10, 20)

    #expect(place == Point(x: 100, y: 200))
  }

  @Test func touchKeepsItsViewForLife() {
    _ = stage.addTouchView("a", log)
    _ = stage.addTouchView("b", log, x: 50)

    stage.down(0, 10, 10)
    stage.move(0, 60, 10)
    stage.up()

    #expect(log.entries == ["a began", "a moved", "a ended"])
  }

  @Test func touchKeepsItsViewThoughThatIsHiddenMeanwhile() {
    let view = stage.addTouchView("a", log)

    stage.down(0, 10, 10)
    view.isHidden = true
    view.isUserInteractionEnabled = false
    stage.up()

    #expect(log.entries == ["a began", "a ended"])
  }

  @Test func unhandledTouchClimbsTheChain() {
    let outer = stage.addTouchView("outer", log)
    let inner = TouchView("inner", log, Rect(x: 0, y: 0, width: 50, height: 50))
    inner.passesOn = true
    let plain = View(frame: inner.bounds)
    outer.addSubview(inner)
    inner.addSubview(plain)

    stage.down(0, 10, 10)
    stage.move(0, 11, 10)
    stage.up()
    stage.down(0, 10, 10)
    stage.application.resignActive()

    #expect(
      log.entries == [
        "inner began", "outer began", "inner moved", "outer moved", "inner ended", "outer ended",
        "inner began", "outer began", "inner cancelled", "outer cancelled",
      ])
  }

  @Test func touchPassesApplicationAndWindowBeforeTheView() {
    let log = log
    let stage = Stage(
      RecordingApplication(log), window: { RecordingWindow(log, frame: $0, application: $1) })
    _ = stage.addTouchView("a", log)

    stage.down(0, 10, 10)

    #expect(log.entries == ["application sendEvent", "window sendEvent", "a began"])
  }

  @Test func windowThatSwallowsABeginningSwallowsTheWholeTouch() throws {
    let log = log
    let stage = Stage(
      RecordingApplication(log), window: { RecordingWindow(log, frame: $0, application: $1) })
    _ = stage.addTouchView("a", log)
    let window = try #require(stage.window as? RecordingWindow)

    window.swallows = true
    stage.down(0, 10, 10)
    window.swallows = false
    stage.move(0, 20, 20)
    stage.application.resignActive()

    #expect(!log.entries.contains { $0.hasPrefix("a ") })
  }

  @Test func windowThatSwallowsAnEndDoesNotKeepTheTouchGoing() throws {
    let stage = Stage(
      Application(), window: { RecordingWindow(EventLog(), frame: $0, application: $1) })
    let view = stage.addTouchView("a", log)
    let window = try #require(stage.window as? RecordingWindow)
    weak var touch: Touch?
    view.onBegan = { touches, _ in touch = touches.first }

    stage.down(0, 10, 10)
    window.swallows = true
    stage.up()

    #expect(touch == nil)
    #expect(log.entries == ["a began"])
  }

  @Test func oneEventTellsOfAllFingersUntilTheLastIsLifted() {
    let a = stage.addTouchView("a", log)
    let b = stage.addTouchView("b", log, x: 50)
    var events: Set<ObjectIdentifier> = []
    weak var event: Event?
    var counts: [[Int?]] = []
    let note: (Set<Touch>, Event?) -> Void = { [window = stage.window] _, newEvent in
      guard let newEvent else { return }
      event = newEvent
      events.insert(ObjectIdentifier(newEvent))
      counts.append([
        newEvent.allTouches?.count, newEvent.touches(for: a)?.count,
        newEvent.touches(for: b)?.count, newEvent.touches(for: window)?.count,
      ])
    }
    for view in [a, b] { (view.onBegan, view.onMoved, view.onEnded) = (note, note, note) }

    stage.down(1, 10, 10)
    stage.down(2, 60, 10)
    stage.move(1, 11, 10)
    stage.up(1)
    #expect(event != nil)
    stage.up(2)

    #expect(events.count == 1)
    #expect(counts == [[1, 1, 0, 1], [2, 1, 1, 2], [2, 1, 1, 2], [2, 1, 1, 2], [1, 0, 1, 1]])
    #expect(event == nil)
  }

  @Test func fingerThatStaysIsStationaryWhileAnotherMoves() {
    let view = stage.addTouchView("a", log)
    view.isMultipleTouchEnabled = true
    var phases: [Touch.Phase] = []
    var offsets: [Double] = []
    view.onMoved = { _, event in
      for touch in (event?.allTouches ?? []).sorted(by: { $0.id < $1.id }) {
        phases.append(touch.phase)
        offsets.append(touch.location(in: nil).x - touch.previousLocation(in: nil).x)
      }
    }

    stage.down(1, 10, 10)
    stage.down(2, 30, 30)
    stage.move(1, 15, 10)
    phases = []
    offsets = []
    stage.move(2, 33, 30)

    #expect(phases == [.stationary, .moved])
    #expect(offsets == [0, 3])
  }

  @Test func fingersThatMoveTogetherAreToldTogether() {
    let view = stage.addTouchView("a", log)
    view.isMultipleTouchEnabled = true

    stage.application.touchesDidChange(
      [
        TouchSample(id: 1, phase: .began, location: Point(x: 1, y: 1)),
        TouchSample(id: 2, phase: .began, location: Point(x: 2, y: 2)),
      ], at: 1)
    stage.application.touchesDidChange(
      [
        TouchSample(id: 1, phase: .moved, location: Point(x: 3, y: 3)),
        TouchSample(id: 2, phase: .ended),
      ], at: 2)

    #expect(log.entries == ["a began 2", "a moved", "a ended"])
  }

  @Test func fingersOnSeveralViewsAreToldEachToItsOwn() {
    _ = stage.addTouchView("a", log)
    _ = stage.addTouchView("b", log, x: 50)

    stage.application.touchesDidChange(
      [
        TouchSample(id: 1, phase: .began, location: Point(x: 1, y: 1)),
        TouchSample(id: 2, phase: .began, location: Point(x: 60, y: 2)),
      ], at: 1)

    #expect(log.entries == ["a began", "b began"])
  }

  @Test func fingerThatComesAndGoesAtOnceIsToldTwice() {
    _ = stage.addTouchView("a", log)

    stage.application.touchesDidChange(
      [
        TouchSample(id: 1, phase: .began, location: Point(x: 1, y: 1)),
        TouchSample(id: 1, phase: .ended),
      ], at: 1)

    #expect(log.entries == ["a began", "a ended"])
  }

  @Test func fingerThatDoesNotReallyMoveIsNotTold() {
    _ = stage.addTouchView("a", log)

    stage.down(0, 10, 10)
    stage.move(0, 10, 10)

    #expect(log.entries == ["a began"])
  }

  @Test func reportsOfUnknownFingersAreDropped() {
    _ = stage.addTouchView("a", log)

    stage.move(7, 10, 10)
    stage.up(7)
    stage.application.touchesDidChange([TouchSample(id: 7, phase: .began)], at: 1)
    stage.down(0, 500, 500)
    stage.up()

    #expect(log.entries.isEmpty)
  }

  @Test func fingerThatComesDownTwiceIsCancelledFirst() {
    _ = stage.addTouchView("a", log)
    _ = stage.addTouchView("b", log, x: 50)

    stage.down(0, 10, 10)
    stage.down(0, 60, 10)
    stage.up()

    #expect(log.entries == ["a began", "a cancelled", "b began", "b ended"])
  }

  @Test func touchGoesToTheFrontmostVisibleWindow() {
    _ = stage.addTouchView("back", log)
    let front = Window(
      frame: Rect(x: 0, y: 0, width: 20, height: 20), application: stage.application)
    front.addSubview(TouchView("front", log, front.bounds))
    front.isHidden = false

    stage.down(1, 10, 10)
    stage.up(1)
    stage.down(2, 30, 30)
    stage.up(2)
    front.isHidden = true
    stage.down(3, 10, 10)

    #expect(
      log.entries == ["front began", "front ended", "back began", "back ended", "back began"])
  }

  @Test func windowMadeKeyAndVisibleComesToTheFront() {
    _ = stage.addTouchView("back", log)
    let front = Window(
      frame: Rect(x: 0, y: 0, width: 20, height: 20), application: stage.application)
    front.addSubview(TouchView("front", log, front.bounds))
    front.makeKeyAndVisible()

    stage.window.makeKeyAndVisible()
    stage.down(1, 10, 10)

    #expect(log.entries == ["back began"])
  }
}
