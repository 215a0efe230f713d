import Raster
import Testing

@Suite struct ScalingTests {
  static let sizePairs: [(PixelSize, PixelSize)] = {
    let lengths = [1, 2, 3, 7, 16, 50]
    return lengths.flatMap { width in
      lengths.map { height in
        (PixelSize(width: width, height: 17), PixelSize(width: 13, height: height))
      }
    }
  }()

  @Test(arguments: sizePairs)
  func everyScaleAgreesWithThePlainReference(_ source: PixelSize, _ target: PixelSize) {
    let pixels = TestPixels.translucent(source)

    let scaled = TestPixels(pixels.bitmap.scaled(to: target))

    #expect(scaled.distance(to: pixels.plainlyScaled(to: target)) <= 1)
  }

  @Test func shrinkingAveragesExactlyTheAreaThatATargetPixelCovers() {
    let bitmap = TestPixels(
      PixelSize(width: 3, height: 1), [0xFF00_0000, 0xFF00_0060, 0xFF00_00FF]
    )
    .bitmap

    let scaled = TestPixels(bitmap.scaled(to: PixelSize(width: 2, height: 1)))

    // The middle pixel counts half as much as the outer ones. It has 0.1170 of the light that white
    // has, so these are the levels of 0.1170 / 3 and (0.1170 / 2 + 1) / 1.5.
    #expect(scaled.words == [0xFF00_0038, 0xFF00_00DB])
  }

  @Test func aChessboardBecomesTheGreyThatItLooksLike() {
    let board = TestPixels(
      PixelSize(width: 40, height: 40),
      (0..<1600).map { ($0 + $0 / 40) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF })

    let scaled = TestPixels(board.bitmap.scaled(to: PixelSize(width: 20, height: 20)))

    // Half the light of white.
    #expect(scaled.words.allSatisfy { $0 == 0xFFBC_BCBC })
  }

  @Test(arguments: [RowFormat.gray, .rgb])
  func opaqueFormatsScaleLikeTheSamePixelsWithAlpha(_ format: RowFormat) {
    let source = TestPixels.opaque(PixelSize(width: 37, height: 29))
    let bytes = source.words.map { TestPixels.bytes($0, format) }
    let words = bytes.map { TestPixels.word($0) }
    for (width, height) in [(37, 29), (36, 29), (37, 3), (5, 4), (50, 40), (5, 40), (50, 4)] {
      let target = PixelSize(width: width, height: height)
      var scaler = RowScaler(from: source.size, to: target, format: format)
      for y in 0..<29 {
        let row = Array(bytes[y * 37..<(y + 1) * 37].joined())
        row.withUnsafeBufferPointer { scaler.append($0) }
      }
      let bitmap = scaler.finish()

      #expect(bitmap.isOpaque == true)
      let expected = TestPixels(TestPixels(source.size, words).bitmap.scaled(to: target))
      #expect(TestPixels(bitmap).distance(to: expected) <= 1, "at \(target)")
    }
  }

  @Test func growingPassesThroughTheSourcePixels() {
    let source = TestPixels.translucent(PixelSize(width: 9, height: 5))

    let scaled = TestPixels(source.bitmap.scaled(to: PixelSize(width: 27, height: 15)))

    for y in 0..<5 {
      for x in 0..<9 { #expect(scaled[x * 3 + 1, y * 3 + 1] == source[x, y]) }
    }
  }

  @Test func growingIsSharperThanStraightLines() {
    let step = TestPixels(
      PixelSize(width: 4, height: 1), [0xFF00_0040, 0xFF00_0040, 0xFF00_00C0, 0xFF00_00C0])

    let scaled = TestPixels(step.bitmap.scaled(to: PixelSize(width: 16, height: 1)))

    // A straight line would stay at or above 0x40 and at or below 0xC0.
    #expect(scaled.words.contains { $0 & 0xFF < 0x40 })
    #expect(scaled.words.contains { $0 & 0xFF > 0xC0 })
  }

  @Test func growingNeverRingsBeyondBlackWhiteOrAlpha() {
    let stripes: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000, 0x8080_8080, 0x0000_0000, 0x8000_8000]
    let source = TestPixels(
      PixelSize(width: 10, height: 10), (0..<100).map { stripes[($0 + $0 / 10) % 5] })

    let scaled = TestPixels(source.bitmap.scaled(to: PixelSize(width: 37, height: 41)))

    let levels = scaled.words.map(TestPixels.components)
    #expect(levels.allSatisfy { level in level[0...2].allSatisfy { $0 <= level[3] } })
    // The reference clamps plainly: a wrapped-around overshoot would be far off.
    #expect(scaled.distance(to: source.plainlyScaled(to: scaled.size)) <= 1)
  }

