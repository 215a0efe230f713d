import Raster
import Testing

@testable import ViewKit

@MainActor struct MotionEventTests {
  let log = EventLog()
  let stage: Stage<RecordingApplication>

  init() {
    let log = log
    stage = Stage(
      RecordingApplication(log), window: { RecordingWindow(log, frame: $0, application: $1) })
  }

  private func firstResponder(_ name: String) -> RecordingView {
    let view = RecordingView(name, log)
    stage.view.addSubview(view)
    view.becomeFirstResponder()
    log.clear()
    return view
  }

  @Test func motionPassesApplicationAndWindowAndClimbsTheWholeChain() {
    let delegate = RecordingDelegate(log)
    stage.application.delegate = delegate
    _ = firstResponder("view")

    stage.application.motionDidBegin(at: 1)

    #expect(
      log.entries == [
        "application sendEvent", "window sendEvent", "view began", "window began",
        "application began", "delegate began",
      ])
  }

  @Test func handlerWithoutSuperEndsTheClimb() {
    firstResponder("view").passesOn = false

    stage.application.motionDidBegin(at: 1)

    #expect(log.entries.last == "view began")
  }

  @Test func controllerHearsOfMotionWithoutAnyFirstResponder() {
    let controller = RecordingController("controller", log)
    stage.window.rootViewController = controller
    log.clear()

    stage.application.motionDidBegin(at: 1)
    stage.application.motionDidEnd(at: 2)

    #expect(log.entries.contains("controller began"))
    #expect(log.entries.contains("controller ended"))
  }

  @Test func windowHearsOfMotionWhenThereIsNeitherFirstResponderNorController() {
    stage.window.rootViewController = nil

    stage.application.motionDidBegin(at: 1)

    #expect(log.entries.contains("window began"))
  }

  @Test func sameEventPassesTwiceAndIsUpToDate() {
    final class Keeper: View {
      var seen: [(ObjectIdentifier, Double)] = []
      override var canBecomeFirstResponder: Bool { true }
      override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) { note(event) }
      override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) { note(event) }
      private func note(_ event: Event?) {
        guard let event else { return }
        #expect(event.type == .motion)
        #expect(event.subtype == .motionShake)
        seen.append((ObjectIdentifier(event), event.timestamp))
      }
    }
    let view = Keeper()
    stage.view.addSubview(view)
    view.becomeFirstResponder()

    stage.application.motionDidBegin(at: 1.5)
    stage.application.motionDidEnd(at: 2.25)

    #expect(view.seen.map(\.1) == [1.5, 2.25])
    #expect(Set(view.seen.map(\.0)).count == 1)
  }

  @Test func nothingKeepsTheEventAfterItsEnd() {
    final class Witness: View {
      weak var event: Event?
      override var canBecomeFirstResponder: Bool { true }
      override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
        self.event = event
      }
    }
    let view = Witness()
    stage.view.addSubview(view)
    view.becomeFirstResponder()

    stage.application.motionDidBegin(at: 1)
    #expect(view.event != nil)
    stage.application.motionDidEnd(at: 2)

    #expect(view.event == nil)
  }

  @Test func beginningsAndEndsWithoutTheirOtherHalfAreDropped() {
    firstResponder("view").passesOn = false

    stage.application.motionDidEnd(at: 1)
    stage.application.motionDidCancel(at: 1)
    stage.application.motionDidBegin(at: 2)
    stage.application.motionDidBegin(at: 3)
    stage.application.motionDidEnd(at: 4)
    stage.application.motionDidCancel(at: 5)

    #expect(log.entries.filter { $0.hasPrefix("view") } == ["view began", "view ended"])
  }

  @Test func cancellationReplacesTheEnd() {
    firstResponder("view").passesOn = false

    stage.application.motionDidBegin(at: 1)
    stage.application.motionDidCancel(at: 2)
    stage.application.motionDidEnd(at: 3)

    #expect(log.entries.filter { $0.hasPrefix("view") } == ["view began", "view cancelled"])
  }

  @Test func whoGotTheBeginningGetsTheEndThoughAnotherIsFirstByThen() {
    let first = firstResponder("first")
    first.passesOn = false
    stage.application.motionDidBegin(at: 1)
    firstResponder("second").passesOn = false

    stage.application.motionDidEnd(at: 2)

    #expect(log.entries == ["application sendEvent", "window sendEvent", "first ended"])
  }

  @Test func applicationThatBecomesInactiveCancelsTheMotion() {
    firstResponder("view").passesOn = false
    stage.application.motionDidBegin(at: 1)

    stage.application.resignActive()
    stage.application.motionDidEnd(at: 2)

    #expect(log.entries.filter { $0.hasPrefix("view") } == ["view began", "view cancelled"])
  }

  @Test func inactiveApplicationGetsNoMotion() {
    firstResponder("view").passesOn = false
    stage.application.resignActive()

    stage.application.motionDidBegin(at: 1)
    stage.application.becomeActive()
    stage.application.motionDidEnd(at: 2)

    #expect(log.entries.isEmpty)
  }

  @Test func viewThatLeavesItsWindowGetsTheCancellationWhileItsChainIsWhole() {
    let parent = RecordingView("parent", log)
    stage.view.addSubview(parent)
    let view = RecordingView("view", log)
    parent.addSubview(view)
    view.becomeFirstResponder()
    stage.application.motionDidBegin(at: 1)
    log.clear()

    parent.removeFromSuperview()
    stage.application.motionDidEnd(at: 2)

    #expect(
      log.entries == [
        "application sendEvent", "window sendEvent", "view cancelled", "parent cancelled",
        "view resign",
      ])
  }

  @Test func anotherViewsLeavingCancelsNothing() {
    let bystander = View()
    stage.view.addSubview(bystander)
    firstResponder("view").passesOn = false
    stage.application.motionDidBegin(at: 1)

    bystander.removeFromSuperview()

    #expect(!log.entries.contains("view cancelled"))
  }

  @Test func hidingTheWindowCancelsTheMotion() {
    firstResponder("view").passesOn = false
    stage.application.motionDidBegin(at: 1)

    stage.window.isHidden = true

    #expect(log.entries.last == "view cancelled")
  }

  @Test func replacingTheControllerThatHandlesAMotionCancelsIt() {
    let controller = RecordingController("controller", log)
    stage.window.rootViewController = controller
    stage.application.motionDidBegin(at: 1)

    stage.window.rootViewController = ViewController()

    #expect(log.entries.filter { $0 == "controller cancelled" }.count == 1)
    stage.application.motionDidEnd(at: 2)
    #expect(!log.entries.contains("controller ended"))
  }

  @Test func viewRemovedByItsOwnHandlerIsCancelledOnce() {
    let view = firstResponder("view")
    view.passesOn = false
    view.onMotionBegan = { view.removeFromSuperview() }

    stage.application.motionDidBegin(at: 1)
    stage.application.motionDidEnd(at: 2)

    #expect(
      log.entries.filter { $0.hasPrefix("view") } == [
        "view began", "view cancelled", "view resign",
      ])
  }

  @Test func eventPostedByAHandlerComesAfterTheOneBeingHandled() {
    let view = firstResponder("view")
    let application = stage.application
    view.onMotionBegan = { application.motionDidEnd(at: 2) }

    stage.application.motionDidBegin(at: 1)

    #expect(
      log.entries == [
        "application sendEvent", "window sendEvent", "view began", "window began",
        "application began", "application sendEvent", "window sendEvent", "view ended",
      ])
  }

  @Test func windowThatSwallowsTheBeginningGivesNobodyTheEnd() throws {
    firstResponder("view").passesOn = false
    let window = try #require(stage.window as? RecordingWindow)

    window.swallows = true
    stage.application.motionDidBegin(at: 1)
    window.swallows = false
    stage.application.motionDidEnd(at: 2)

    #expect(!log.entries.contains { $0.hasPrefix("view") })
  }

  @Test func imageViewThatTakesNoTouchesStillGetsShakes() {
    final class Picture: ImageView {
      var shakes = 0
      override var canBecomeFirstResponder: Bool { true }
      override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) { shakes += 1 }
    }
    let view = Picture(frame: .zero)
    stage.view.addSubview(view)
    view.becomeFirstResponder()
    #expect(!view.isUserInteractionEnabled)

    stage.application.motionDidBegin(at: 1)

    #expect(view.shakes == 1)
  }

  @Test func motionGoesToTheKeyWindow() {
    let other = RecordingController("other", log)
    let second = Window(frame: stage.window.frame, application: stage.application)
    second.rootViewController = other
    second.makeKeyAndVisible()
    log.clear()

    stage.application.motionDidBegin(at: 1)

    #expect(log.entries == ["application sendEvent", "other began", "application began"])
  }

  @Test func hiddenKeyWindowGetsNoMotion() {
    let controller = RecordingController("controller", log)
    stage.window.rootViewController = controller
    stage.window.isHidden = true
    stage.window.makeKey()
    log.clear()

    stage.application.motionDidBegin(at: 1)
    stage.application.motionDidEnd(at: 2)

    #expect(log.entries.isEmpty)
  }

  @Test func hidingTheKeyWindowHandsTheKeyToTheOneBehind() {
    let second = Window(frame: stage.window.frame, application: stage.application)
    second.makeKeyAndVisible()
    #expect(second.isKeyWindow)

    second.isHidden = true

    #expect(stage.window.isKeyWindow)
  }
}
