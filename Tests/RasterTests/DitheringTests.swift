import Raster
import Testing

/// What 16-bit screens get.
@Suite struct DitheringTests {
  /// A flat colour as the screen holds it: the levels of red, green and blue of each pixel.
  private func levels(_ color: Color, in region: PixelRect) -> [[UInt16]] {
    let size = PixelSize(width: 64, height: 64)
    let copier = FrameCopier(of: size, turned: .up, as: .rgb565)
    var words = Array(repeating: UInt16(0), count: 64 * 64)
    words.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return }
      copier.copy(region, from: Bitmap(size: size, color: color), to: base, pitch: 128)
    }
    return (region.y..<region.maxY).flatMap { y in
      words[y * 64 + region.x..<y * 64 + region.maxX].map { [$0 >> 11, $0 >> 5 & 63, $0 & 31] }
    }
  }

  private let all = PixelRect(x: 0, y: 0, width: 64, height: 64)

  @Test func blackAndWhiteStayFlat() {
    #expect(levels(.black, in: all).allSatisfy { $0 == [0, 0, 0] })
    #expect(levels(.white, in: all).allSatisfy { $0 == [31, 63, 31] })
  }

  @Test(arguments: 0...255)
  func anAreaIsAsBrightAsTheColourWas(_ level: Int) {
    let byte = UInt8(level)
    let seen = levels(Color(red: byte, green: byte, blue: byte), in: all)
    for (channel, coarsest) in [31.0, 63, 31].enumerated() {
      let mean = seen.reduce(0.0) { $0 + Double($1[channel]) } / Double(seen.count)
      // There are 64 steps between one coarse level and the next.
      #expect(abs(mean - Double(level) / 255 * coarsest) <= 1.0 / 64)
    }
  }

  @Test func aPixelIsNeverFartherOffThanTheNextCoarseLevel() {
    for level in stride(from: 0, through: 255, by: 5) {
      let seen = levels(Color(red: UInt8(level), green: 0, blue: 0), in: all).map { $0[0] }
      #expect(Set(seen).count <= 2)
      #expect(seen.allSatisfy { abs(Double($0) - Double(level) * 31 / 255) < 1 })
    }
  }

  @Test func coloursDoNotLeakIntoEachOther() {
    #expect(levels(Color(red: 255, green: 0, blue: 0), in: all).allSatisfy { $0 == [31, 0, 0] })
    #expect(levels(Color(red: 0, green: 255, blue: 0), in: all).allSatisfy { $0 == [0, 63, 0] })
    #expect(levels(Color(red: 0, green: 0, blue: 255), in: all).allSatisfy { $0 == [0, 0, 31] })
  }

  @Test func brighterPixelsKeepApart() {
    // 4 is just less than half a coarse level: almost every second pixel is a brighter one.
    let seen = levels(Color(red: 4, green: 0, blue: 0), in: all).map { $0[0] }
    let bright = seen.indices.filter { seen[$0] == 1 }
    #expect(bright.count > seen.count / 5 * 2)
    #expect(bright.allSatisfy { $0 % 64 == 63 || seen[$0 + 1] == 0 })
    #expect(bright.allSatisfy { $0 + 64 >= seen.count || seen[$0 + 64] == 0 })
  }

  @Test func partsDrawnAloneFitTheWhole() {
    let color = Color(red: 90, green: 91, blue: 92)
    let whole = levels(color, in: all)
    let part = levels(color, in: PixelRect(x: 5, y: 3, width: 21, height: 9))
    let expected = (3..<12).flatMap { y in whole[y * 64 + 5..<y * 64 + 26] }
    #expect(part == Array(expected))
  }
}
