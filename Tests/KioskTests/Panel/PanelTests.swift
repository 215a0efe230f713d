import Kiosk
import Platform
import Raster
import Testing
import ViewKit

@testable import struct Kiosk.PanelLayout

/// The panel as fingers, shakes and remote controls meet it, on a screen of 640 × 480.
@MainActor @Suite struct PanelTests {
  private let stage = KioskStage()
  private let layout = PanelLayout(Size(width: 640, height: 480))

  private var isShown: Bool { stage.controller.isPanelShown }

  private func tap(_ x: Double = 320, _ y: Double = 100) { stage.swipe(from: (x, y), to: (x, y)) }

  /// The middle of a button on the screen.
  private func middle(_ button: Rect) -> (x: Double, y: Double) {
    (layout.bar.minX + button.midX, layout.bar.minY + button.midY)
  }

  private func press(_ button: Rect) {
    let point = middle(button)
    stage.swipe(from: point, to: point)
  }

  /// What is seen at a point.
  private func color(_ x: Double, _ y: Double) -> UInt32 {
    let frame = stage.render()
    return frame[Int(x), Int(y)]
  }

  /// A panel whose fading is over.
  private func showPanel() {
    tap()
    stage.window.layoutIfNeeded()
    stage.finishAnimations()
  }

  // MARK: Coming and going

  @Test func aTapShowsThePanelAndNoOtherPicture() {
    tap()

    #expect(isShown)
    #expect(stage.wishes.isEmpty)
  }

  @Test func aSecondTapBesideTheBarHidesIt() {
    showPanel()

    tap()

    #expect(!isShown)
    stage.finishAnimations()
    #expect(stage.controller.view.subviews.count == 1)
    #expect(stage.wishes.isEmpty)
  }

  @Test func aTapOnTheBarBesideItsButtonsLeavesIt() {
    showPanel()

    tap(layout.bar.minX + layout.title.midX, layout.bar.minY + layout.title.midY)

    #expect(isShown)
  }

  @Test func itHidesAfterFiveSecondsWithoutATouch() {
    showPanel()
    stage.scheduler.advance(by: .milliseconds(4700))
    stage.touch(.began, 300, 100)
    stage.touch(.moved, 300, 200)
    stage.touch(.ended, 300, 200)

    stage.scheduler.advance(by: .milliseconds(4999))
    #expect(isShown)
    stage.scheduler.advance(by: .milliseconds(1))

    #expect(!isShown)
    #expect(!stage.scheduler.hasPendingActions)
  }

  @Test func itStaysAsLongAsAFingerIsOnAButton() {
    showPanel()
    let point = middle(layout.like)
    stage.touch(.began, point.x, point.y)
    stage.scheduler.advance(by: .seconds(60))
    #expect(isShown)

    stage.touch(.ended, 10, 10)
    stage.scheduler.advance(by: .seconds(5))

    #expect(!isShown)
  }

  @Test func aShakeHidesItAtOnceAndShowsAnotherPicture() {
    showPanel()

    stage.shake()

    #expect(!isShown)
    #expect(stage.controller.view.subviews.count == 1)
    #expect(stage.wishes == [.another])
  }

  @Test func aTapWhileItFadesAwayShowsItAgain() {
    showPanel()
    tap()
    stage.advanceAnimations(by: 0.1)

    tap()
    stage.finishAnimations()

    #expect(isShown)
    #expect(stage.controller.view.subviews.count == 3)
  }

  @Test func swipesStepThroughThePicturesBehindIt() {
    showPanel()

    stage.swipe(from: (400, 100), to: (200, 120))

    #expect(isShown)
    #expect(stage.wishes == [.next])
  }

  @Test func underANoticeThereIsNoPanelAndATapLooksForPicturesAgain() {
    showPanel()
    stage.controller.notice = "Put pictures there."
    #expect(!isShown)

    tap()

    #expect(!isShown)
    #expect(stage.wishes == [.another])
  }

