import Raster
import Testing

@testable import ViewKit

@MainActor struct ControlTests {
  private final class Target: Responder {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func down(_ sender: Control) { log.add("down") }
    func inside(_ sender: Control) { log.add("inside") }
    func outside(_ sender: Control) { log.add("outside") }
    func cancel(_ sender: Control) { log.add("cancel") }
    func drag(_ sender: Control) { log.add("drag \(sender.isTouchInside)") }
    func again(_ sender: Control) { log.add("again") }
    func enter(_ sender: Control) { log.add("enter") }
    func exit(_ sender: Control) { log.add("exit") }
  }

  private static func action(
    _ name: String, _ body: @escaping @MainActor (Target, Control) -> Void
  ) -> Action {
    Action(name, body)
  }

  private static let inside = action("inside") { $0.inside($1) }

  let log = EventLog()
  let stage = Stage()
  let control = Control(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  private let target: Target

  init() {
    target = Target(log)
    stage.view.addSubview(control)
  }

  private func watchEverything() {
    control.addTarget(target, action: Self.action("down") { $0.down($1) }, for: .touchDown)
    control.addTarget(target, action: Self.action("again") { $0.again($1) }, for: .touchDownRepeat)
    control.addTarget(target, action: Self.inside, for: .touchUpInside)
    control.addTarget(
      target, action: Self.action("outside") { $0.outside($1) }, for: .touchUpOutside)
    control.addTarget(target, action: Self.action("cancel") { $0.cancel($1) }, for: .touchCancel)
    control.addTarget(target, action: Self.action("enter") { $0.enter($1) }, for: .touchDragEnter)
    control.addTarget(target, action: Self.action("exit") { $0.exit($1) }, for: .touchDragExit)
    control.addTarget(
      target, action: Self.action("drag") { $0.drag($1) },
      for: [.touchDragInside, .touchDragOutside])
  }

  @Test func tapIsDownAndUpInside() {
    watchEverything()

    stage.down(0, 10, 10)
    #expect(control.isHighlighted)
    #expect(control.isTracking)
    stage.up()

    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
    #expect(log.entries == ["down", "inside"])
  }

  @Test func fingerThatGoesOutAndComesBackIsToldAtTheEdge() {
    watchEverything()

    stage.down(0, 10, 10)
    stage.move(0, 20, 10)
    stage.move(0, 60, 10)
    #expect(!control.isHighlighted)
    stage.move(0, 70, 10)
    stage.move(0, 40, 10)
    #expect(control.isHighlighted)
    stage.up()

    #expect(
      log.entries == [
        "down", "drag true", "exit", "drag false", "drag false", "enter", "drag true", "inside",
      ])
  }

  @Test func fingerLiftedOutsideIsUpOutside() {
    watchEverything()

    stage.down(0, 10, 10)
    stage.move(0, 60, 10)
    stage.up()

    #expect(log.entries.last == "outside")
  }

  @Test func secondTapIsARepeat() {
    watchEverything()

    stage.tap(10, 10, at: 1)
    stage.tap(10, 10, at: 1.2)

    #expect(log.entries == ["down", "inside", "down", "again", "inside"])
  }

  @Test func cancelledTouchIsToldAsSuch() {
    watchEverything()

    stage.down(0, 10, 10)
    stage.application.resignActive()

    #expect(log.entries == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func disabledControlIsHitButInert() {
    watchEverything()
    control.isEnabled = false
    let parent = stage.addTouchView("parent", log, width: 100, height: 100)
    parent.addSubview(control)

    #expect(stage.window.hitTest(Point(x: 10, y: 10), with: nil) === control)
    stage.tap(10, 10, at: 1)

    #expect(log.entries.isEmpty)
  }

  @Test func disablingAControlCancelsItsTouch() {
    watchEverything()
    stage.down(0, 10, 10)

    control.isEnabled = false
    stage.up()

    #expect(log.entries == ["down", "cancel"])
  }

