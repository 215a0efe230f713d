import Foundation
import Raster
import Testing

/// What the tests see with: it works without a machine, and must not be blind.
struct DriverTests {
  @Test func screenPictureIsReadPixelByPixel() throws {
    let header = Data("P6\n2 1\n255\n".utf8)

    // The first component is a line feed, which must not count as the header's end.
    let bitmap = try PortablePixmap.decode(header + [10, 32, 3, 0xFF, 0, 0x80])

    #expect(bitmap.size == PixelSize(width: 2, height: 1))
    #expect(bitmap[0, 0] == 0xFF0A_2003)
    #expect(bitmap[1, 0] == 0xFFFF_0080)
  }

  @Test func screenPictureThatIsCutShortIsRefused() {
    #expect(throws: MachineError.self) {
      _ = try PortablePixmap.decode(Data("P6\n2 1\n255\n12345".utf8))
    }
  }

  @Test func oneOtherPixelIsADifference() {
    let expected = Bitmap(size: PixelSize(width: 3, height: 2))
    var seen = expected.copy()
    #expect(PictureDifference(seen: seen, expected: expected) == nil)

    seen[2, 1] = 0xFF00_0001

    let difference = PictureDifference(seen: seen, expected: expected)
    #expect(difference?.description.contains("1 of 6 pixels") == true)
    #expect(difference?.description.contains("(2, 1)") == true)
  }

  @Test func anotherSizeIsADifference() {
    let seen = Bitmap(size: PixelSize(width: 2, height: 3))

    #expect(
      PictureDifference(seen: seen, expected: Bitmap(size: PixelSize(width: 3, height: 2))) != nil)
  }
}
