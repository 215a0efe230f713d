import Kiosk
import Raster
import Testing
import ViewKit

@Suite struct PictureLayoutTests {
  @Test(arguments: [
    (View.ContentMode.scaleAspectFit, 1000, 500, 200, 100),
    (.scaleAspectFit, 500, 1000, 75, 150),
    (.scaleAspectFit, 2, 1, 200, 100),
    (.scaleAspectFill, 1000, 500, 300, 150),
    (.scaleAspectFill, 500, 1000, 200, 400),
    (.scaleToFill, 7, 9, 200, 150),
    (.center, 1000, 500, 1000, 500),
    (.scaleAspectFit, 100_000, 1, 200, 1),
  ])
  func aPictureIsDrawnAsLargeAsItsFitAsks(
    fit: View.ContentMode, width: Int, height: Int, drawnWidth: Int, drawnHeight: Int
  ) {
    let layout = PictureLayout(screen: PixelSize(width: 200, height: 150), fit: fit)

    let drawn = layout.drawnSize(of: PixelSize(width: width, height: height))

    #expect(drawn == PixelSize(width: drawnWidth, height: drawnHeight))
  }
}
