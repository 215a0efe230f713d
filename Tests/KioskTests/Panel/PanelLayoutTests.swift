import Raster
import Testing

@testable import Kiosk

@Suite struct PanelLayoutTests {
  private static let sizes = [
    (480.0, 320.0), (320, 480), (800, 480), (1024, 600), (1080, 1920), (1920, 1080), (3840, 2160),
    (720, 720), (3440, 1440),
  ]

  private func buttons(_ layout: PanelLayout) -> [Rect] {
    [layout.play, layout.like, layout.bookmark, layout.hide]
  }

  @Test(arguments: sizes)
  func everythingKeepsAMarginFromTheEdges(width: Double, height: Double) {
    let layout = PanelLayout(Size(width: width, height: height))

    let margin = min(width, height) / 25
    let safe = Rect(
      x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin)
    for part in [layout.bar, layout.artwork] { #expect(safe.intersection(part) == part) }
    #expect(layout.artwork.intersection(layout.bar).isEmpty)
    #expect(layout.artwork.height > height / 3)
  }

  @Test(arguments: sizes)
  func wordsAndButtonsLieOnTheBarAndNotOnEachOther(width: Double, height: Double) {
    let layout = PanelLayout(Size(width: width, height: height))

    let bar = Rect(origin: .zero, size: layout.bar.size)
    let parts = buttons(layout) + [layout.title, layout.place]
    for (index, part) in parts.enumerated() {
      #expect(bar.intersection(part) == part)
      for other in parts[(index + 1)...] { #expect(part.intersection(other).isEmpty) }
    }
  }

  @Test(arguments: sizes)
  func buttonsAreRoundAndLargeEnoughForAFinger(width: Double, height: Double) {
    let layout = PanelLayout(Size(width: width, height: height))

    for button in buttons(layout) {
      #expect(button.width == button.height)
      #expect(button.width >= min(width, height) * 0.12)
    }
    #expect(layout.play.width > layout.like.width)
  }

  @Test func thePlayButtonIsInTheMiddleOfAWideBar() {
    let layout = PanelLayout(Size(width: 1920, height: 1080))

    #expect(abs(layout.play.midX - layout.bar.width / 2) <= 1)
    #expect(abs(layout.play.midY - layout.bar.height / 2) <= 1)
  }
}
