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
}

/// Counts the offers.
@MainActor private final class UndoingDelegate: ApplicationDelegate {
  private(set) var offers = 0

  func application(_ application: Application, didShakeToEditWith undoManager: UndoManager) {
    offers += 1
  }
}
