import Raster
import Testing

@testable import ViewKit

@MainActor struct ContentModeTests {
  let bounds = Rect(x: 0, y: 0, width: 100, height: 50)

  @Test(arguments: [
    (View.ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 100, height: 50)),
    (.redraw, Rect(x: 0, y: 0, width: 100, height: 50)),
    (.scaleAspectFit, Rect(x: 37, y: 0, width: 25, height: 50)),
    (.scaleAspectFill, Rect(x: 0, y: -75, width: 100, height: 200)),
    (.center, Rect(x: 45, y: 15, width: 10, height: 20)),
    (.top, Rect(x: 45, y: 0, width: 10, height: 20)),
    (.bottom, Rect(x: 45, y: 30, width: 10, height: 20)),
    (.left, Rect(x: 0, y: 15, width: 10, height: 20)),
    (.right, Rect(x: 90, y: 15, width: 10, height: 20)),
    (.topLeft, Rect(x: 0, y: 0, width: 10, height: 20)),
    (.topRight, Rect(x: 90, y: 0, width: 10, height: 20)),
    (.bottomLeft, Rect(x: 0, y: 30, width: 10, height: 20)),
    (.bottomRight, Rect(x: 90, y: 30, width: 10, height: 20)),
  ])
  func placesAPictureOfTenByTwenty(mode: View.ContentMode, expected: Rect) {
    #expect(mode.placement(of: Size(width: 10, height: 20), in: bounds) == expected)
  }

  @Test func placementCountsFromTheBoundsOrigin() {
    let scrolled = Rect(x: 7, y: 9, width: 100, height: 50)

    let placed = View.ContentMode.center.placement(of: Size(width: 10, height: 20), in: scrolled)

    #expect(placed == Rect(x: 52, y: 24, width: 10, height: 20))
  }

  @Test(arguments: [1279.0, 1280, 1281], [View.ContentMode.scaleAspectFit, .scaleAspectFill])
  func pictureThatHasTheSizeOfAnEdgeIsNotScaled(width: Double, mode: View.ContentMode) {
    let screen = Rect(x: 0, y: 0, width: width, height: 720)
    let height = mode == .scaleAspectFit ? 719.0 : 721

    let placed = mode.placement(of: Size(width: width, height: height), in: screen)

    #expect(placed.size == Size(width: width, height: height))
    #expect(placed.minX == 0)
    #expect(placed.minY == placed.minY.rounded())
  }

  @Test(arguments: [View.ContentMode.scaleAspectFit, .scaleAspectFill])
  func pictureScaledToItsPlacementBeforehandFitsExactly(mode: View.ContentMode) {
    let screen = Rect(x: 0, y: 0, width: 1366, height: 768)
    for width in stride(from: 1.0, through: 5000, by: 61) {
      for height in stride(from: 1.0, through: 5000, by: 67) {
        let placed = mode.placement(of: Size(width: width, height: height), in: screen)
        if mode.placement(of: placed.size, in: screen) != placed {
          Issue.record("\(width) by \(height) moves from \(placed)")
        }
      }
    }
  }

  @Test func hairlineKeepsAPixel() {
    let placed = View.ContentMode.scaleAspectFit.placement(
      of: Size(width: 10_000, height: 1), in: bounds)

    #expect(placed.size == Size(width: 100, height: 1))
  }

  @Test func modesAreNumberedAsInUIKit() {
    #expect(View.ContentMode.allCases.map(\.rawValue) == Array(0...12))
    #expect(View.ContentMode.scaleAspectFill.rawValue == 2)
    #expect(View.ContentMode.bottomRight.rawValue == 12)
  }
}
