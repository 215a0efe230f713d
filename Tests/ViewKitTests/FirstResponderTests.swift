import Raster
import Testing

@testable import ViewKit

@MainActor struct FirstResponderTests {
  let log = EventLog()
  let stage = Stage()

  private func view(_ name: String) -> RecordingView {
    let view = RecordingView(name, log)
    stage.view.addSubview(view)
    return view
  }

  @Test func plainViewCannotBecomeFirstResponder() {
    let view = View()
    stage.view.addSubview(view)

    #expect(!view.canBecomeFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
  }

  @Test func nobodyIsFirstResponderWithoutAskingForIt() {
    _ = view("a")

    #expect(stage.window.firstResponder == nil)
    #expect(log.entries.isEmpty)
  }

  @Test func viewCanBecomeFirstResponderWhenItHasAppearedAndNotBefore() {
    final class Eager: ViewController {
      var became: [Bool] = []
      override func viewDidLoad() { view.addSubview(RecordingView("a", EventLog())) }
      override func viewWillAppear(_ animated: Bool) { ask() }
      override func viewDidAppear(_ animated: Bool) { ask() }
      private func ask() { became.append(view.subviews[0].becomeFirstResponder()) }
    }
    let controller = Eager()

    stage.window.rootViewController = controller

    #expect(controller.became == [false, true])
  }

  @Test func willingViewInAWindowBecomesFirstResponder() {
    let view = view("a")

    #expect(view.becomeFirstResponder())

    #expect(view.isFirstResponder)
    #expect(stage.window.firstResponder === view)
  }

  @Test func viewOutsideAWindowIsRefused() {
    let view = RecordingView("a", log)

    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
  }

  @Test func becomingTwiceAsksNobodyAgain() {
    let view = view("a")
    view.becomeFirstResponder()
    log.clear()

    #expect(view.becomeFirstResponder())

    #expect(log.entries.isEmpty)
  }

  @Test func holderResignsBeforeTheNewOneIsAsked() {
    let first = view("a")
    let second = view("b")
    first.becomeFirstResponder()
    log.clear()

    second.becomeFirstResponder()

    #expect(log.entries == ["a resign", "b can"])
    #expect(second.isFirstResponder)
    #expect(!first.isFirstResponder)
  }

  @Test func holderThatDoesNotResignKeepsTheRole() {
    let first = view("a")
    let second = view("b")
    first.becomeFirstResponder()
    first.isLettingGo = false
    log.clear()

    #expect(!second.becomeFirstResponder())

    #expect(log.entries == ["a resign"])
    #expect(first.isFirstResponder)
  }

  @Test func refusalAfterTheHolderResignedLeavesNobodyFirst() {
    let first = view("a")
    let second = view("b")
    first.becomeFirstResponder()
    second.isWilling = false

    #expect(!second.becomeFirstResponder())

    #expect(stage.window.firstResponder == nil)
  }

  @Test func responderThatCannotResignSaysSo() {
    final class Clinging: View {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let view = Clinging()
    stage.view.addSubview(view)
    view.becomeFirstResponder()

    #expect(!view.resignFirstResponder())
    #expect(view.isFirstResponder)
  }

  @Test func resigningWithoutTheRoleIsHarmless() {
    let first = view("a")
    let second = view("b")
    first.becomeFirstResponder()

    #expect(second.resignFirstResponder())

    #expect(first.isFirstResponder)
  }

  @Test func leavingTheWindowTakesTheRoleEvenFromOneThatClings() {
    let parent = View()
    stage.view.addSubview(parent)
    let view = RecordingView("a", log)
    parent.addSubview(view)
    view.becomeFirstResponder()
    view.isLettingGo = false
    log.clear()

    parent.removeFromSuperview()

    #expect(log.entries == ["a resign"])
    #expect(stage.window.firstResponder == nil)
  }

  @Test func movingWithinTheWindowKeepsTheRole() {
    let view = view("a")
    let other = View()
    stage.view.addSubview(other)
    view.becomeFirstResponder()

    other.addSubview(view)

    #expect(view.isFirstResponder)
  }

  @Test func eachWindowHasItsOwnFirstResponder() {
    let view = view("a")
    let other = Window(frame: .zero, application: stage.application)
    let second = RecordingView("b", log)
    other.addSubview(second)

    view.becomeFirstResponder()
    second.becomeFirstResponder()

    #expect(view.isFirstResponder)
    #expect(second.isFirstResponder)
  }

  @Test func controllerCanBeFirstUntilItsViewLeaves() {
    final class Willing: ViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Willing()
    #expect(!controller.becomeFirstResponder())
    stage.window.rootViewController = controller

    #expect(controller.becomeFirstResponder())
    controller.view.removeFromSuperview()

    #expect(stage.window.firstResponder == nil)
  }

  @Test func windowDoesNotKeepItsFirstResponderAlive() {
    weak var gone: View?
    do {
      let view = view("a")
      view.becomeFirstResponder()
      gone = view
      view.removeFromSuperview()
    }

    #expect(gone == nil)
  }

  @Test func roleCannotBeHandedOnInsideABranchThatLeaves() {
    final class HandingOn: View {
      weak var heir: View?
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        defer { heir?.becomeFirstResponder() }
        return super.resignFirstResponder()
      }
    }
    let parent = HandingOn()
    let heir = RecordingView("heir", log)
    parent.addSubview(heir)
    parent.heir = heir
    stage.view.addSubview(parent)
    parent.becomeFirstResponder()

    parent.removeFromSuperview()

    #expect(stage.window.firstResponder == nil)
  }

  @Test func roleMayBeHandedToAViewThatStays() {
    final class HandingOn: View {
      weak var heir: View?
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        defer { heir?.becomeFirstResponder() }
        return super.resignFirstResponder()
      }
    }
    let leaving = HandingOn()
    let heir = view("heir")
    leaving.heir = heir
    stage.view.addSubview(leaving)
    leaving.becomeFirstResponder()

    leaving.removeFromSuperview()

    #expect(heir.isFirstResponder)
  }
}
