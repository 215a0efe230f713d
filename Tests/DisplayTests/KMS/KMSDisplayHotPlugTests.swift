import Platform
import Raster
import Testing

@testable import Display

@MainActor struct KMSDisplayHotPlugTests {
  private static let small = Mode.sample(64, 48, kind: .preferred)
  private static let large = Mode.sample(128, 96, kind: .preferred)

  /// A display that shows a picture on a card.
  private func litBench(_ card: ScriptedCard) -> DisplayBench {
    card.card.connectors[0].edid = [1]
    let bench = DisplayBench([card])
    bench.draw()
    return bench
  }

  private func modesetCount(_ card: ScriptedCard) -> Int {
    card.calls.count { if case .modeset = $0 { true } else { false } }
  }

  // MARK: Out and in

  @Test func screenThatIsPulledOutIsToldAndItsMemoryGivenBack() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)

    bench.unplug(card)

    #expect(bench.isAvailable == false)
    #expect(bench.recorder.reasons.last?.contains("HDMI-A-1 disconnected") == true)
    #expect(!bench.display.isReady)
    #expect(card.openBuffers.isEmpty)
    #expect(card.visiblePixel(3, 3) == nil)
  }

  @Test func cardIsKeptWhileItsScreenIsAway() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)

    bench.unplug(card)

    // The kernel would show its console there.
    #expect(card.isOpen)
    #expect(card.isMaster)
    #expect(!card.calls.contains(.dropMaster))
  }

  @Test func screenThatComesBackIsReadyWithinAThirdOfASecond() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)
    bench.unplug(card)

    bench.plug([Self.small], into: card)

    #expect(bench.isAvailable == true)
    #expect(bench.display.isReady)
    #expect(bench.recorder.events.count { $0 == .resize } == 1)
    bench.draw()
    #expect(card.visiblePixel(3, 3) == DisplayBench.color.premultiplied)
  }

  @Test func screenThatComesBackWithoutAWordIsFoundWithinHalfAMinute() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)
    bench.unplug(card)
    card.card.connectors[0].status = .connected
    card.card.connectors[0].modes = [Self.small]
    bench.scheduler.advance(by: .seconds(30))
    #expect(bench.isAvailable == true)
  }

  @Test func screenThatComesBackGetsTheModeItHad() {
    // The kernel had chosen another one than the screen prefers.
    let card = ScriptedCard(.sample())
    card.card.connectors[0].modes = [Self.large, Self.small]
    let bench = litBench(card)
    #expect(bench.display.size == Self.small.size)
    bench.unplug(card)

    bench.plug([Self.large, Self.small], into: card)

    #expect(bench.display.size == Self.small.size)
  }

  @Test func pullingOutDuringAFlipDoesNoHarm() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)
    bench.display.present(Bitmap(size: Self.small.size), damage: PixelRect(Self.small.size))

    bench.unplug(card)
    bench.completeFlips()

    #expect(bench.isAvailable == false)
    bench.plug([Self.small], into: card)
    bench.draw()
    #expect(bench.display.isReady)
  }

  // MARK: Another screen

  @Test func anotherScreenOnTheSameCableGetsItsOwnMode() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)

    bench.plug([Self.large, Self.small], edid: [2], into: card)

    #expect(bench.display.size == Self.large.size)
    #expect(bench.recorder.events.suffix(2) == [.resize, .available(true)])
    #expect(card.openBuffers.count == 2)
    bench.draw()
    #expect(card.visiblePixel(100, 90) == DisplayBench.color.premultiplied)
  }

  @Test func anotherScreenWithTheSameModesIsLitAnew() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)
    let count = modesetCount(card)

    bench.plug([Self.small], edid: [2], into: card)
    bench.draw()

    #expect(modesetCount(card) > count)
    #expect(bench.recorder.events.count { $0 == .resize } == 1)
  }

  @Test func wordThatMeansNothingChangesNothing() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)
    let (calls, events) = (card.calls, bench.recorder.events)

    bench.tellChange()

    #expect(card.calls == calls)
    #expect(bench.recorder.events == events)
    #expect(!bench.scheduler.hasPendingActions)
  }

  @Test func wordsThatComeCloseTogetherAreAnsweredOnce() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)
    let reads = card.connectorReads
    for _ in 0..<5 {
      bench.monitor.handler?()
      bench.scheduler.advance(by: .milliseconds(40))
    }
    bench.scheduler.advance(by: .seconds(1))
    #expect(card.connectorReads == reads + 1)
  }

  @Test func failedLinkGetsTheModeAgainWithTheSamePicture() {
    let card = ScriptedCard(.sample())
    card.extraProperties[30] = ["link-status": 1]
    let bench = litBench(card)
    let (count, events) = (modesetCount(card), bench.recorder.events)

    bench.change(card) { $0.isLinkBad = true }

    #expect(modesetCount(card) == count + 1)
    guard case .modeset(let values) = card.calls.last else { return }
    #expect(values["30.link-status"] == 0)
    #expect(card.visiblePixel(3, 3) == DisplayBench.color.premultiplied)
    #expect(bench.recorder.events.dropFirst(events.count).first == .commit)
  }

  // MARK: Another connector or card

  @Test func anotherConnectorTakesOver() {
    var sample = Card.sample()
    var second = sample.connectors[0].numbered(31)
    second.name = "HDMI-A-2"
    second.currentEncoder = nil
    second.modes = [Self.large]
    sample.connectors.append(second)
    let card = ScriptedCard(sample)
    let bench = litBench(card)

    bench.unplug(card)
    #expect(bench.display.summary.contains("HDMI-A-2 128x96"))
    #expect(bench.isAvailable == true)
    // Of equals, what is lit stays.
    bench.plug([Self.small], into: card)
    #expect(bench.display.summary.contains("HDMI-A-2"))
  }

  @Test func realScreenTakesOverFromOneThatMayBeThere() {
    var sample = Card.sample(status: .unknown)
    var second = sample.connectors[0].numbered(31)
    second.name = "HDMI-A-2"
    second.status = .disconnected
    sample.connectors.append(second)
    let card = ScriptedCard(sample)
    let bench = litBench(card)
    #expect(bench.display.summary.contains("HDMI-A-1"))

    bench.plug([Self.small], into: card, connector: 1)

    #expect(bench.display.summary.contains("HDMI-A-2"))
  }

  @Test func anotherCardTakesOverWhenOneIsPulledOut() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)
    card.isGone = true
    bench.system.cards = [ScriptedCard(.sample(path: "/dev/dri/card1", mode: Self.large))]

    bench.tellChange()

    #expect(!card.isOpen)
    #expect(bench.display.summary.contains("card1"))
    #expect(bench.display.size == Self.large.size)
  }

  @Test func cardThatComesBackUnderItsOldNameIsOpenedAnew() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)
    card.isGone = true
    bench.tellChange()
    #expect(bench.isAvailable == false)

    bench.system.cards = [ScriptedCard(.sample())]
    bench.tellChange()

    #expect(bench.isAvailable == true)
    bench.draw()
    #expect(bench.system.cards[0].visiblePixel(3, 3) == DisplayBench.color.premultiplied)
  }

  @Test func cardThatDoesNotAnswerIsLookedAtWithoutAWord() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)
    card.isGone = true
    bench.system.cards = [ScriptedCard(.sample(path: "/dev/dri/card1"))]

    bench.display.present(Bitmap(size: Self.small.size), damage: PixelRect(Self.small.size))
    bench.scheduler.advance(by: .milliseconds(300))

    #expect(bench.display.summary.contains("card1"))
    #expect(bench.isAvailable == true)
  }

  // MARK: Dark and left to others

  @Test func screenThatComesAtNightStaysDark() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)
    bench.display.blank()
    bench.unplug(card)

    bench.plug([Self.large], edid: [2], into: card)
    #expect(!bench.display.isReady)
    bench.display.wake()

    #expect(bench.display.isReady)
    bench.draw()
    #expect(card.visiblePixel(3, 3) == DisplayBench.color.premultiplied)
  }

  @Test func changesWhileAnotherProgramHasTheScreenAreLookedAtAfterwards() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)
    bench.display.suspend()
    let calls = card.calls
    bench.plug([Self.large], edid: [2], into: card)
    #expect(card.calls == calls)
    #expect(bench.display.size == Self.small.size)

    bench.display.resume()
    bench.scheduler.advance(by: .zero)

    #expect(bench.display.size == Self.large.size)
    #expect(card.isMaster)
  }

  @Test func screenThatHasJustComeIsNotShownAgain() {
    let card = ScriptedCard(.sample())
    let bench = litBench(card)
    bench.unplug(card)
    bench.plug([Self.small], into: card)
    bench.display.refresh()
    #expect(bench.display.isReady)
  }

  @Test func lostFlipHasTheConnectorLookedAt() throws {
    let card = ScriptedCard(.sample())
    let bench = DisplayBench([card])
    bench.draw()
    bench.display.present(
      Bitmap(size: bench.display.size, color: .white), damage: PixelRect(bench.display.size))
    _ = card.loseFlip()
    let reads = card.connectorReads

    bench.scheduler.advance(by: .milliseconds(1300))

    #expect(card.connectorReads > reads)
    #expect(card.visiblePixel(3, 3) == Color.white.premultiplied)
  }

  @Test func displayHasTheSizeOfTheModeThatIsShownInTheEnd() throws {
    var sample = Card.sample()
    sample.connectors[0].modes += [.sample(32, 24)]
    let card = ScriptedCard(sample)
    card.script[.modeset] = [.invalidArgument]
    card.script[.setCRTC] = [.invalidArgument]
    let bench = DisplayBench([card])

    bench.draw()
    #expect(bench.display.size == PixelSize(width: 32, height: 24))
    bench.draw()

    #expect(card.visiblePixel(3, 3) == DisplayBench.color.premultiplied)
    #expect(bench.isAvailable == true)
  }
}
