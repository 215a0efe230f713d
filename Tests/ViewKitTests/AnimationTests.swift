import Raster
import Testing

@testable import ViewKit

@MainActor @Suite struct AnimationTests {
  private let stage = Stage()
  private let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))

  init() {
    view.backgroundColor = .red
    stage.view.addSubview(view)
    _ = stage.render()
  }

  /// Moves the view 80 points to the right.
  private func moveRight(
    in duration: Double = 1, delay: Double = 0, _ timing: AnimationTiming = .linear,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    View.animate(
      withDuration: duration, delay: delay, timing: timing,
      animations: { view.frame.origin.x = 80 }, completion: completion)
  }

  /// Draws the frame that is seen at a time.
  @discardableResult private func frame(at time: Double, now: Double? = nil) -> PixelRect {
    stage.window.advanceAnimations(to: time, at: now ?? time)
    return stage.render()
  }

  private var place: Double { view.presentation.center.x - 5 }

  // MARK: Frames

  @Test func aViewMovesFromWhereItIsToWhereItIsSet() {
    moveRight()
    #expect(view.frame.minX == 80)
    frame(at: 100)
    #expect(place == 0)

    frame(at: 100.25)

    #expect(place == 20)
    #expect(stage[25, 5] == Color.red.premultiplied)
    #expect(stage[15, 5] == Color.black.premultiplied)
    frame(at: 101)
    #expect(place == 80)
    #expect(stage[85, 5] == Color.red.premultiplied)
    #expect(stage[25, 5] == Color.black.premultiplied)
  }

  @Test func theFirstFrameShowsWhatWillHaveMovedByThen() {
    moveRight()

    frame(at: 100.5, now: 100)

    #expect(place == 40)
  }

  @Test func framesAreWantedAsLongAsSomethingMovesAndNoLonger() {
    moveRight()
    #expect(stage.window.isAnimating)
    #expect(stage.window.needsDisplay)
    frame(at: 1)
    #expect(stage.window.needsDisplay)

    frame(at: 2)

    #expect(!stage.window.isAnimating)
    #expect(!stage.window.needsDisplay)
  }

  @Test func onlyWhereItWasAndWhereItIsIsDrawn() {
    moveRight()
    frame(at: 0)

    #expect(frame(at: 0.25) == PixelRect(x: 0, y: 0, width: 30, height: 10))
    #expect(frame(at: 0.25).isEmpty)
  }

  @Test func aViewThatComesFromOutsideTheWindowIsWaitedFor() {
    view.frame.origin.x = -50
    _ = stage.render()

    moveRight()

    #expect(stage.window.needsDisplay)
  }

  @Test func placesAreAWholeNumberOfPointsFromTheEnd() {
    view.frame.origin.x = 0.25
    moveRight()
    frame(at: 0)

    for time in [0.1, 0.333, 0.777] {
      frame(at: time)
      #expect(place == place.rounded())
    }
  }

  @Test func opacityAndTransformChangeToo() {
    View.animate(withDuration: 1, timing: .linear) {
      view.alpha = 0
      view.transform = AffineTransform(scaleX: 3, y: 1)
    }
    frame(at: 0)
    frame(at: 0.5)

    #expect(abs(view.presentation.alpha - 0.5) < 1e-9)
    #expect(abs(view.presentation.transform.a - 2) < 1e-9)
    #expect(stage[12, 5] == 0xFF80_0000)
    #expect(view.alpha == 0)
  }

  @Test func aChangeWaitsForItsDelay() {
    moveRight(delay: 2)
    frame(at: 0)
    frame(at: 2)
    #expect(place == 0)

    frame(at: 2.5)

    #expect(place == 40)
  }

  @Test func fingersFindAViewWhereItIsGoing() {
    moveRight()
    frame(at: 0)

    #expect(stage.window.hitTest(Point(x: 85, y: 5), with: nil) === view)
  }

  // MARK: Interruptions

  @Test func aPropertySetAsideFromAnAnimationMovesNoMore() {
    moveRight()
    frame(at: 0)
    frame(at: 0.5)

    view.frame.origin.x = 7

    #expect(place == 7)
    #expect(!stage.window.isAnimating)
  }

  @Test func settingOnePropertyLetsAnotherGoOn() {
    moveRight()
    frame(at: 0)
    frame(at: 0.5)

    view.alpha = 0.5

    #expect(place == 40)
    #expect(view.presentation.alpha == 0.5)
    frame(at: 0.75)
    #expect(place == 60)
  }

  @Test func animationsThatAreRemovedLeaveWhatWasSet() {
    moveRight()
    frame(at: 0)
    frame(at: 0.5)

    view.removeAllAnimations()

    #expect(place == 80)
    frame(at: 0.5)
    #expect(stage[85, 5] == Color.red.premultiplied)
  }

  @Test func changesWithinAnAnimationCanBeMadeAtOnce() {
    View.animate(withDuration: 1) {
      View.performWithoutAnimation { view.frame.origin.x = 30 }
    }

    #expect(place == 30)
    #expect(!stage.window.isAnimating)
  }

  @Test func withoutADurationEverythingChangesAtOnce() {
    var results: [Bool] = []
    moveRight(in: 0) { results.append($0) }

    #expect(place == 80)
    #expect(results == [true])
  }

  // MARK: Completion

  @Test func theEndIsToldWhenAllIsAsItWasSet() {
    var results: [Bool] = []
    moveRight { [view] in
      #expect(view.presentation.center.x == 85)
      results.append($0)
    }
    frame(at: 0)
    frame(at: 0.99)
    #expect(results.isEmpty)

    frame(at: 1)

    #expect(results == [true])
  }

  @Test func whatIsReplacedIsToldSo() {
    var results: [Bool] = []
    moveRight { results.append($0) }
    frame(at: 0)

    View.animate(withDuration: 1) { view.frame.origin.x = 0 }

    #expect(results == [false])
  }

  @Test func aViewThatLeavesTheWindowMovesNoMore() {
    var results: [Bool] = []
    moveRight { results.append($0) }
    frame(at: 0)

    stage.view.removeFromSuperview()

    #expect(results == [false])
    #expect(!stage.window.isAnimating)
    #expect(view.presentation.center.x == 85)
  }

  @Test func nothingToChangeIsAnEndAtOnce() {
    var results: [Bool] = []
    View.animate(withDuration: 1, animations: {}) { results.append($0) }

    #expect(results == [true])
    #expect(!stage.window.isAnimating)
  }

  @Test func oneAnimationMayFollowAnother() {
    moveRight { [view] _ in
      View.animate(withDuration: 1, timing: .linear) { view.frame.origin.x = 0 }
    }
    frame(at: 0)
    frame(at: 1)
    #expect(place == 80)
    frame(at: 1)

    frame(at: 1.5)

    #expect(place == 40)
  }
}
