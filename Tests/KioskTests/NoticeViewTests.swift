import Raster
import Testing
import ViewKit

@testable import Kiosk

@MainActor @Suite struct NoticeViewTests {
  private let notice = NoticeView(frame: .zero)

  /// The views in the notice, laid out for a screen.
  private func parts(_ width: Double, _ height: Double) -> [View] {
    notice.frame = Rect(x: 0, y: 0, width: width, height: height)
    notice.layoutIfNeeded()
    return notice.subviews
  }

  @Test(arguments: [(480.0, 320.0), (320, 480), (1024, 600), (1920, 1080), (3840, 2160)])
  func everythingIsInsideOfEveryScreenAndLarge(width: Double, height: Double) throws {
    notice.text =
      "There are no pictures in /media/kiosk/A rather long name/of a folder/somewhere deep/images yet. "
      + "Put PNG pictures there."

    let parts = parts(width, height)

    for part in parts {
      #expect(notice.bounds.intersection(part.frame) == part.frame)
      #expect(part.frame.size.height > height / 40)
    }
    for (one, index) in zip(parts, 0...) {
      for other in parts[(index + 1)...] { #expect(one.frame.intersection(other.frame).isEmpty) }
    }
    let labels = parts.compactMap { $0 as? Label }
    #expect(labels.contains { $0.text == notice.text })
    for label in labels {
      let size = label.sizeThatFits(Size(width: label.bounds.size.width, height: .infinity))
      #expect(size.width <= label.bounds.size.width)
      #expect(size.height <= label.bounds.size.height)
      #expect(label.font.pointSize >= min(width, height) / 40)
    }
  }

  @Test func itCoversWhatIsBehindIt() {
    let window = Window(
      frame: Rect(x: 0, y: 0, width: 200, height: 100), application: Application())
    let controller = ViewController()
    controller.view.backgroundColor = .white
    window.rootViewController = controller
    window.makeKeyAndVisible()
    notice.frame = window.bounds
    controller.view.addSubview(notice)
    var frame = Bitmap(size: PixelSize(width: 200, height: 100))

    _ = window.render(into: &frame)

    #expect(frame[0, 0] == frame[199, 99])
    #expect(frame[0, 0] != 0xFFFF_FFFF)
  }

  @Test func itTakesNoTouches() {
    _ = parts(200, 100)

    #expect(notice.hitTest(Point(x: 5, y: 5), with: nil) == nil)
  }
}
