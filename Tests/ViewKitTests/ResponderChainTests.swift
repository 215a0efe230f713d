import Raster
import Testing

@testable import ViewKit

@MainActor struct ResponderChainTests {
  @Test func chainGoesFromViewToRootViewControllerWindowApplicationAndDelegate() {
    let log = EventLog()
    let stage = Stage()
    let delegate = RecordingDelegate(log)
    stage.application.delegate = delegate
    let content = View()
    let leaf = View()
    stage.view.addSubview(content)
    content.addSubview(leaf)

    var chain: [Responder] = [leaf]
    while let next = chain[chain.count - 1].next { chain.append(next) }

    let expected: [Responder] = [
      leaf, content, stage.view, stage.controller, stage.window, stage.application, delegate,
    ]
    #expect(chain.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  @Test func nestedControllerStandsBetweenItsViewAndTheSuperview() {
    let stage = Stage()
    let nested = ViewController()

    stage.view.addSubview(nested.view)

    #expect(nested.view.next === nested)
    #expect(nested.next === stage.view)
  }

  @Test func delegateThatIsNoResponderIsNotInTheChain() {
    final class PlainDelegate: ApplicationDelegate {}
    let stage = Stage()
    let delegate = PlainDelegate()

    stage.application.delegate = delegate

    #expect(stage.application.next == nil)
  }

  @Test func replacedRootViewLeavesItsController() {
    let stage = Stage()
    let old = stage.view

    stage.controller.view = View()

    #expect(old.next === stage.window)
    #expect(stage.controller.view.next === stage.controller)
  }

  @Test func viewInNoTreeHasNoNext() {
    #expect(View().next == nil)
    #expect(ViewController().next == nil)
  }

  @Test func sharedApplicationIsTheOneMadeLast() {
    let first = Application()
    let second = Application()

    #expect(Application.shared === second)
    #expect(Application.shared !== first)
  }

  @Test func touchesGoToTheHitViewAndShakesToTheFirstResponder() {
    let log = EventLog()
    let stage = Stage()
    let hit = stage.addTouchView("hit", log)
    let first = RecordingView("first", log)
    first.passesOn = false
    stage.view.insertSubview(first, belowSubview: hit)
    first.becomeFirstResponder()
    log.clear()

    stage.down(0, 10, 10)
    stage.application.motionDidBegin(at: 1)

    #expect(log.entries == ["hit began", "first began"])
  }
}
