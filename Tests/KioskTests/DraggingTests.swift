import Kiosk
import Raster
import Testing
import ViewKit

/// The pictures of the stage are each of one colour, the red of which is 20 for the first one, 40 for
/// the second, and so on.
@MainActor @Suite final class DraggingTests {
  private let stage = KioskStage(transition: .crossfade(0.3))

  /// Where the finger is.
  private var last = 0.0

  init() { stage.frame() }

  private var offset: Double { stage.controller.imageView.presentation.center.x - 320 }

  /// The red of each fifth of the screen.
  private func reds(after duration: Duration = .zero) -> [UInt32]? {
    stage.frame(after: duration)?.map { $0 >> 16 & 0xFF }
  }

  /// Comes down near an edge of the screen and moves away from it, in steps of 10 ms.
  private func drag(by distance: Double, speed: Double) {
    let start = distance < 0 ? 600.0 : 40.0
    stage.touch(.began, start, 240)
    let steps = max(Int((abs(distance) / speed * 100).rounded()), 1)
    for step in 1...steps {
      stage.scheduler.advance(by: .milliseconds(10))
      stage.touch(.moved, start + distance * Double(step) / Double(steps), 240)
    }
    last = start + distance
  }

  private func letGo() { stage.touch(.ended, last, 240) }

  /// Draws frames until nothing moves.
  ///
  /// - Returns: how far from its place the picture was in each.
  @discardableResult private func settle() -> [Double] {
    var offsets: [Double] = []
    while stage.window.isAnimating, offsets.count < 1000 {
      stage.frame(after: .milliseconds(10))
      offsets.append(offset)
    }
    return offsets
  }

  @Test func thePictureFollowsTheFingerToThePixel() {
    stage.touch(.began, 400, 240)
    for x in stride(from: 390.0, through: 150, by: -17) {
      stage.touch(.moved, x, 238)
      stage.frame()
      // Until it has gone so far it may be a tap.
      #expect(offset == (400 - x <= 20 ? 0 : x - 400))
    }
  }

  @Test func itsNeighbourComesInBesideIt() {
    drag(by: -300, speed: 1000)

    #expect(reds() == [20, 20, 20, 40, 40])
    #expect(stage.wishes.isEmpty)
  }

  @Test func thePictureBeforeComesInFromTheLeft() {
    drag(by: 300, speed: 1000)

    #expect(reds() == [40, 40, 20, 20, 20])
  }

  @Test func aNeighbourThatIsNotReadyIsBlackUntilItIs() {
    stage.pictures.holdsBack = true
    drag(by: -300, speed: 1000)
    #expect(reds() == [20, 20, 20, 0, 0])

    stage.pictures.release()

    #expect(reds() == [20, 20, 20, 40, 40])
  }

  @Test func lettingGoPastAThirdGoesOn() {
    drag(by: -230, speed: 200)

    letGo()

    #expect(stage.wishes == [.next])
    #expect(reds() == [20, 20, 20, 40, 40])
    let offsets = settle()
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(offsets.last == 0)
    #expect(stage.controller.imageView.subviews.isEmpty)
    #expect(stage.controller.imageView.image === stage.pictures.last)
  }

  @Test func lettingGoBeforeAThirdSpringsBack() {
    drag(by: -200, speed: 200)

    letGo()

    let offsets = settle()
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(offsets.last == 0)
    #expect(stage.wishes.isEmpty)
    #expect(stage.controller.imageView.subviews.isEmpty)
  }

  @Test func lettingGoWithSpeedGoesOn() {
    drag(by: 60, speed: 1000)

    letGo()

    #expect(stage.wishes == [.previous])
    #expect(stage.controller.imageView.centerVelocity.x == 0)
    stage.frame()
    // It goes on as fast as the finger was.
    #expect(abs(stage.controller.imageView.centerVelocity.x - 1000) < 50)
    settle()
    #expect(stage.controller.imageView.image === stage.pictures.last)
  }

  @Test func throwingItBackSpringsBack() {
    drag(by: -300, speed: 1000)
    for _ in 0..<5 {
      stage.scheduler.advance(by: .milliseconds(20))
      last += 10
      stage.touch(.moved, last, 240)
    }

    letGo()

    settle()
    #expect(stage.wishes.isEmpty)
  }

  @Test func whereNothingCameBeforeThePictureFollowsHardAndSpringsBack() {
    stage.pictures.hasPrevious = false
    drag(by: 300, speed: 1000)
    #expect((50...200).contains(offset))
    #expect(reds()?.first == 0)

    letGo()

    settle()
    #expect(stage.wishes.isEmpty)
    #expect(offset == 0)
  }

  @Test func aPictureThatWasNotReadyComesWhenItIs() {
    stage.pictures.holdsBack = true
    drag(by: -300, speed: 1000)
    letGo()
    stage.frame()
    stage.frame(after: .milliseconds(100))
    #expect(offset == -300)

    stage.pictures.release()

    #expect(stage.wishes == [.next])
    settle()
    #expect(stage.controller.imageView.image === stage.pictures.last)
    #expect(reds(after: .milliseconds(10)) == nil)
  }

  @Test func aPictureThatNeverComesIsNotWaitedForLong() {
    stage.pictures.holdsBack = true
    drag(by: -300, speed: 1000)
    letGo()

    settle()

    #expect(offset == 0)
    #expect(stage.controller.imageView.subviews.isEmpty)
  }

  @Test func aFingerCatchesAPictureThatMoves() {
    drag(by: -200, speed: 200)
    letGo()
    stage.frame()
    stage.frame(after: .milliseconds(50))
    let caught = offset
    #expect(caught < -20)

    stage.touch(.began, 300, 240)
    stage.touch(.moved, 340, 240)

    #expect(offset == caught + 40)
    #expect(!stage.window.isAnimating)
  }

  @Test func aTouchThatIsCancelledSpringsBack() {
    drag(by: -300, speed: 1000)

    stage.touch(.cancelled, last, 240)

    settle()
    #expect(offset == 0)
    #expect(stage.wishes.isEmpty)
  }

  @Test func aSecondFingerSpringsBack() {
    drag(by: -300, speed: 1000)

    stage.touch(.began, 20, 20, finger: 1)
    stage.touch(.moved, 200, 240)

    settle()
    #expect(offset == 0)
    #expect(stage.wishes.isEmpty)
  }

  @Test func aShakeTakesThePictureFromTheFinger() {
    drag(by: -300, speed: 1000)
    #expect(reds() == [20, 20, 20, 40, 40])

    stage.shake()
    #expect(reds() == [20, 20, 20, 40, 40])
    stage.touch(.moved, last - 50, 240)
    stage.touch(.ended, last - 50, 240)
    settle()

    #expect(stage.wishes == [.another])
    #expect(offset == 0)
    #expect(stage.controller.imageView.image === stage.pictures.last)
  }

  @Test func aShakeThatHasToWaitForItsPictureLetsTheDraggedOneSpringBack() {
    drag(by: -300, speed: 1000)
    stage.pictures.holdsBack = true

    stage.shake()
    stage.touch(.moved, last - 50, 240)
    settle()

    #expect(offset == 0)
    #expect(stage.controller.imageView.subviews.isEmpty)
  }

  @Test func upAndDownMeansNothing() {
    stage.touch(.began, 300, 100)
    stage.touch(.moved, 310, 300)
    stage.touch(.moved, 500, 300)
    stage.touch(.ended, 500, 300)

    #expect(offset == 0)
    #expect(stage.wishes.isEmpty)
  }
}