  @Test func aControllerThatIsNotSeenHasNoPanel() {
    showPanel()

    stage.window.isHidden = true

    #expect(!isShown)
    #expect(!stage.scheduler.hasPendingActions)
  }

  // MARK: Buttons

  @Test func thePlayButtonStartsTheSlideShowAndLetsItStandStill() {
    showPanel()
    press(layout.play)
    #expect(stage.slideShow.state == .running)

    press(layout.play)

    #expect(stage.slideShow.state == .paused)
    #expect(isShown)
  }

  @Test func aFingerThatLeavesAButtonPressesNothing() {
    showPanel()
    let point = middle(layout.play)

    stage.swipe(from: point, to: (10, 10))

    #expect(stage.slideShow.state == .stopped)
    #expect(stage.wishes.isEmpty)
    #expect(isShown)
  }

  @Test func aFingerThatComesBackToAButtonPressesIt() {
    showPanel()
    let point = middle(layout.play)

    stage.touch(.began, point.x, point.y)
    stage.touch(.moved, 10, 10)
    stage.touch(.moved, point.x, point.y)
    stage.touch(.ended, point.x, point.y)

    #expect(stage.slideShow.state == .running)
  }

  @Test func aPressReachesTheCommandsBeforeTheResponders() {
    var order: [String] = []
    stage.application.remoteCommandCenter.togglePlayPauseCommand.addTarget { [stage] _ in
      order.append("command while \(stage.slideShow.state)")
      return .success
    }
    showPanel()

    press(layout.play)

    #expect(order == ["command while stopped"])
  }

  @Test func theOtherButtonsSayWhatAPersonThinksAndTakeItBack() {
    var said: [String] = []
    let center = stage.application.remoteCommandCenter
    for (command, name) in [
      (center.likeCommand, "like"), (center.bookmarkCommand, "bookmark"),
      (center.dislikeCommand, "hide"),
    ] {
      command.addTarget { event in
        said.append("\(name) \((event as? FeedbackCommandEvent)?.isNegative == true)")
        return .success
      }
    }
    showPanel()
    for button in [layout.like, layout.bookmark, layout.hide] { press(button) }
    #expect(said == ["like false", "bookmark false", "hide false"])

    center.likeCommand.isActive = true
    press(layout.like)

    #expect(said.last == "like true")
  }

  @Test func touchingAButtonLetsThePictureBeSeenForAWholeInterval() {
    stage.slideShow.start()
    stage.scheduler.advance(by: .seconds(9))
    showPanel()
    stage.scheduler.advance(by: .seconds(4))

    press(layout.like)
    stage.scheduler.advance(by: .milliseconds(9999))

    #expect(stage.wishes.isEmpty)
  }

  // MARK: Frames

  @Test func theCoverFadesInAndTheBarAfterIt() {
    let picture = color(5, 5)
    tap()
    stage.window.layoutIfNeeded()
    stage.advanceAnimations(by: 0.1)
    let half = color(5, 5)
    let bar = Point(x: layout.bar.minX + 12, y: layout.bar.midY)
    let underBar = color(bar.x, bar.y)
    stage.finishAnimations()

    #expect(half != picture)
    #expect(color(5, 5) != half)
    #expect(color(bar.x, bar.y) != underBar)
  }

  @Test func aPanelThatStandsStillDrawsNothing() {
    showPanel()
    stage.render()

    stage.scheduler.advance(by: .seconds(3))

    #expect(!stage.window.needsDisplay)
    #expect(!stage.window.isAnimating)
  }

  @Test func aButtonUnderAFingerLooksOtherwise() {
    showPanel()
    let point = middle(layout.like)
    let edge = layout.bar.minY + layout.like.minY + 6
    let normal = color(point.x, edge)

    stage.touch(.began, point.x, point.y)
    let pressed = color(point.x, edge)
    stage.touch(.cancelled, point.x, point.y)

    #expect(pressed != normal)
    #expect(color(point.x, edge) == normal)
  }
}
