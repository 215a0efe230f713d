import Platform
import Raster
import Testing
import ViewKit

@testable import Kiosk

@MainActor @Suite struct PlayerPanelTests {
  private let panel = PlayerPanel()

  init() { panel.place(in: Rect(x: 0, y: 0, width: 640, height: 480)) }

  private func labels(in view: View) -> [String] {
    view.subviews.flatMap { subview in
      ((subview as? Label)?.text.map { [$0] } ?? []) + labels(in: subview)
    }
  }

  @Test func itTellsTheNameOfThePictureAndItsPlace() {
    panel.information = PictureInformation(name: "holiday/beach 1.png", place: 7, count: 42)

    #expect(labels(in: panel) == ["beach 1", "7 of 42"])
  }

  @Test(arguments: [
    (FilePath("a/b.c.PNG"), "b.c"), ("odd", "odd"), (".png", ".png"), ("a\nb.png", "a b"),
    (FilePath(bytes: [0x61, 0xFF] + Array(".png".utf8)), "a\\xff"),
  ])
  func aNameIsReadWithoutItsFolderAndItsEnding(name: FilePath, title: String) {
    #expect(PictureInformation(name: name, place: nil, count: 1).title == title)
  }

  @Test func withoutAPlaceItTellsHowManyThereAre() {
    panel.information = PictureInformation(name: "a.png", place: nil, count: 1_000_000)
    #expect(labels(in: panel).last == "1000000 pictures")

    panel.information = PictureInformation(name: "a.png", place: nil, count: 1)
    #expect(labels(in: panel).last == "1 picture")
  }

  @Test func thePlayButtonShowsWhatItWouldDo() {
    panel.layoutIfNeeded()
    let play = pixels(panel.playButton)

    panel.isPlaying = true

    #expect(pixels(panel.playButton) != play)
  }

  @Test func everyStateOfAButtonLooksDifferent() {
    panel.layoutIfNeeded()
    for button in [panel.likeButton, panel.bookmarkButton, panel.hideButton] {
      var seen: Set<[UInt32]> = []
      for isSelected in [false, true] {
        for isHighlighted in [false, true] {
          button.isSelected = isSelected
          button.isHighlighted = isHighlighted
          seen.insert(pixels(button))
        }
      }
      #expect(seen.count == 4)
    }
  }

  @Test func theCoverIsMadeAnewOnlyForAnotherPictureOrSize() {
    let picture = Image(Bitmap(size: PixelSize(width: 64, height: 48), color: .white))
    panel.picture = picture
    panel.layoutIfNeeded()
    let cover = panel.cover.image

    panel.setNeedsLayout()
    panel.layoutIfNeeded()
    #expect(panel.cover.image === cover)
    panel.place(in: Rect(x: 0, y: 0, width: 320, height: 480))
    panel.layoutIfNeeded()

    #expect(panel.cover.image?.size == Size(width: 320, height: 480))
  }

  @Test func theCoverIsThePictureDimAllOverAndTheWholeOfItInFront() {
    let picture = Image(Bitmap(size: PixelSize(width: 64, height: 48), color: .white))
    let artwork = Rect(x: 20, y: 10, width: 60, height: 30)

    let cover = PanelCover.image(
      of: picture, size: PixelSize(width: 100, height: 80), artwork: artwork)

    let isOpaque = cover.bitmap.isOpaque
    let middle = cover.bitmap[50, 20]
    #expect(isOpaque)
    #expect(middle == 0xFFFF_FFFF)
    for point in [(0, 0), (99, 79), (2, 40)] {
      let gray = cover.bitmap[point.0, point.1] & 0xFF
      #expect((60...140).contains(gray))
    }
  }

  private func pixels(_ button: Button) -> [UInt32] {
    button.currentImage?.bitmap.withPixels { Array($0) } ?? []
  }
}
