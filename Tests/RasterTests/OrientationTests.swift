import Raster
import Testing

@Suite struct OrientationTests {
  /// What each orientation makes of a stored picture whose pixels are numbered
  ///
  ///     1 2 3
  ///     4 5 6
  static let uprightRows: [(Orientation, [[UInt32]])] = [
    (.up, [[1, 2, 3], [4, 5, 6]]),
    (.upMirrored, [[3, 2, 1], [6, 5, 4]]),
    (.down, [[6, 5, 4], [3, 2, 1]]),
    (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
    (.leftMirrored, [[1, 4], [2, 5], [3, 6]]),
    (.right, [[4, 1], [5, 2], [6, 3]]),
    (.rightMirrored, [[6, 3], [5, 2], [4, 1]]),
    (.left, [[3, 6], [2, 5], [1, 4]]),
  ]

  @Test(arguments: uprightRows)
  func everyStoredPixelFindsItsUprightPlace(_ orientation: Orientation, _ rows: [[UInt32]]) {
    let stored = TestPixels(PixelSize(width: 3, height: 2), [1, 2, 3, 4, 5, 6])

    let upright = TestPixels(stored.bitmap.oriented(orientation))

    #expect(upright.size == PixelSize(width: rows[0].count, height: rows.count))
    #expect(upright.words == Array(rows.joined()))
  }

  @Test(arguments: Orientation.allCases)
  func turningKeepsOpacity(_ orientation: Orientation) {
    let size = PixelSize(width: 5, height: 4)

    let opaque = TestPixels.opaque(size).bitmap.oriented(orientation).isOpaque
    let translucent = TestPixels.translucent(size).bitmap.oriented(orientation).isOpaque

    #expect(opaque)
    #expect(!translucent)
  }
}
