import Kiosk
import Raster
import Testing
import ViewKit

@MainActor @Suite struct KCShakeViewControllerTests {
  private let stage = KioskStage()

  // MARK: Notice

  @Test func aNoticeLiesOverThePictureUntilItIsTakenAway() {
    let picture = middle()

    stage.controller.notice = "Put pictures there."
    #expect(middle() != picture)
    let subviews = stage.controller.view.subviews
    #expect((subviews.last as? NoticeView)?.text == "Put pictures there.")
    #expect(subviews.last?.frame == stage.controller.view.bounds)

    stage.controller.notice = nil
    #expect(stage.controller.view.subviews.count == 1)
    #expect(middle() == picture)
  }

  @Test func shakesAndTouchesWorkUnderANotice() {
    stage.controller.notice = "Put pictures there."

    stage.shake()
    stage.swipe(from: (400, 100), to: (200, 120))

    #expect(stage.wishes == [.another, .next])
  }

  @Test func aNoticeFollowsTheSizeOfTheScreen() {
    stage.controller.notice = "Put pictures there."

    stage.window.frame = Rect(x: 0, y: 0, width: 20, height: 10)
    stage.window.layoutIfNeeded()

    #expect(stage.controller.view.subviews.last?.frame == stage.window.frame)
  }

  private func middle() -> UInt32 {
    var frame = Bitmap(size: PixelSize(width: 640, height: 480))
    stage.window.setNeedsDisplay()
    _ = stage.window.render(into: &frame)
    return frame[320, 20]
  }

  // MARK: Touches

  @Test func aSwipeToTheLeftIsNextAndToTheRightPrevious() {
    stage.swipe(from: (400, 100), to: (200, 120))
    stage.frame(after: .seconds(1))
    stage.frame(after: .seconds(1))
    stage.swipe(from: (200, 100), to: (400, 120))

    #expect(stage.wishes == [.next, .previous])
  }

  @Test func aSwipeThatLeavesTheScreenCounts() {
    stage.swipe(from: (600, 100), to: (800, 120))

    #expect(stage.wishes == [.previous])
  }

  @Test func aSecondFingerCallsOffWhatTheFirstBegan() {
    stage.touch(.began, 100, 100)
    stage.touch(.began, 300, 100, finger: 1)
    stage.touch(.ended, 300, 100, finger: 1)
    stage.touch(.ended, 100, 100)

    #expect(stage.wishes.isEmpty)
  }

  @Test func twoFingersThatComeDownTogetherMeanNothing() {
    let fingers = [Point(x: 10, y: 10), Point(x: 90, y: 10)]
    for phase in [Touch.Phase.began, .ended] {
      stage.application.touchesDidChange(
        fingers.enumerated().map { TouchSample(id: $0, phase: phase, location: $1) }, at: 1)
    }

    #expect(stage.wishes.isEmpty)
  }

  @Test func afterTwoFingersATapCountsAgain() {
    stage.touch(.began, 100, 100)
    stage.touch(.began, 300, 100, finger: 1)
    stage.touch(.ended, 100, 100)
    stage.touch(.ended, 300, 100, finger: 1)

    stage.swipe(from: (100, 100), to: (100, 100))

    #expect(stage.controller.isPanelShown)
  }

  @Test func aTouchThatTheApplicationLosesMeansNothing() {
    stage.touch(.began, 100, 100)
    stage.application.resignActive()
    stage.application.becomeActive()

    stage.touch(.ended, 100, 100)

    #expect(stage.wishes.isEmpty)
  }

  // MARK: Remote control

  @Test func nextAndPreviousStepThroughThePictures() {
    stage.press(.remoteControlNextTrack, .remoteControlPreviousTrack)

    #expect(stage.wishes == [.next, .previous])
  }

  @Test func playPauseAndStopDriveTheSlideShow() {
    stage.press(.remoteControlPlay)
    #expect(stage.slideShow.state == .running)
    stage.press(.remoteControlPause)
    #expect(stage.slideShow.state == .paused)
    stage.press(.remoteControlTogglePlayPause)
    #expect(stage.slideShow.state == .running)
    stage.press(.remoteControlStop)
    #expect(stage.slideShow.state == .stopped)
    #expect(stage.wishes.isEmpty)
  }

