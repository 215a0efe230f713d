import Raster
import Testing

@testable import Display

/// Cards whose pixels are not a bitmap's own.
@MainActor struct KMSFormatTests {
  private static func card(_ formats: PixelFormat...) -> ScriptedCard {
    var card = Card.sample()
    card.planes[0].formats = formats
    return ScriptedCard(card)
  }

  private nonisolated static let formats: [(PixelFormat, UInt32)] = [
    (.xrgb8888, 0xFFC8_1020), (PixelFormat("AR24"), 0xFFC8_1020),
    (PixelFormat("XB24"), 0xFF20_10C8), (PixelFormat("BX24"), 0x2010_C8FF),
    (PixelFormat("RX24"), 0xC810_20FF), (PixelFormat("RG24"), 0xC8_1020),
    (PixelFormat("BG24"), 0x20_10C8),
  ]

  @Test(arguments: formats)
  func pictureIsWrittenAsThePlaneReadsIt(_ format: PixelFormat, _ word: UInt32) throws {
    let bench = try ScreenBench(Self.card(PixelFormat("NV12"), format))

    bench.present(Color(red: 0xC8, green: 0x10, blue: 0x20))

    #expect(bench.card.visibleFormat == format)
    #expect(bench.visibleColor == word)
  }

  @Test func sixteenBitPanelGetsDitheredPixels() throws {
    let bench = try ScreenBench(Self.card(.rgb565, .xrgb8888))

    bench.present(Color(red: 0x84, green: 0, blue: 0xFF))

    #expect(bench.card.visibleFormat == .rgb565)
    let words = (0..<8).flatMap { y in (0..<8).compactMap { bench.card.visiblePixel($0, y) } }
    // Red lies between two of 32 levels.
    let expected: Set<UInt32> = [16 << 11 | 31, 17 << 11 | 31]
    #expect(Set(words) == expected)
  }

  @Test func partOfAPictureLeavesTheRestOfASixteenBitScreenAlone() throws {
    let bench = try ScreenBench(Self.card(.rgb565))
    bench.start()
    bench.bringBothBuffersUpToDate()

    bench.screen.present(
      Bitmap(size: bench.screen.size, color: .white),
      damage: PixelRect(x: 3, y: 2, width: 5, height: 4))

    #expect(bench.card.visiblePixel(3, 2) == 0xFFFF)
    #expect(bench.card.visiblePixel(7, 5) == 0xFFFF)
    #expect(bench.card.visiblePixel(2, 2) == 0)
    #expect(bench.card.visiblePixel(8, 5) == 0)
  }

  @Test func formatThatIsRefusedGivesWayToTheNext() throws {
    let card = Self.card(.xrgb8888, .rgb565)
    card.script[.addFramebuffer] = [.invalidArgument]
    let bench = try ScreenBench(card)
    bench.start()
    #expect(card.visibleFormat == .rgb565)
    #expect(card.openBuffers.count == 2)
  }

  @Test func oldDriverWithoutPlanesThatRefusesOurPixelsGetsSixteenBits() throws {
    var card = Card.sample()
    card.planes = []
    let scripted = ScriptedCard(card)
    scripted.script[.addFramebuffer] = [.invalidArgument]
    let bench = try ScreenBench(scripted)

    bench.present(.white)

    #expect(scripted.visibleFormat == .rgb565)
    #expect(bench.visibleColor == 0xFFFF)
  }

  @Test func oldDriversGammaIsMadeLinear() throws {
    var card = Card.sample()
    card.crtcs[0].gammaSize = 256
    let bench = try ScreenBench(ScriptedCard(card), forcesLegacy: true)

    bench.start()

    #expect(bench.card.gamma == (0..<256).map { UInt16($0 * 257) })
  }

  @Test func crtcWithoutAGammaTableIsLeftAlone() throws {
    let bench = try ScreenBench(ScriptedCard(.sample()), forcesLegacy: true)
    bench.start()
    #expect(bench.card.gamma.isEmpty)
  }
}
