import Kiosk
import Raster
import Testing
import ViewKit

@MainActor @Suite struct KCImageViewTests {
  private let stage = KioskStage()
  private var view: KCImageView { stage.controller.imageView }

  @Test func aPictureIsAskedForWhenTheViewIsMade() {
    let pictures = ScriptedPictures()

    let view = KCImageView(frame: .zero, pictures: pictures)

    #expect(pictures.wishes == [.another])
    #expect(view.image === pictures.last)
  }

  @Test func theViewBecomesFirstResponderWhenItAppears() {
    #expect(stage.window.firstResponder === view)
    #expect(view.isFirstResponder)
  }

  @Test func theViewIsFirstResponderNoMoreWhenItHasDisappeared() {
    stage.window.rootViewController = nil

    #expect(stage.window.firstResponder == nil)
    #expect(!view.isFirstResponder)
  }

  @Test func aShakeBringsAnotherPictureAtItsBeginning() {
    let before = view.image

    stage.application.motionDidBegin(at: 1)

    #expect(stage.wishes == [.another])
    #expect(view.image !== before)
    #expect(view.image === stage.pictures.last)
  }

  @Test func theEndOfAShakeChangesNothing() {
    stage.application.motionDidBegin(at: 1)
    let during = view.image

    stage.application.motionDidEnd(at: 2)

    #expect(stage.wishes == [.another])
    #expect(view.image === during)
  }

  @Test func aMotionThatIsNoShakeChangesNothing() {
    view.motionBegan(.none, with: nil)

    #expect(stage.wishes.isEmpty)
  }

  @Test func theViewFillsTheScreenAndFollowsItsSize() {
    #expect(view.frame == Rect(x: 0, y: 0, width: 640, height: 480))

    stage.window.frame = Rect(x: 0, y: 0, width: 20, height: 10)
    _ = render()

    #expect(view.frame == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func thePictureThatIsShownIsTheOneThatIsSeen() {
    stage.application.motionDidBegin(at: 1)

    let frame = render()

    #expect(frame[320, 240] == stage.pictures.last?.bitmap[0, 0])
  }

  private func render() -> Bitmap {
    let bounds = stage.window.bounds
    var frame = Bitmap(size: PixelSize(width: Int(bounds.width), height: Int(bounds.height)))
    _ = stage.window.render(into: &frame)
    return frame
  }
}
