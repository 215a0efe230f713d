import Kiosk
import Raster
import Testing
import ViewKit

/// The pictures of the stage are each of one colour, the red of which is 20 for the first one, 40 for
/// the second, and so on.
@MainActor @Suite struct TransitionTests {
  private func stage(_ transition: Transition) -> KioskStage {
    let stage = KioskStage(transition: transition)
    stage.frame()
    return stage
  }

  /// The red of each fifth of the screen; nil when nothing has changed.
  private func reds(_ stage: KioskStage, after duration: Duration = .zero) -> [UInt32]? {
    stage.frame(after: duration)?.map { $0 >> 16 & 0xFF }
  }

  private func all(_ red: UInt32) -> [UInt32] { Array(repeating: red, count: 5) }

  // MARK: Cut

  @Test func aCutShowsTheOtherPictureInTheNextFrame() {
    let stage = stage(.cut)

    stage.shake()

    #expect(!stage.window.isAnimating)
    #expect(reds(stage) == all(40))
    #expect(!stage.window.needsDisplay)
  }

  // MARK: Crossfade

  @Test func aCrossfadeLeadsFromTheOneToTheOther() {
    let stage = stage(.crossfade(1))
    stage.shake()
    #expect(reds(stage) == all(20))

    let levels = (0..<20).compactMap { _ in reds(stage, after: .milliseconds(50))?.first }

    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 < $1 || $1 >= 38 })
    #expect(levels.last == 40)
  }

  @Test func aShakeIsAnsweredWithinTheFirstFrames() {
    let stage = stage(.crossfade(0.3))
    stage.shake()
    stage.frame()

    // A tenth of the way after a twentieth of a second.
    #expect((reds(stage, after: .milliseconds(50))?.first ?? 0) >= 23)
  }

  @Test func aFadeThatIsOverLeavesOnlyThePictureAndNothingToDraw() {
    let stage = stage(.crossfade(0.3))
    stage.shake()
    stage.frame()
    stage.frame(after: .milliseconds(310))

    #expect(stage.controller.imageView.subviews.isEmpty)
    #expect(!stage.window.isAnimating)
    #expect(!stage.window.needsDisplay)
  }

  @Test func aShakeInTheMiddleOfAFadeFadesFromWhatIsSeen() throws {
    let stage = stage(.crossfade(1))
    stage.shake()
    stage.frame()
    let before = try #require(reds(stage, after: .milliseconds(300))?.first)

    stage.shake()
    #expect(stage.wishes == [.another, .another])
    #expect(reds(stage) == all(before))
    let after = try #require(reds(stage, after: .milliseconds(100))?.first)
    #expect(after > before && after < 60)

    #expect(reds(stage, after: .milliseconds(1010)) == all(60))
    #expect(!stage.window.isAnimating)
  }

  @Test func shakesNeverQueue() {
    let stage = stage(.crossfade(0.3))
    for _ in 0..<5 {
      stage.shake()
      stage.frame(after: .milliseconds(20))
    }

    #expect(stage.controller.imageView.subviews.count == 1)
    #expect(reds(stage, after: .milliseconds(310)) == all(120))
  }

  @Test func aPictureThatIsSetIsSeenAtOnce() {
    let stage = stage(.crossfade(1))

    stage.controller.imageView.image = Image(
      Bitmap(size: PixelSize(width: 640, height: 480), color: .white))

    #expect(reds(stage) == all(255))
    #expect(!stage.window.isAnimating)
  }

  @Test func anotherSizeOfTheScreenEndsAFade() {
    let stage = stage(.crossfade(1))
    stage.shake()
    stage.frame()

    stage.window.frame = Rect(x: 0, y: 0, width: 1280, height: 960)
    stage.window.layoutIfNeeded()

    #expect(stage.controller.imageView.subviews.isEmpty)
    #expect(!stage.window.isAnimating)
  }

  // MARK: Push

  @Test func theNextPicturePushesThisOneOffToTheLeft() throws {
    let stage = stage(.push(0.5))
    stage.press(.remoteControlNextTrack)
    #expect(reds(stage) == all(20))

    var frames: [[UInt32]] = []
    for _ in 0..<60 {
      if let frame = reds(stage, after: .milliseconds(10)) { frames.append(frame) }
    }

    #expect(frames.contains([20, 20, 20, 40, 40]))
    #expect(frames.last == all(40))
    #expect(!stage.window.isAnimating)
    #expect(stage.controller.imageView.frame == stage.window.bounds)
  }

  @Test func thePictureBeforePushesThisOneOffToTheRight() throws {
    let stage = stage(.push(0.5))
    stage.press(.remoteControlPreviousTrack)

    var frames: [[UInt32]] = []
    for _ in 0..<60 {
      if let frame = reds(stage, after: .milliseconds(10)) { frames.append(frame) }
    }

    #expect(frames.contains([40, 40, 20, 20, 20]))
    #expect(frames.last == all(40))
  }

  @Test func aShakeInTheMiddleOfAPushPushesWhatIsSeenAndKeepsItsSpeed() throws {
    let stage = stage(.push(0.5))
    stage.press(.remoteControlNextTrack)
    stage.frame()
    let before = try #require(reds(stage, after: .milliseconds(60)))
    let velocity = stage.controller.imageView.centerVelocity.x
    #expect(velocity < -500)

    stage.shake()
    #expect(reds(stage) == before)
    #expect(abs(stage.controller.imageView.centerVelocity.x - velocity) < 1)

    #expect(reds(stage, after: .seconds(2)) == all(60))
  }
}
