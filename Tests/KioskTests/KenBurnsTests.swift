import Kiosk
import Raster
import Testing
import ViewKit

@MainActor @Suite struct KenBurnsTests {
  private let stage = KioskStage(transition: .crossfade(0.5))
  private var view: KCImageView { stage.controller.imageView }

  init() {
    stage.frame()
    view.kenBurnsDuration = 10
  }

  /// Another picture has come, and faded in.
  private func begin() {
    stage.shake()
    stage.frame()
    stage.frame(after: .milliseconds(500))
  }

  @Test func picturesStandStillUnlessTheyAreToMove() {
    view.kenBurnsDuration = nil

    begin()

    #expect(!stage.window.isAnimating)
  }

  @Test func aPictureGrowsLittleByLittleAfterItHasFadedIn() {
    begin()
    #expect(view.presentation.transform == .identity)
    var scales: [Double] = []

    for _ in 0..<100 {
      stage.frame(after: .milliseconds(100))
      scales.append(view.presentation.transform.a)
    }

    // Less than a pixel of 640 a tenth of a second.
    #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 < $1 && ($1 - $0) * 320 < 1 })
    #expect(abs((scales.last ?? 0) - 1.1) < 1e-6)
  }

  @Test func itRestsInTheEndAndNothingIsDrawn() {
    begin()

    stage.frame(after: .milliseconds(10_100))

    #expect(!stage.window.isAnimating)
    #expect(!stage.window.needsDisplay)
    #expect(view.transform.a == 1.1)
  }

  @Test func noEdgeOfThePictureComesIn() {
    for _ in 0..<4 {
      begin()
      for _ in 0..<5 {
        stage.frame(after: .seconds(2))
        let seen = view.bounds.applying(
          AffineTransform(translationX: -320, y: -240)
            .concatenating(view.presentation.transform)
            .concatenating(AffineTransform(translationX: 320, y: 240)))
        #expect(seen.minX <= 1e-9 && seen.minY <= 1e-9)
        #expect(seen.maxX >= 640 - 1e-9 && seen.maxY >= 480 - 1e-9)
      }
    }
  }

  @Test func everyPictureGoesAnotherWay() {
    var ways: Set<AffineTransform> = []
    for _ in 0..<4 {
      begin()
      ways.insert(view.transform)
    }

    #expect(ways.count == 4)
  }

  @Test func theNextPictureFadesInFromWhatIsSeenAndBeginsInItsOwnSize() throws {
    begin()
    stage.frame(after: .seconds(5))

    stage.shake()

    #expect(view.presentation.transform == .identity)
    #expect(stage.frame()?.map { $0 >> 16 & 0xFF } == [40, 40, 40, 40, 40])
    #expect(
      stage.frame(after: .milliseconds(500))?.map { $0 >> 16 & 0xFF } == [60, 60, 60, 60, 60])
  }

  @Test func aPictureThatAFingerBroughtGrowsToo() {
    stage.touch(.began, 600, 240)
    stage.touch(.moved, 100, 240)
    stage.touch(.ended, 100, 240)

    stage.frame()
    stage.frame(after: .seconds(5))

    #expect(stage.wishes == [.next])
    #expect((1.04...1.05).contains(view.presentation.transform.a))
  }

  @Test func aFingerBringsThePictureBackToItsSize() {
    begin()
    stage.frame(after: .seconds(5))
    stage.touch(.began, 300, 240)
    stage.touch(.moved, 200, 240)
    #expect(view.presentation.transform.a > 1.04)

    stage.frame()
    stage.frame(after: .milliseconds(310))

    #expect(view.presentation.transform == .identity)
    #expect(view.presentation.center.x == 220)
  }
}