  @Test(arguments: [0x0000_0000, 0x0101_0101, 0xFF01_7F80, 0xFFFF_FFFF, 0x8040_2010, 0xFE00_FE01])
  func onePictureOfOneColourStaysExactlyThatColour(_ color: UInt32) {
    let lengths = [1, 2, 3, 5, 64, 101]
    for (width, height) in lengths.flatMap({ width in lengths.map { (width, $0) } }) {
      let source = TestPixels(
        PixelSize(width: 31, height: 37), Array(repeating: color, count: 31 * 37))

      let scaled = TestPixels(source.bitmap.scaled(to: PixelSize(width: width, height: height)))

      #expect(scaled.words.allSatisfy { $0 == color }, "at \(width)x\(height)")
    }
  }

  @Test(arguments: [PixelSize(width: 2, height: 65_535), PixelSize(width: 65_535, height: 2)])
  func evenTheLongestPictureAveragesExactly(_ size: PixelSize) {
    let source = TestPixels(size, Array(repeating: 0xFFFE_0103, count: 2 * 65_535))

    let target = PixelSize(width: (size.width + 1) / 40_000 + 1, height: 2)
    let scaled = TestPixels(source.bitmap.scaled(to: target))

    #expect(scaled.words.allSatisfy { $0 == 0xFFFE_0103 })
  }

  @Test func everyLevelSurvivesAveraging() {
    let levels = (0..<256).flatMap { (level: UInt32) in
      [UInt32](repeating: 0xFF00_0000 | level * 0x01_0101, count: 6)
    }
    let source = TestPixels(PixelSize(width: 3, height: 512), levels)

    let scaled = TestPixels(source.bitmap.scaled(to: PixelSize(width: 1, height: 256)))

    #expect(scaled.words == (0..<256).map { 0xFF00_0000 | $0 * 0x01_0101 })
  }

  @Test func theSameSizeGivesTheSamePixels() {
    let source = TestPixels.translucent(PixelSize(width: 29, height: 23))

    #expect(TestPixels(source.bitmap.scaled(to: source.size)) == source)
  }

  @Test func anOpaquePictureStaysOpaqueAtEveryScale() {
    let source = TestPixels.opaque(PixelSize(width: 40, height: 30))
    for side in [1, 7, 30, 39, 40, 41, 173] {
      let scaled = source.bitmap.scaled(to: PixelSize(width: side, height: side))

      #expect(scaled.isOpaque == true)
      #expect(TestPixels(scaled).words.allSatisfy { $0 >> 24 == 255 }, "at \(side)")
    }
  }

  @Test func aTranslucentPictureDoesNotClaimToBeOpaque() {
    let source = TestPixels.translucent(PixelSize(width: 4, height: 4))

    let scaled = source.bitmap.scaled(to: PixelSize(width: 2, height: 2))

    #expect(scaled.isOpaque == false)
  }

  @Test(arguments: [(13, 11), (90, 70), (13, 70), (90, 11)])
  func aMirroredPictureScalesToTheMirroredResult(_ width: Int, _ height: Int) {
    let source = TestPixels.translucent(PixelSize(width: 41, height: 31))
    let size = PixelSize(width: width, height: height)
    for orientation in [Orientation.upMirrored, .downMirrored] {
      let mirroredFirst = TestPixels(source.bitmap.oriented(orientation).scaled(to: size))
      let scaledFirst = TestPixels(source.bitmap.scaled(to: size).oriented(orientation))

      #expect(mirroredFirst.distance(to: scaledFirst) <= 1)
    }
  }

  @Test func invisiblePixelsTintNothing() {
    // A white pixel beside a fully transparent one, whose colour premultiplication has removed.
    let source = TestPixels(PixelSize(width: 2, height: 1), [0xFFFF_FFFF, 0x0000_0000])

    let scaled = TestPixels(source.bitmap.scaled(to: PixelSize(width: 1, height: 1)))

    #expect(scaled.words == [0x8080_8080])
  }
}
