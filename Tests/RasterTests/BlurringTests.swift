import Raster
import Testing

@Suite struct BlurringTests {
  @Test func oneColourStaysExactlyThatColour() {
    let color = Color(red: 201, green: 3, blue: 77, alpha: 254)
    let bitmap = Bitmap(size: PixelSize(width: 9, height: 7), color: color)

    let blurred = bitmap.blurred(radius: 3)

    #expect(blurred.withPixels { $0.allSatisfy { $0 == color.premultiplied } })
    #expect(blurred.isOpaque == bitmap.isOpaque)
  }

  @Test func withoutARadiusNothingChanges() {
    let bitmap = TestPixels.translucent(PixelSize(width: 8, height: 5))

    #expect(TestPixels(bitmap.bitmap.blurred(radius: 0)) == bitmap)
  }

  @Test func aDotSpreadsEvenlyAndNothingOfItIsLost() {
    var bitmap = Bitmap(size: PixelSize(width: 31, height: 31))
    for y in 13..<18 { for x in 13..<18 { bitmap[x, y] = 0xFFFF_FFFF } }

    let blurred = bitmap.blurred(radius: 2)

    let levels = blurred.withPixels { $0.map { Int($0 & 0xFF) } }
    #expect(abs(levels.reduce(0, +) - 25 * 255) < 300)
    #expect(levels.max() == levels[15 * 31 + 15])
    for offset in 1...8 {
      let (left, right) = (levels[15 * 31 + 15 - offset], levels[15 * 31 + 15 + offset])
      let (above, below) = (levels[(15 - offset) * 31 + 15], levels[(15 + offset) * 31 + 15])
      #expect(abs(left - right) <= 1 && abs(above - below) <= 1 && abs(left - above) <= 1)
      #expect(left <= levels[15 * 31 + 16 - offset])
    }
  }

  @Test(arguments: [(1, 1), (1, 40), (40, 1), (3, 2)])
  func aPictureSmallerThanTheRadiusIsBlurredToo(width: Int, height: Int) {
    let bitmap = TestPixels.opaque(PixelSize(width: width, height: height)).bitmap

    let blurred = bitmap.blurred(radius: 30)

    #expect(blurred.size == bitmap.size)
    #expect(blurred.withPixels { $0.allSatisfy { $0 >> 24 == 255 } })
  }

  @Test func aPictureWithoutPixelsStaysOne() {
    #expect(Bitmap(size: PixelSize(width: 0, height: 0)).blurred(radius: 4).size.isEmpty)
  }
}
