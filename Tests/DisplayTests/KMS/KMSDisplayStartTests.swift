import Platform
import Raster
import Testing

@testable import Display

@MainActor struct KMSDisplayStartTests {
  private func dark(_ path: String) -> ScriptedCard {
    ScriptedCard(.sample(path: path, status: .disconnected))
  }

  private func taken() -> ScriptedCard {
    let card = ScriptedCard(.sample())
    card.script[.becomeMaster] = Array(repeating: .permissionDenied, count: 100_000)
    return card
  }

  // MARK: Which card and connector

  @Test func nothingIsToldBeforeTheLoopRuns() {
    let recorder = ScreenRecorder()
    let bench = DisplayBench([ScriptedCard(.sample())])
    let display = KMSDisplay(
      CardSearch(system: bench.system, selection: KMSSelection()), monitor: nil,
      scheduler: bench.scheduler)
    display.delegate = recorder
    #expect(recorder.events.isEmpty)
  }

  @Test func aScreenIsToldWithItsSizeFirst() {
    let bench = DisplayBench([ScriptedCard(.sample())])
    #expect(bench.recorder.events == [.resize, .available(true)])
    #expect(bench.display.size == PixelSize(width: 64, height: 48))
    #expect(bench.display.isReady)
    #expect(
      bench.recorder.reasons == [
        "The pictures are shown on HDMI-A-1 64x48 at 60 Hz on card0 (scripted)."
      ])
  }

  @Test func cardWithAScreenIsFoundWhateverItsNumber() {
    var renderer = Card(path: "/dev/dri/card0", driver: "v3d")
    renderer.connectors = []
    let cards = [
      ScriptedCard(renderer), dark("/dev/dri/card1"),
      ScriptedCard(.sample(path: "/dev/dri/card2", status: .unknown)),
      ScriptedCard(.sample(path: "/dev/dri/card3")),
    ]

    let bench = DisplayBench(cards)

    #expect(bench.display.summary == "HDMI-A-1 64x48 at 60 Hz on card3 (scripted)")
    #expect(cards.map(\.isOpen) == [false, false, false, true])
  }

  @Test func firstOfEqualCardsIsTaken() {
    let bench = DisplayBench([
      ScriptedCard(.sample(path: "/dev/dri/card1")), ScriptedCard(.sample(path: "/dev/dri/card2")),
    ])
    #expect(bench.display.summary.contains("card1"))
    #expect(!bench.system.cards[1].isOpen)
  }

  @Test(arguments: ["card2", "/dev/dri/card2", "by-path/platform-gpu-card"])
  func cardIsTakenByNameByPathAndByItsPlaceOnTheBus(name: String) {
    let cards = [
      ScriptedCard(.sample(path: "/dev/dri/card1")), ScriptedCard(.sample(path: "/dev/dri/card2")),
    ]
    let bench = DisplayBench(cards, KMSSelection(card: name)) {
      $0.links["/dev/dri/by-path/platform-gpu-card"] = "/dev/dri/card2"
    }
    #expect(bench.display.summary.contains("card2"))
    #expect(!cards[0].isOpen)
  }

  @Test func connectorNameFindsItsCard() {
    var second = Card.sample(path: "/dev/dri/card2")
    second.connectors[0].name = "DSI-1"
    let cards = [ScriptedCard(.sample(path: "/dev/dri/card1")), ScriptedCard(second)]
    let bench = DisplayBench(cards, KMSSelection(connector: "DSI-1"))
    #expect(bench.display.summary.contains("DSI-1"))
  }

  @Test func modeThatIsMissingIsSaid() {
    let mode = ModeRequest.size(PixelSize(width: 800, height: 600), refreshRate: nil)
    let bench = DisplayBench([ScriptedCard(.sample())], KMSSelection(mode: mode))
    #expect(bench.recorder.reasons.first?.contains("has no mode 800x600") == true)
  }

  // MARK: Becoming master

  @Test func screensAreAskedOnceByTheMaster() {
    let bench = DisplayBench([ScriptedCard(.sample())])
    #expect(bench.system.cards[0].connectorReads == 1)
  }

  @Test func screensAreAskedAgainOnceWeAreMaster() {
    // Before, the kernel tells only what it remembers.
    let bench = DisplayBench([ScriptedCard(.sample())]) { $0.opensWithoutMaster = 1 }
    #expect(bench.isAvailable == true)
    #expect(bench.system.cards[0].connectorReads == 2)
  }

  @Test func masterThatIsRefusedButHeldIsEnough() {
    // SET_MASTER on a descriptor that is master already has answered EACCES.
    #expect(DisplayBench([taken()]).isAvailable == true)
  }

  @Test func cardIsWaitedForWhileABootSplashFades() {
    let bench = DisplayBench([taken()]) {
      $0.opensWithoutMaster = 8
      $0.holder = "plymouthd (process 120)"
    }
    #expect(bench.isAvailable == false)
    #expect(
      bench.recorder.reasons == [
        "/dev/dri/card0 belongs to plymouthd (process 120). End that program to see the pictures."
      ])
    bench.scheduler.advance(by: .seconds(1))
    #expect(bench.isAvailable == false)
    bench.scheduler.advance(by: .seconds(2))
    #expect(bench.isAvailable == true)
    #expect(bench.recorder.reasons.count == 2)
  }

  @Test func cardThatStaysTakenIsAskedForLessAndLessOftenButForEver() {
    let bench = DisplayBench([taken()]) { $0.opensWithoutMaster = 100_000 }

    bench.scheduler.advance(by: .seconds(3600))

    #expect(bench.recorder.reasons.count == 1)
    #expect(bench.system.openCount < 900)
    #expect(bench.system.cards.allSatisfy { !$0.isOpen })
    bench.system.opensWithoutMaster = 0
    bench.scheduler.advance(by: .seconds(5))
    #expect(bench.isAvailable == true)
  }

  @Test func forbiddenCardIsLitWhenUdevHasAllowedIt() {
    let bench = DisplayBench([ScriptedCard(.sample())]) {
      $0.refusals["/dev/dri/card0"] = .permissionDenied
    }
    #expect(bench.recorder.reasons.first?.contains("may not be opened") == true)

    bench.system.refusals = [:]
    bench.tellChange()

    #expect(bench.isAvailable == true)
  }

  @Test func forbiddenCardDoesNotHideAnother() {
    let bench = DisplayBench([
      ScriptedCard(.sample()), ScriptedCard(.sample(path: "/dev/dri/card1")),
    ]) { $0.refusals["/dev/dri/card0"] = .permissionDenied }
    #expect(bench.display.summary.contains("card1"))
  }

  @Test(arguments: [
    ScriptedCard.Operation.createDumbBuffer, .map, .addFramebuffer,
  ])
  func cardWithoutBuffersIsLeftCleanAndTriedAgain(_ operation: ScriptedCard.Operation) {
    for refusals in [[Errno.noMemory], [nil, .ioError]] {
      let card = ScriptedCard(.sample())
      card.script[operation] = refusals

      let bench = DisplayBench([card])

      #expect(bench.recorder.reasons.first?.contains("for a picture of 64x48") == true)
      #expect(card.openBuffers.isEmpty)
      #expect(card.framebufferCount == 0)
      #expect(card.mappedBytes == 0)
      bench.scheduler.advance(by: .seconds(30))
      #expect(bench.isAvailable == true)
    }
  }

  // MARK: The end

  @Test func closingGivesTheScreenBackAndHearsNothingAnyMore() {
    let bench = DisplayBench([ScriptedCard(.sample())])
    bench.draw()

    bench.display.close()
    bench.display.close()

    #expect(bench.system.cards[0].calls.suffix(2) == [.dropMaster, .close])
    #expect(bench.monitor.isStopped)
    #expect(!bench.display.isReady)
    #expect(!bench.scheduler.hasPendingActions)
  }

  @Test func closingEndsTheWait() {
    let bench = DisplayBench([])
    bench.display.close()
    #expect(!bench.scheduler.hasPendingActions)
  }
}
