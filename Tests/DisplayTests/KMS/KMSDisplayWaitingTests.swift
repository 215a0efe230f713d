import Platform
import Raster
import Testing

@testable import Display

@MainActor struct KMSDisplayWaitingTests {
  private func dark(_ path: String = "/dev/dri/card0") -> ScriptedCard {
    ScriptedCard(.sample(path: path, status: .disconnected))
  }

  @Test func withoutACardItIsSaidOnceAndWaitedFor() {
    let bench = DisplayBench([])
    bench.scheduler.advance(by: .seconds(300))
    #expect(bench.recorder.events == [.available(false)])
    #expect(bench.recorder.reasons.first?.contains("no graphics card") == true)
    #expect(bench.display.size.isEmpty)
    #expect(!bench.display.isReady)
    #expect(bench.display.summary == "no screen")
  }

  @Test func cardThatComesIsLitAQuarterOfASecondAfterTheKernelsWord() {
    let bench = DisplayBench([])
    bench.system.cards = [ScriptedCard(.sample())]

    bench.monitor.handler?()
    bench.scheduler.advance(by: .milliseconds(249))
    #expect(bench.isAvailable == false)
    bench.scheduler.advance(by: .milliseconds(1))

    #expect(bench.isAvailable == true)
  }

  @Test func cardWhoseDriverIsStillStartingIsLitWithTheWordOfItsScreen() {
    let card = ScriptedCard(.sample())
    card.script[.resources] = [.noSuchDevice]
    let bench = DisplayBench([card])
    #expect(bench.isAvailable == false)
    bench.tellChange()
    #expect(bench.isAvailable == true)
  }

  @Test func cardThatComesWithoutAWordIsFoundWithinHalfAMinute() {
    let bench = DisplayBench([])
    bench.system.cards = [ScriptedCard(.sample())]
    bench.scheduler.advance(by: .seconds(30))
    #expect(bench.isAvailable == true)
  }

  @Test func darkCardsAreNamedWithTheirConnectors() {
    let bench = DisplayBench([dark(), dark("/dev/dri/card1")])
    #expect(
      bench.recorder.reasons == [
        "No screen is connected to card0 (scripted); there are: HDMI-A-1 disconnected. Connect one. "
          + "No screen is connected to card1 (scripted); there are: HDMI-A-1 disconnected. "
          + "Connect one."
      ])
    #expect(bench.system.cards.allSatisfy { !$0.isOpen })
  }

  @Test func missingCardIsAnsweredWithThoseThereAre() {
    let bench = DisplayBench([ScriptedCard(.sample())], KMSSelection(card: "card7"))
    #expect(
      bench.recorder.reasons == ["There is no card /dev/dri/card7; there are: /dev/dri/card0."])
    bench.system.cards.append(ScriptedCard(.sample(path: "/dev/dri/card7")))
    bench.tellChange()
    #expect(bench.display.summary.contains("card7"))
  }

  @Test func otherReasonsAreTold() {
    let bench = DisplayBench([])
    bench.system.cards = [dark()]
    bench.tellChange()
    bench.tellChange()
    #expect(bench.recorder.events == [.available(false), .available(false)])
    #expect(bench.recorder.reasons.last?.contains("HDMI-A-1 disconnected") == true)
  }

  @Test func screenThatIsPluggedInLaterIsLit() {
    let card = dark()
    let bench = DisplayBench([card])
    bench.plug([.sample(64, 48)], into: card)
    #expect(bench.isAvailable == true)
    #expect(card.isOpen)
  }

  @Test func connectorThatCannotTellIsUsedWhenItOffersModes() {
    let bench = DisplayBench([ScriptedCard(.sample(status: .unknown))])
    #expect(bench.isAvailable == true)
  }

  @Test func screenWhoseModesCannotBeReadYetIsWaitedFor() {
    let card = ScriptedCard(.sample())
    card.card.connectors[0].modes = []
    let bench = DisplayBench([card])
    #expect(bench.isAvailable == false)

    card.card.connectors[0].modes = [.sample(64, 48)]
    bench.scheduler.advance(by: .seconds(30))

    #expect(bench.isAvailable == true)
  }

  @Test func whatIsNoScreenIsWaitedPast() {
    let card = ScriptedCard(.sample())
    card.card.connectors[0].isWriteback = true
    #expect(DisplayBench([card]).isAvailable == false)
    card.card.connectors[0].isWriteback = false
    card.card.connectors[0].isNonDesktop = true
    #expect(DisplayBench([card]).isAvailable == false)
  }

  @Test func cardWithoutDumbBuffersIsNoScreen() {
    let card = ScriptedCard(.sample())
    card.hasDumbBuffers = false
    #expect(DisplayBench([card]).isAvailable == false)
    #expect(!card.isOpen)
  }

  @Test func litScreenIsNotLookedAtWithoutAWord() {
    let bench = DisplayBench([ScriptedCard(.sample())])
    bench.draw()
    #expect(!bench.scheduler.hasPendingActions)
  }

  @Test func litScreenIsLookedAtRegularlyWhereNoWordCanBeHeard() {
    let card = ScriptedCard(.sample())
    let bench = DisplayBench([card], hasMonitor: false)
    bench.draw()
    card.card.connectors[0].status = .disconnected
    bench.scheduler.advance(by: .seconds(30))
    #expect(bench.isAvailable == false)
  }
}
