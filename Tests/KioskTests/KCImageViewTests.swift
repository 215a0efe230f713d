import Kiosk
import Raster
import Testing
import ViewKit

@MainActor @Suite struct KCImageViewTests {
  private let pictures = ScriptedPictures()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 64, height: 48))

  private func appear() -> KCShakeViewController {
    let controller = KCShakeViewController(pictures: pictures)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.becomeActive()
    return controller
  }

  @Test func aPictureIsAskedForWhenTheViewIsMade() {
    let view = KCImageView(frame: .zero, pictures: pictures)

    #expect(pictures.count == 1)
    #expect(view.image === pictures.last)
  }

  @Test func theViewBecomesFirstResponderWhenItAppears() {
    let controller = appear()

    #expect(window.firstResponder === controller.imageView)
    #expect(controller.imageView.isFirstResponder)
  }

  @Test func theViewIsFirstResponderNoMoreWhenItHasDisappeared() {
    let controller = appear()

    window.rootViewController = nil

    #expect(window.firstResponder == nil)
    #expect(!controller.imageView.isFirstResponder)
  }

  @Test func aShakeBringsAnotherPictureAtItsBeginning() {
    let controller = appear()
    let before = controller.imageView.image

    application.motionDidBegin(at: 1)

    #expect(pictures.count == 2)
    #expect(controller.imageView.image !== before)
    #expect(controller.imageView.image === pictures.last)
  }

  @Test func theEndOfAShakeChangesNothing() {
    let controller = appear()
    application.motionDidBegin(at: 1)
    let during = controller.imageView.image

    application.motionDidEnd(at: 2)

    #expect(pictures.count == 2)
    #expect(controller.imageView.image === during)
  }

  @Test func aMotionThatIsNoShakeChangesNothing() {
    let view = KCImageView(frame: .zero, pictures: pictures)

    view.motionBegan(.none, with: nil)

    #expect(pictures.count == 1)
  }

  @Test func theViewFillsTheScreenAndFollowsItsSize() {
    let controller = appear()
    _ = render()
    #expect(controller.imageView.frame == Rect(x: 0, y: 0, width: 64, height: 48))

    window.frame = Rect(x: 0, y: 0, width: 20, height: 10)
    _ = render()

    #expect(controller.imageView.frame == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func thePictureThatIsShownIsTheOneThatIsSeen() {
    _ = appear()
    application.motionDidBegin(at: 1)

    let frame = render()

    #expect(frame[32, 24] == pictures.last?.bitmap[0, 0])
  }

  private func render() -> Bitmap {
    let size = PixelSize(width: Int(window.bounds.width), height: Int(window.bounds.height))
    var frame = Bitmap(size: size)
    _ = window.render(into: &frame)
    return frame
  }
}

/// Pictures of one colour, each another one.
@MainActor private final class ScriptedPictures: PictureSource {
  private(set) var count = 0
  private(set) var last: Image?

  func next(_ show: @escaping @MainActor (Picture) -> Void) {
    count += 1
    let color = Color(red: UInt8(count * 20), green: 1, blue: 2)
    let image = Image(Bitmap(size: PixelSize(width: 64, height: 48), color: color))
    last = image
    show(Picture(name: "\(count).png", image: image))
  }
}
