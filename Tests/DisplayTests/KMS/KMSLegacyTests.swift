import Platform
import Raster
import Testing

@testable import Display

@MainActor struct KMSLegacyTests {
  private static let red = Color(red: 200, green: 0, blue: 0)

  private func isSetByLegacyCall(_ bench: ScreenBench) -> Bool {
    bench.start()
    return bench.card.calls.contains { if case .setCRTC = $0 { true } else { false } }
  }

  @Test func driverWithoutAtomicCommitsIsDrivenTheOldWay() throws {
    let card = ScriptedCard(.sample())
    card.script[.atomic] = [.notSupported]
    #expect(isSetByLegacyCall(try ScreenBench(card)))
  }

  @Test func driverThatRefusesTheTestIsDrivenTheOldWay() throws {
    let card = ScriptedCard(.sample())
    card.script[.test] = [.invalidArgument]
    #expect(isSetByLegacyCall(try ScreenBench(card)))
  }

  @Test func driverThatRefusesAfterTheTestIsDrivenTheOldWay() throws {
    let card = ScriptedCard(.sample())
    card.script[.modeset] = [.invalidArgument]
    let bench = try ScreenBench(card)
    #expect(isSetByLegacyCall(bench))
    #expect(bench.recorder.reasons.isEmpty)
    #expect(bench.screen.isReady)
    #expect(bench.screen.summary.hasSuffix("(scripted, legacy)"))
  }

  @Test func driverThatHasShownPicturesIsNotTurnedOldByOneRefusal() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.card.script[.flip] = [.invalidArgument]
    bench.card.script[.modeset] = [.invalidArgument]
    bench.present(Self.red)
    #expect(!bench.card.calls.contains { if case .setCRTC = $0 { true } else { false } })
    bench.scheduler.advance(by: .milliseconds(100))
    #expect(bench.visibleColor == Self.red.premultiplied)
  }

  @Test func cardWithoutPlanesIsDrivenTheOldWay() throws {
    var card = Card.sample()
    card.planes = []
    #expect(isSetByLegacyCall(try ScreenBench(ScriptedCard(card))))
  }

  @Test func oldWayCanBeForced() throws {
    let bench = try ScreenBench(ScriptedCard(.sample()), forcesLegacy: true)
    #expect(isSetByLegacyCall(bench))
    #expect(!bench.card.calls.contains { if case .test = $0 { true } else { false } })
  }

  @Test func firstPictureSetsTheModeAndHidesTheCursor() throws {
    let bench = try ScreenBench(ScriptedCard(.sample()), forcesLegacy: true)

    bench.present(Self.red)

    #expect(bench.card.calls.dropFirst() == [.hideCursor, .markDirty])
    #expect(bench.visibleColor == Self.red.premultiplied)
    bench.scheduler.advance(by: .zero)
    #expect(bench.screen.isReady)
  }

  @Test func laterPicturesAreFlippedTo() throws {
    let bench = try ScreenBench(ScriptedCard(.sample()), forcesLegacy: true)
    bench.start()

    bench.present(Self.red)

    guard case .pageFlip = bench.card.calls.last else {
      Issue.record("the picture is flipped to")
      return
    }
    #expect(bench.visibleColor == Self.red.premultiplied)
    #expect(!bench.screen.isReady)
    bench.completeFlip()
    #expect(bench.screen.isReady)
  }

  @Test func driverWithoutFlipsGetsTheModeSetForEachPicture() throws {
    let bench = try ScreenBench(ScriptedCard(.sample()), forcesLegacy: true)
    bench.start()
    bench.card.script[.pageFlip] = [.noFunction]
    bench.present(Self.red)
    bench.scheduler.advance(by: .zero)
    #expect(bench.visibleColor == Self.red.premultiplied)
    #expect(bench.screen.isReady)
    #expect(bench.recorder.reasons.isEmpty)
  }

  @Test func closingGivesBackWhatWasShown() throws {
    let bench = try ScreenBench(ScriptedCard(.sample()), forcesLegacy: true)
    bench.start()
    bench.openCard.close()
    #expect(
      bench.card.calls.suffix(3) == [
        .setCRTC(framebuffer: 99, mode: .sample(64, 48, kind: .preferred)), .dropMaster, .close,
      ])
  }

  @Test func closingSwitchesOffWhenTheFormerPictureIsGone() throws {
    let bench = try ScreenBench(ScriptedCard(.sample()), forcesLegacy: true)
    bench.start()
    bench.card.script[.setCRTC] = [.noSuchFileOrDirectory]
    bench.openCard.close()
    #expect(
      bench.card.calls.suffix(3) == [
        .setCRTC(framebuffer: nil, mode: nil), .dropMaster, .close,
      ])
  }
}
