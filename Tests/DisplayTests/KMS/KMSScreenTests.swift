import Platform
import Raster
import Testing

@testable import Display

@MainActor struct KMSScreenTests {
  private static let red = Color(red: 200, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 200)

  @Test func driverIsAskedBeforeAnythingIsShown() throws {
    let bench = try ScreenBench()
    #expect(bench.card.calls.count == 1)
    guard case .test(let values) = bench.card.calls.first else {
      Issue.record("the first call is a test")
      return
    }
    #expect(values["30.CRTC_ID"] == 10)
    #expect(values["10.ACTIVE"] == 1)
    #expect(values["40.CRTC_ID"] == 10)
    #expect(values["40.SRC_W"] == 64 << 16)
    #expect(values["40.CRTC_H"] == 48)
    #expect(bench.screen.isReady)
  }

  @Test func firstPictureComesWithTheMode() throws {
    let bench = try ScreenBench()

    bench.present(Self.red)

    guard case .modeset = bench.card.calls.last else {
      Issue.record("the mode is set")
      return
    }
    #expect(bench.visibleColor == Self.red.premultiplied)
    #expect(!bench.screen.isReady)
    #expect(bench.recorder.events == [.commit])
    bench.scheduler.advance(by: .zero)
    #expect(bench.screen.isReady)
    #expect(bench.recorder.events == [.commit, .ready(bench.scheduler.now)])
  }

  @Test func laterPicturesAreFlippedTo() throws {
    let bench = try ScreenBench()
    bench.start()

    bench.present(Self.blue)

    guard case .flip(let values) = bench.card.calls.last else {
      Issue.record("the picture is flipped to")
      return
    }
    #expect(values.keys.sorted() == ["40.FB_ID"])
    #expect(bench.visibleColor == Self.blue.premultiplied)
    #expect(!bench.screen.isReady)
    bench.completeFlip()
    #expect(bench.screen.isReady)
    #expect(!bench.scheduler.hasPendingActions)
  }

  @Test func readinessCarriesTheTimeOfTheFlip() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.present(Self.blue)
    let flipped = bench.scheduler.now + .milliseconds(7)
    bench.scheduler.advance(by: .milliseconds(9))

    bench.card.completeFlip(at: flipped)
    bench.openCard.handleEvents()

