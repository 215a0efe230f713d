import Kiosk
import Testing
import ViewKit

@MainActor @Suite struct ShakeUndoTests {
  private let stage = KioskStage()
  private let delegate = UndoingDelegate()

  init() { stage.application.delegate = delegate }

  @Test func theFirstPictureIsNothingToTakeBack() {
    #expect(stage.controller.imageView.undoManager?.canUndo == false)
  }

  @Test func aShakeIsOfferedToBeTakenBackWhenItIsOver() {
    stage.application.motionDidBegin(at: 1)
    #expect(delegate.offers == 0)

    stage.application.motionDidEnd(at: 2)

    #expect(delegate.offers == 1)
    #expect(stage.controller.imageView.undoManager?.undoActionName == "Shake")
  }

  @Test func everyShakeShowsAnotherPictureUnlessTheDelegateTakesItBack() {
    stage.shake()
    stage.shake()

    #expect(stage.wishes == [.another, .another])
  }

  @Test func takingBackBringsTheLastPictureAndDoingAgainTheOther() {
    stage.shake()
    let undoManager = stage.controller.imageView.undoManager

    undoManager?.undo()
    #expect(stage.wishes == [.another, .previous])
    undoManager?.redo()
    #expect(stage.wishes == [.another, .previous, .next])
    undoManager?.undo()

    #expect(stage.wishes == [.another, .previous, .next, .previous])
  }

  @Test func onlyTheLastShakeIsTakenBack() {
    stage.shake()
    stage.shake()
    let undoManager = stage.controller.imageView.undoManager

    undoManager?.undo()

    #expect(undoManager?.canUndo == false)
  }

  @Test(arguments: [
    Event.EventSubtype.remoteControlNextTrack, .remoteControlPreviousTrack,
  ])
  func aShakeIsNotTakenBackOnceAStepCameAfterIt(subtype: Event.EventSubtype) {
    stage.shake()

    stage.press(subtype)

    #expect(stage.controller.imageView.undoManager?.canUndo == false)
  }

  // MARK: A second shake

  private func offerUndo() {
    stage.shake()
    offerUndoAgain()
  }

  private func offerUndoAgain() {
    if let undoManager = stage.controller.imageView.undoManager {
      stage.controller.offerUndo(with: undoManager)
    }
  }

  @Test func aSecondShakeSoonAfterTheOfferBringsTheLastPictureBack() {
    offerUndo()
    stage.scheduler.advance(by: .milliseconds(2999))

    stage.shake()

    #expect(stage.wishes == [.another, .previous])
  }

  @Test func aThirdShakeShowsAnotherPictureAgain() {
    offerUndo()
    stage.shake()

    stage.shake()

    #expect(stage.wishes == [.another, .previous, .another])
  }

  @Test func theOfferIsOverAfterThreeSeconds() {
    offerUndo()
    stage.scheduler.advance(by: .seconds(3))

    stage.shake()

    #expect(stage.wishes == [.another, .another])
    #expect(!stage.scheduler.hasPendingActions)
  }

  @Test func anOfferHoldsForItsOwnThreeSeconds() {
    offerUndo()
    stage.scheduler.advance(by: .seconds(2))
    offerUndoAgain()
    stage.scheduler.advance(by: .seconds(2))

    stage.shake()

    #expect(stage.wishes == [.another, .previous])
  }

  @Test func whatCannotBeTakenBackAnyMoreIsShownAnother() {
    offerUndo()
    stage.press(.remoteControlNextTrack)

    stage.shake()

    #expect(stage.wishes == [.another, .next, .another])
  }
}

/// Counts the offers.
@MainActor private final class UndoingDelegate: ApplicationDelegate {
  private(set) var offers = 0

  func application(_ application: Application, didShakeToEditWith undoManager: UndoManager) {
    offers += 1
  }
}
