import Raster
import Testing

@testable import ViewKit

@MainActor @Suite struct WindowPresentingTests {
  private let stage = Stage()
  private let view = ImageView(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() { stage.view.addSubview(view) }

  private func picture(_ color: Color, width: Int = 100, height: Int = 100) -> Image {
    Image(Bitmap(size: PixelSize(width: width, height: height), color: color))
  }

  /// What a screen was handed.
  private struct Shown {
    var pixels: UnsafePointer<UInt32>?
    var topLeft: UInt32
    var center: UInt32
    var damage: PixelRect
  }

  private func present() -> Shown? {
    var result: Shown?
    stage.window.present { frame, damage in
      result = Shown(
        pixels: frame.solePixels, topLeft: frame[0, 0], center: frame[50, 50], damage: damage)
    }
    return result
  }

  private var keepsFrame: Bool { stage.window.backing != nil }

  private func pixels(of image: Image) -> UnsafePointer<UInt32>? {
    image.bitmap.withPixels { $0.baseAddress }
  }

  @Test func aPictureThatFillsTheWindowIsHandedOverWithoutACopy() {
    let image = picture(.white)
    view.image = image

    let frame = present()

    #expect(frame?.pixels == pixels(of: image))
    #expect(frame?.damage == PixelRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!keepsFrame)
  }

  @Test func nothingIsHandedOverWhenNothingHasChanged() {
    view.image = picture(.white)
    _ = present()

    #expect(present() == nil)
  }

  @Test func aSmallerPictureLiesOverBlackWithoutACopy() {
    view.contentMode = .center
    view.image = picture(.white, width: 40, height: 40)

    let frame = present()

    #expect(frame?.topLeft == 0xFF00_0000)
    #expect(frame?.center == 0xFFFF_FFFF)
    #expect(!keepsFrame)
  }

  @Test func aPictureOfAnotherSizeIsDrawn() {
    view.image = picture(.white, width: 40, height: 40)

    #expect(present()?.topLeft == 0xFFFF_FFFF)
    #expect(keepsFrame)
  }

  @Test func aPictureThatFadesIntoAnotherIsHandedOverWithoutACopy() {
    view.image = picture(.red)
    let front = ImageView(frame: view.bounds)
    front.image = picture(.blue)
    front.alpha = 0.5
    view.addSubview(front)

    #expect(present()?.center == 0xFF7F_007F)
    #expect(!keepsFrame)
  }

  @Test func picturesSideBySideAreHandedOverWithoutACopy() {
    view.image = picture(.red)
    view.frame.origin.x = -60
    let neighbour = ImageView(frame: Rect(x: 100, y: 0, width: 100, height: 100))
    neighbour.image = picture(.blue)
    view.addSubview(neighbour)

    let frame = present()

    #expect(frame?.topLeft == Color.red.premultiplied)
    #expect(frame?.center == Color.blue.premultiplied)
    #expect(!keepsFrame)
  }

  @Test func picturesBetweenPixelsAreDrawn() {
    view.image = picture(.red)
    view.frame.origin.x = 0.5

    _ = present()

    #expect(keepsFrame)
  }

  @Test func aFadedBranchOfSeveralViewsIsDrawn() {
    view.image = picture(.red)
    view.alpha = 0.5
    let front = View(frame: Rect(x: 40, y: 40, width: 20, height: 20))
    front.backgroundColor = .white
    view.addSubview(front)

    #expect(present()?.center == 0xFF80_8080)
    #expect(keepsFrame)
  }

  @Test func aViewThatDrawsIsDrawn() {
    view.image = picture(.red)
    view.addSubview(Label(frame: view.bounds))

    _ = present()

    #expect(keepsFrame)
  }

  @Test(arguments: [0, 128])
  func aPictureThatLetsSomethingThroughIsDrawn(alpha: UInt8) {
    let image = picture(Color(red: 255, green: 255, blue: 255, alpha: alpha))
    view.image = image

    let frame = present()

    #expect(frame?.pixels != pixels(of: image))
    #expect(frame?.center == 0xFF00_0000 | UInt32(alpha) * 0x01_0101)
  }

  @Test func aFadedPictureIsDrawn() {
    let image = picture(.white)
    view.image = image
    view.alpha = 0.5

    #expect(present()?.center == 0xFF7F_7F7F)
  }

  @Test func whatComesInFrontIsDrawnWithAllThatIsBehindIt() {
    view.image = picture(.white)
    _ = present()
    let front = View(frame: Rect(x: 40, y: 40, width: 20, height: 20))
    front.backgroundColor = .black
    stage.view.addSubview(front)

    let frame = present()

    #expect(frame?.damage == PixelRect(x: 40, y: 40, width: 20, height: 20))
    #expect(frame?.topLeft == 0xFFFF_FFFF)
    #expect(frame?.center == 0xFF00_0000)
  }

  @Test func thePictureIsHandedOverAgainWhenNothingIsInFrontAnyMore() {
    let image = picture(.white)
    view.image = image
    let front = View(frame: Rect(x: 40, y: 40, width: 20, height: 20))
    front.backgroundColor = .black
    stage.view.addSubview(front)
    _ = present()

    front.removeFromSuperview()
    let frame = present()

    #expect(frame?.pixels == pixels(of: image))
    #expect(frame?.damage == PixelRect(x: 40, y: 40, width: 20, height: 20))
    #expect(!keepsFrame)
  }

  @Test func aHiddenWindowShowsNothing() {
    view.image = picture(.white)
    stage.window.isHidden = true

    #expect(present() == nil)
  }

  @Test func anotherWindowSizeIsDrawnWhole() {
    view.image = picture(.white, width: 40, height: 40)
    _ = present()

    stage.window.frame = Rect(x: 0, y: 0, width: 120, height: 110)

    #expect(present()?.damage == PixelRect(x: 0, y: 0, width: 120, height: 110))
  }
}
