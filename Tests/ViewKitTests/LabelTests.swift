import Raster
import Testing
import ViewKit

@MainActor @Suite struct LabelTests {
  private let window = Window(
    frame: Rect(x: 0, y: 0, width: 100, height: 60), application: Application())
  private let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 60))

  init() {
    let controller = ViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(label)
    label.font = .systemFont(ofSize: 20)
  }

  /// The rectangle of pixels that are not black.
  private func ink() -> PixelRect {
    var frame = Bitmap(size: PixelSize(width: 100, height: 60))
    label.setNeedsDisplay()
    _ = window.render(into: &frame)
    var ink = PixelRect.empty
    for y in 0..<60 {
      for x in 0..<100 where frame[x, y] != 0xFF00_0000 {
        ink = ink.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }

  @Test func withoutATextNothingIsDrawn() {
    #expect(ink().isEmpty)
  }

  @Test func theTextLiesWhereItsAlignmentSaysInTheMiddleOfTheHeight() {
    label.text = "H"
    let left = ink()
    label.textAlignment = .center
    let center = ink()
    label.textAlignment = .right
    let right = ink()

    #expect(left.x < 5)
    #expect(abs(center.x + center.maxX - 100) <= 1)
    #expect(right.maxX > 95)
    #expect(left.y > 15 && left.maxY < 45)
  }

  @Test func itsTextIsOneLineUnlessMoreAreAllowed() {
    label.text = "one two three four"
    let one = ink()
    label.numberOfLines = 0
    let two = ink()

    #expect(one.height < 25)
    #expect(two.height > 30)
    #expect(label.sizeThatFits(Size(width: 100, height: 0)).height == 2 * label.font.lineHeight)
  }

  @Test func itsColourIsThatOfTheLetters() {
    label.text = "I"
    label.textColor = Color(red: 255, green: 0, blue: 0)
    var frame = Bitmap(size: PixelSize(width: 100, height: 60))

    _ = window.render(into: &frame)

    #expect((0..<20).contains { frame[$0, 30] == 0xFFFF_0000 })
  }

  @Test func changesAreDrawnAndNothingElse() {
    label.text = "one"
    _ = ink()
    #expect(!window.needsDisplay)

    label.text = "one"
    #expect(!window.needsDisplay)
    label.text = "two"

    #expect(window.needsDisplay)
  }

  @Test func itTakesNoTouches() {
    #expect(window.hitTest(Point(x: 50, y: 30), with: nil) !== label)
  }
}