  @Test func seekingStepsAtOnceAndFourTimesASecondUntilItEnds() {
    stage.press(.remoteControlBeginSeekingForward)
    #expect(stage.wishes == [.next])

    stage.scheduler.advance(by: .seconds(1))
    stage.press(.remoteControlEndSeekingForward)
    stage.scheduler.advance(by: .seconds(1))

    #expect(stage.wishes == [.next, .next, .next, .next, .next])
    #expect(!stage.scheduler.hasPendingActions)
  }

  @Test func seekingBackwardsStepsBack() {
    stage.press(.remoteControlBeginSeekingBackward)
    stage.scheduler.advance(by: .milliseconds(250))
    stage.press(.remoteControlEndSeekingBackward)

    #expect(stage.wishes == [.previous, .previous])
  }

  @Test func theNewerOfTwoHeldKeysSeeks() {
    stage.press(.remoteControlBeginSeekingForward, .remoteControlBeginSeekingBackward)
    stage.press(.remoteControlEndSeekingForward)

    stage.scheduler.advance(by: .milliseconds(500))

    #expect(stage.wishes == [.next, .previous, .previous, .previous])
  }

  @Test func aPressThatACommandHearsOfFirstCountsOnce() {
    var order: [String] = []
    stage.application.remoteCommandCenter.nextTrackCommand.addTarget { [stage] _ in
      order.append("command after \(stage.wishes.count) steps")
      return .success
    }

    stage.press(.remoteControlNextTrack)

    #expect(order == ["command after 0 steps"])
    #expect(stage.wishes == [.next])
  }

  @Test func remoteControlIsHeardOnlyWhileTheControllerIsSeen() {
    stage.press(.remoteControlBeginSeekingForward)
    stage.slideShow.start()
    stage.window.isHidden = true
    #expect(!stage.scheduler.hasPendingActions)

    stage.window.makeKeyAndVisible()
    stage.press(.remoteControlNextTrack)

    #expect(stage.wishes == [.next, .next])
  }

  @Test func aControllerThatIsReplacedEndsWhatItBegan() {
    let responder = RemoteResponder()

    stage.window.rootViewController = responder
    stage.press(.remoteControlNextTrack)

    #expect(responder.count == 0)
    #expect(stage.wishes.isEmpty)
  }

  // MARK: Slide show

  @Test func theSlideShowGoesOnToTheNextPicture() {
    stage.slideShow.start()

    stage.scheduler.advance(by: .seconds(20))

    #expect(stage.wishes == [.next, .next])
  }

  @Test func theSlideShowWaitsWhileAFingerIsDownOrAShakeGoesOn() {
    stage.slideShow.start()
    stage.touch(.began, 5, 5)
    stage.touch(.began, 50, 50, finger: 1)
    stage.touch(.ended, 50, 50, finger: 1)
    stage.scheduler.advance(by: .seconds(60))
    #expect(stage.wishes.isEmpty)

    stage.touch(.cancelled, 5, 5)
    stage.application.motionDidBegin(at: 0)
    stage.scheduler.advance(by: .seconds(60))
    #expect(stage.wishes == [.another])

    stage.application.motionDidEnd(at: 60)
    stage.scheduler.advance(by: .seconds(10))
    #expect(stage.wishes == [.another, .next])
  }

  @Test(arguments: Deed.allCases)
  func whatAPersonDoesLetsThePictureBeSeenForAWholeInterval(deed: Deed) {
    stage.slideShow.start()
    stage.scheduler.advance(by: .seconds(9))
    deed.perform(on: stage)
    let count = stage.wishes.count

    stage.scheduler.advance(by: .milliseconds(9999))
    #expect(stage.wishes.count == count)
    stage.scheduler.advance(by: .milliseconds(1))

    #expect(stage.wishes.count == count + 1)
  }
}

/// What a person may do while a slide show runs.
enum Deed: CaseIterable {
  case shake
  case press
  case liftFinger
  case swipe

  @MainActor func perform(on stage: KioskStage) {
    switch self {
    case .shake: stage.shake()
    case .press: stage.press(.remoteControlNextTrack)
    case .liftFinger:
      stage.touch(.began, 5, 5)
      stage.scheduler.advance(by: .seconds(9))
      stage.touch(.ended, 5, 5)
    case .swipe: stage.swipe(from: (400, 9), to: (9, 9), in: .zero)
    }
  }
}

/// Counts the presses that reach it.
@MainActor private final class RemoteResponder: ViewController {
  private(set) var count = 0

  override func remoteControlReceived(with event: Event?) { count += 1 }
}
