import Raster
import Testing

@Suite struct PremultiplicationTests {
  private static let everyLevelAtEveryAlpha: [UInt32] = (0..<65_536).map { (number: UInt32) in
    let (alpha, level) = (number >> 8, number & 255)
    return alpha << 24 | level << 16 | (255 - level) << 8 | level
  }

  @Test func everyPixelIsAsColorHasIt() {
    var pixels = Self.everyLevelAtEveryAlpha
    let isOpaque = pixels.withUnsafeMutableBufferPointer { Premultiplication.apply(to: $0) }

    #expect(!isOpaque)
    #expect(pixels == Self.everyLevelAtEveryAlpha.map { Color($0).premultiplied })
  }

  @Test func dividingAlphaOutAndMultiplyingItInGivesTheSamePixels() {
    let premultiplied = Self.everyLevelAtEveryAlpha.map { Color($0).premultiplied }
    var pixels = premultiplied
    pixels.withUnsafeMutableBufferPointer { Premultiplication.undo(in: $0) }

    #expect(pixels != premultiplied)
    _ = pixels.withUnsafeMutableBufferPointer { Premultiplication.apply(to: $0) }
    #expect(pixels == premultiplied)
  }

  @Test func onePixelDecidesWhetherARowIsOpaque() {
    var opaque: [UInt32] = [0xFF01_0203, 0xFFFF_FFFF]
    var translucent: [UInt32] = [0xFF01_0203, 0xFEFF_FFFF]

    #expect(opaque.withUnsafeMutableBufferPointer { Premultiplication.apply(to: $0) } == true)
    #expect(translucent.withUnsafeMutableBufferPointer { Premultiplication.apply(to: $0) } == false)
    #expect(translucent == [0xFF01_0203, 0xFEFE_FEFE])
  }
}