    #expect(bench.recorder.events.last == .ready(flipped))
  }

  @Test(arguments: [Instant(nanoseconds: 0), Instant(seconds: 1_000_000)])
  func senselessFlipTimesAreReplacedByNow(_ time: Instant) throws {
    let bench = try ScreenBench()
    bench.start()
    bench.present(Self.blue)

    bench.card.completeFlip(at: time)
    bench.openCard.handleEvents()

    #expect(bench.recorder.events.last == .ready(bench.scheduler.now))
  }

  @Test func rowsAreWrittenAtTheBuffersPitch() throws {
    let card = ScriptedCard(.sample())
    card.padding = 52
    let bench = try ScreenBench(card)
    var picture = Bitmap(size: bench.screen.size)
    for y in 0..<48 {
      for x in 0..<64 { picture[x, y] = UInt32(y << 8 | x) }
    }

    bench.screen.present(picture, damage: PixelRect(bench.screen.size))

    for y in 0..<48 {
      for x in 0..<64 where bench.card.visiblePixel(x, y) != UInt32(y << 8 | x) {
        Issue.record("pixel \(x), \(y) is wrong")
      }
    }
  }

  @Test func eachBufferCatchesUpWithWhatItMissed() throws {
    let bench = try ScreenBench()
    bench.start()
    var picture = Bitmap(size: bench.screen.size)
    func change(_ column: Int) {
      picture[column, 5] = Self.red.premultiplied
      bench.screen.present(picture, damage: PixelRect(x: column, y: 5, width: 1, height: 1))
    }
    change(10)
    bench.completeFlip()
    change(20)
    bench.completeFlip()
    change(30)

    #expect([10, 20, 30].allSatisfy { bench.card.visiblePixel($0, 5) == Self.red.premultiplied })
    #expect(bench.card.visiblePixel(31, 5) == Color.black.premultiplied)
  }

  @Test func onlyTheDamageIsWritten() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.bringBothBuffersUpToDate()

    let frame = Bitmap(size: bench.screen.size, color: Self.red)
    bench.screen.present(frame, damage: PixelRect(x: 3, y: 3, width: 2, height: 2))

    #expect(bench.card.visiblePixel(3, 3) == Self.red.premultiplied)
    #expect(bench.card.visiblePixel(4, 4) == Self.red.premultiplied)
    #expect(bench.card.visiblePixel(2, 3) == Color.black.premultiplied)
    #expect(bench.card.visiblePixel(5, 4) == Color.black.premultiplied)
    #expect(bench.card.visiblePixel(3, 5) == Color.black.premultiplied)
  }

  @Test func damageIsToldToPlanesThatCanUseIt() throws {
    let card = ScriptedCard(.sample())
    card.extraProperties[40] = ["FB_DAMAGE_CLIPS": 0]
    let bench = try ScreenBench(card)
    bench.start()
    bench.present(.black)
    bench.completeFlip()
    let frame = Bitmap(size: bench.screen.size)

    bench.screen.present(frame, damage: PixelRect(x: 8, y: 2, width: 4, height: 4))
    bench.completeFlip()
    bench.screen.present(frame, damage: PixelRect(x: 20, y: 2, width: 4, height: 4))

    guard case .flip(let values) = bench.card.calls.last else {
      Issue.record("the picture is flipped to")
      return
    }
    // What this buffer missed belongs to it: a driver that copies does so buffer by buffer.
    #expect(values["damage.x"] == 8)
    #expect(values["damage.width"] == 16)
    #expect(bench.card.openBlobs.isEmpty)
  }

  @Test func frameWithoutDamageIsFlippedWithoutClips() throws {
    let card = ScriptedCard(.sample())
    card.extraProperties[40] = ["FB_DAMAGE_CLIPS": 0]
    let bench = try ScreenBench(card)
    bench.start()
    bench.bringBothBuffersUpToDate()

    // The kernel refuses empty clips.
    bench.screen.present(Bitmap(size: bench.screen.size), damage: .empty)

    guard case .flip(let values) = bench.card.calls.last else {
      Issue.record("the picture is flipped to")
      return
    }
    #expect(values["40.FB_DAMAGE_CLIPS"] == nil)
  }

  @Test func leftoversOfAnotherProgramAreCleared() throws {
    var card = Card.sample()
    card.planes.append(
      Plane(id: .number(50), kind: .cursor, possibleCRTCs: 0b1, crtc: .number(10), formats: []))
    let scripted = ScriptedCard(card)
    scripted.extraProperties[10] = ["GAMMA_LUT": 77, "CTM": 78]
    scripted.extraProperties[30] = ["link-status": 1]
    scripted.extraProperties[40] = ["rotation": 4]
    let bench = try ScreenBench(scripted)

    bench.start()

    guard case .modeset(let values) = bench.card.calls.last else {
      Issue.record("the mode is set")
      return
    }
    #expect(values["50.FB_ID"] == 0)
    #expect(values["50.CRTC_ID"] == 0)
    #expect(values["10.GAMMA_LUT"] == 0)
    #expect(values["10.CTM"] == 0)
    #expect(values["30.link-status"] == 0)
    #expect(values["10.DEGAMMA_LUT"] == nil)
    #expect(values["40.rotation"] == 1)
  }

  @Test func closingGivesBackWhatWasShown() throws {
    let bench = try ScreenBench()
    bench.start()

    bench.openCard.close()

    guard case .modeset(let values) = bench.card.calls.dropLast(2).last else {
      Issue.record("the former mode is set")
      return
    }
    #expect(values["40.FB_ID"] == 99)
    #expect(values["10.ACTIVE"] == 1)
    #expect(bench.card.calls.suffix(2) == [.dropMaster, .close])
    #expect(bench.card.openBuffers.isEmpty)
    #expect(bench.card.framebufferCount == 0)
    #expect(bench.card.mappedBytes == 0)
    #expect(bench.card.openBlobs.isEmpty)
    #expect(!bench.screen.isReady)
  }

  @Test func closingSwitchesOffWhatWasDark() throws {
    var card = Card.sample()
    card.crtcs[0].mode = nil
    let bench = try ScreenBench(ScriptedCard(card))
    bench.start()

    bench.openCard.close()

    guard case .modeset(let values) = bench.card.calls.dropLast(2).last else {
      Issue.record("the screen is switched off")
      return
    }
    #expect(values["10.ACTIVE"] == 0)
    #expect(values["40.FB_ID"] == 0)
  }

  @Test func closingSwitchesOffWhenTheFormerPictureIsGone() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.card.script[.modeset] = [.noSuchFileOrDirectory]

    bench.openCard.close()

    guard case .modeset(let values) = bench.card.calls.dropLast(2).last else {
      Issue.record("the screen is switched off")
      return
    }
    #expect(values["10.ACTIVE"] == 0)
  }

  @Test func closingTwiceIsHarmless() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.screen.close()
    let calls = bench.card.calls
    bench.screen.close()
    #expect(bench.card.calls == calls)
  }

  @Test func closingDuringAFlipLeavesNothingToCome() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.present(Self.red)
    bench.openCard.close()
    let calls = bench.card.calls
    bench.scheduler.advance(by: .seconds(5))
    #expect(bench.card.calls == calls)
  }

  @Test func screenThatShowedNothingIsLeftAsItIs() throws {
    let bench = try ScreenBench()
    bench.openCard.close()
    #expect(bench.card.calls.suffix(2) == [.dropMaster, .close])
    #expect(bench.card.calls.count == 3)
  }
}