  @Test func controlKeepsItsTouchesToItself() {
    let parent = stage.addTouchView("parent", log, width: 100, height: 100)
    parent.addSubview(control)

    stage.down(0, 10, 10)
    stage.move(0, 11, 10)
    stage.up()
    stage.down(0, 10, 10)
    stage.application.resignActive()

    #expect(log.entries.isEmpty)
  }

  @Test func stateSaysWhatTheControlIs() {
    #expect(control.state == .normal)

    control.isHighlighted = true
    control.isSelected = true
    #expect(control.state == [.highlighted, .selected])
    control.isEnabled = false

    #expect(control.state == [.highlighted, .selected, .disabled])
  }

  @Test func sameActionOfATargetIsSentOnce() {
    control.addTarget(target, action: Self.inside, for: .touchUpInside)
    control.addTarget(target, action: Self.inside, for: .touchUpInside)

    stage.tap(10, 10, at: 1)

    #expect(log.entries == ["inside"])
  }

  @Test func removedActionIsNotSent() {
    control.addTarget(target, action: Self.inside, for: [.touchUpInside, .touchDown])

    control.removeTarget(target, action: Self.inside, for: .touchDown)
    stage.tap(10, 10, at: 1)
    #expect(log.entries == ["inside"])

    control.removeTarget(target, action: nil, for: .allEvents)
    stage.tap(10, 10, at: 2)
    #expect(log.entries == ["inside"])
  }

  @Test func untargetedActionClimbsFromTheControl() {
    final class Panel: View {
      var taps = 0
      func tap(_ sender: Control) { taps += 1 }
    }
    let panel = Panel(frame: stage.view.bounds)
    stage.view.addSubview(panel)
    panel.addSubview(control)
    control.addTarget(
      nil, action: Action("tap") { (panel: Panel, control: Control) in panel.tap(control) },
      for: .touchUpInside)

    stage.tap(10, 10, at: 1)

    #expect(panel.taps == 1)
  }

  @Test func goneTargetIsNotMistakenForNone() {
    final class Panel: View {
      var taps = 0
      func tap(_ sender: Control) { taps += 1 }
    }
    let panel = Panel(frame: stage.view.bounds)
    stage.view.addSubview(panel)
    panel.addSubview(control)
    let tap = Action("tap") { (panel: Panel, control: Control) in panel.tap(control) }
    do {
      let gone = Panel()
      control.addTarget(gone, action: tap, for: .touchUpInside)
    }

    stage.tap(10, 10, at: 1)
    #expect(panel.taps == 0)

    control.addTarget(nil, action: tap, for: .touchUpInside)
    stage.tap(10, 10, at: 2)
    #expect(panel.taps == 1)
  }

  @Test func actionsCanBeSentByProgram() {
    control.addTarget(target, action: Self.inside, for: .valueChanged)

    control.sendActions(for: .valueChanged)

    #expect(log.entries == ["inside"])
  }

  @Test func eventsAndStatesAreNumberedAsInUIKit() {
    #expect(Control.Events.touchUpInside.rawValue == 64)
    #expect(Control.Events.touchCancel.rawValue == 256)
    #expect(Control.Events.valueChanged.rawValue == 4096)
    #expect(Control.State.selected.rawValue == 4)
  }

  @Test func buttonShowsThePictureOfItsState() {
    let button = Button(frame: Rect(x: 50, y: 50, width: 20, height: 20))
    button.setImage(.plain(.red, width: 10, height: 10), for: .normal)
    button.setImage(.plain(.green, width: 40, height: 20), for: .highlighted)
    stage.view.addSubview(button)
    _ = stage.render()
    #expect(stage[55, 55] == 0xFFFF_0000)
    #expect(stage[54, 55] == 0xFF00_0000)

    stage.down(0, 55, 55)
    _ = stage.render()
    // Too large, so it is made to fit.
    #expect(stage[50, 55] == 0xFF00_FF00)
    #expect(stage[50, 54] == 0xFF00_0000)

    button.isEnabled = false
    _ = stage.render()
    #expect(stage[55, 55] == 0xFFFF_0000)
    #expect(button.image(for: .disabled) == nil)
  }
}
