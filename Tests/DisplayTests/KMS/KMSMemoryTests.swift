import Platform
import Raster
import Testing

@testable import Display

/// Cards that have not memory enough.
@MainActor struct KMSMemoryTests {
  /// A picture of the sample mode, 64 x 48.
  private static let picture = 64 * 48 * 4
  private static let red = Color(red: 255, green: 0, blue: 0)

  private static func card(
    memory: Int, formats: [PixelFormat] = [.xrgb8888], modes: [Mode] = []
  ) -> ScriptedCard {
    var card = Card.sample()
    card.planes[0].formats = formats
    card.connectors[0].modes += modes
    let scripted = ScriptedCard(card)
    scripted.memory = memory
    return scripted
  }

  @Test func picturesAllocateNothing() throws {
    let bench = try ScreenBench()
    let allocations = bench.card.bufferAllocations
    bench.start()
    for _ in 0..<10 {
      bench.present(Self.red)
      bench.completeFlip()
    }
    #expect(allocations == 2)
    #expect(bench.card.bufferAllocations == allocations)
  }

  @Test func onePictureIsEnough() throws {
    let bench = try ScreenBench(Self.card(memory: Self.picture * 2 - 1))
    bench.start()
    for color in [Self.red, .white, Self.red] {
      bench.present(color)
      #expect(bench.visibleColor == color.premultiplied)
      #expect(!bench.screen.isReady)
      bench.completeFlip()
      #expect(bench.screen.isReady)
    }
    #expect(
      bench.screen.remarks.first?.hasPrefix(
        "card0 (scripted) has memory for one picture only: each can be seen while it is drawn.")
        == true)
    bench.screen.close()
    #expect(bench.card.openBuffers.isEmpty)
  }

  @Test func onlyBufferIsSaidToHaveChangedTheOldWay() throws {
    let bench = try ScreenBench(Self.card(memory: Self.picture), forcesLegacy: true)
    bench.start()
    let damage = PixelRect(x: 4, y: 5, width: 6, height: 7)

    bench.screen.present(Bitmap(size: bench.screen.size, color: .white), damage: damage)

    #expect(bench.card.dirtyRegions.last == damage)
    guard case .pageFlip = bench.card.calls.last else {
      Issue.record("the event is waited for")
      return
    }
    #expect(bench.card.visiblePixel(4, 5) == Color.white.premultiplied)
    #expect(bench.card.visiblePixel(3, 5) == Color.black.premultiplied)
  }

  @Test func twoBuffersNeedNoSuchWord() throws {
    let bench = try ScreenBench(ScriptedCard(.sample()), forcesLegacy: true)
    bench.start()
    let count = bench.card.dirtyRegions.count
    bench.present(Self.red)
    #expect(bench.card.dirtyRegions.count == count)
  }

  @Test func sixteenBitsAreTakenWhenNotOneFullPictureFits() throws {
    let bench = try ScreenBench(
      Self.card(memory: Self.picture - 1, formats: [.xrgb8888, PixelFormat("XB24"), .rgb565]))
    bench.present(.white)
    #expect(bench.card.visibleFormat == .rgb565)
    #expect(bench.screen.remarks.count == 2)
    #expect(bench.screen.remarks[0].contains("no memory for full colours"))
  }

  @Test func smallerModeIsTakenWhenNothingFits() throws {
    let modes = [Mode.sample(48, 32), .sample(32, 16), .sample(24, 16)]
    let bench = try ScreenBench(Self.card(memory: 32 * 16 * 4 * 2, modes: modes))

    bench.present(Self.red)

    #expect(bench.screen.size == PixelSize(width: 32, height: 16))
    #expect(bench.visibleColor == Self.red.premultiplied)
    guard case .modeset(let values) = bench.card.calls.last else {
      Issue.record("the mode is set")
      return
    }
    #expect(values["40.CRTC_W"] == 32)
    #expect(
      bench.screen.remarks.first?.hasPrefix(
        "card0 (scripted) has no memory for pictures of 64x48; HDMI-A-1 shows 32x16 at 60 Hz.")
        == true)
  }

  @Test func largestModeThatFitsIsTaken() throws {
    let modes = [Mode.sample(24, 16), .sample(48, 32), .sample(32, 16)]
    let bench = try ScreenBench(Self.card(memory: 48 * 32 * 4, modes: modes))
    #expect(bench.screen.size == PixelSize(width: 48, height: 32))
  }

  @Test func cardWithoutAnyMemoryIsSaidToHaveNone() throws {
    let card = Self.card(memory: 0, modes: [.sample(32, 16)])
    let error = try #require(
      screenError { () throws(ScreenError) in
        try KMSScreen(
          device: card, pipeline: card.card.pipeline(for: KMSSelection()), forcesLegacy: false,
          scheduler: ScreenBench.idleScheduler)
      })
    #expect(error.code == .failed)
    #expect(
      error.description
        == "card0 (scripted) has no memory for a picture of 64x48: Cannot allocate memory.")
    #expect(card.openBuffers.isEmpty)
    #expect(card.mappedBytes == 0)
  }

  @Test func otherErrorsAskForNoSmallerMode() throws {
    let card = Self.card(memory: .max, modes: [.sample(32, 16)])
    card.script[.createDumbBuffer] = [.ioError, .ioError]
    let error = screenError { () throws(ScreenError) in
      try KMSScreen(
        device: card, pipeline: card.card.pipeline(for: KMSSelection()), forcesLegacy: false,
        scheduler: ScreenBench.idleScheduler)
    }
    #expect(error?.description.contains("Input/output error") == true)
    #expect(card.openBuffers.isEmpty)
  }
}
