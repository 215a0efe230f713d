import Platform
import Raster
import TestSupport
import Testing

@testable import Display

@MainActor struct KMSOpeningTests {
  private let scheduler = SteppedScheduler()

  /// Opens a screen on a scripted system, and lets time pass until there is an answer.
  private func open(
    _ system: ScriptedSystem, _ selection: KMSSelection = KMSSelection(),
    within limit: Duration = .seconds(60)
  ) -> Result<KMSScreen, ScreenError>? {
    var answer: Result<KMSScreen, ScreenError>?
    _ = KMSOpening(
      system: system, selection: selection, forcesLegacy: false, scheduler: scheduler
    ) { answer = $0 }
    #expect(answer == nil, "the completion comes from the loop")
    let end = scheduler.now + limit
    while answer == nil && scheduler.now < end { scheduler.advance(by: .milliseconds(10)) }
    return answer
  }

  private func error(_ answer: Result<KMSScreen, ScreenError>?) -> ScreenError? {
    if case .failure(let error) = answer { error } else { nil }
  }

  @Test func cardWithAScreenIsFoundWhateverItsNumber() throws {
    var renderer = Card(path: "/dev/dri/card0", driver: "v3d")
    renderer.connectors = []
    let cards = [
      ScriptedCard(renderer),
      ScriptedCard(.sample(path: "/dev/dri/card1", status: .disconnected)),
      ScriptedCard(.sample(path: "/dev/dri/card2", status: .unknown)),
      ScriptedCard(.sample(path: "/dev/dri/card3")),
    ]

    let screen = try open(ScriptedSystem(cards))?.get()

    #expect(screen?.summary == "HDMI-A-1 64x48 at 60 Hz on card3 (scripted)")
    #expect(cards.map(\.isOpen) == [false, false, false, true])
  }

  @Test func firstOfEqualCardsIsTaken() throws {
    let cards = [
      ScriptedCard(.sample(path: "/dev/dri/card1")), ScriptedCard(.sample(path: "/dev/dri/card2")),
    ]
    #expect(try open(ScriptedSystem(cards))?.get().summary.contains("card1") == true)
    #expect(!cards[1].isOpen)
  }

  @Test func cardIsTakenByNameOrPath() throws {
    for name in ["card2", "/dev/dri/card2"] {
      let cards = [
        ScriptedCard(.sample(path: "/dev/dri/card1")),
        ScriptedCard(.sample(path: "/dev/dri/card2")),
      ]
      let screen = try open(ScriptedSystem(cards), KMSSelection(card: name))?.get()
      #expect(screen?.summary.contains("card2") == true)
    }
  }

  @Test func connectorNameFindsItsCard() throws {
    var second = Card.sample(path: "/dev/dri/card2")
    second.connectors[0].name = "DSI-1"
    let cards = [ScriptedCard(.sample(path: "/dev/dri/card1")), ScriptedCard(second)]
    let screen = try open(ScriptedSystem(cards), KMSSelection(connector: "DSI-1"))?.get()
    #expect(screen?.summary.contains("DSI-1") == true)
  }

  @Test func machineWithoutACardIsSaidToHaveNone() {
    let error = error(open(ScriptedSystem([])))
    #expect(error?.code == .noDevice)
    #expect(error?.description.contains("no graphics card") == true)
  }

  @Test func missingCardIsAnsweredWithThoseThereAre() {
    let error = error(open(ScriptedSystem([ScriptedCard(.sample())]), KMSSelection(card: "card7")))
    #expect(error?.code == .noDevice)
    #expect(error?.description == "There is no card /dev/dri/card7; there are: /dev/dri/card0.")
  }

  @Test func allDarkCardsAreNamed() {
    let cards = [
      ScriptedCard(.sample(path: "/dev/dri/card0", status: .disconnected)),
      ScriptedCard(.sample(path: "/dev/dri/card1", status: .disconnected)),
    ]
    let error = error(open(ScriptedSystem(cards)))
    #expect(error?.code == .noDevice)
    #expect(error?.description.contains("connected to card0") == true)
    #expect(error?.description.contains("connected to card1") == true)
    #expect(cards.allSatisfy { !$0.isOpen })
  }

  @Test func forbiddenCardIsSaidToBeForbidden() {
    let system = ScriptedSystem([ScriptedCard(.sample())])
    system.refusals["/dev/dri/card0"] = .permissionDenied
    #expect(error(open(system))?.code == .permissionDenied)
  }

  @Test func forbiddenCardDoesNotHideAnother() throws {
    let system = ScriptedSystem([
      ScriptedCard(.sample()), ScriptedCard(.sample(path: "/dev/dri/card1")),
    ])
    system.refusals["/dev/dri/card0"] = .permissionDenied
    #expect(try open(system)?.get().summary.contains("card1") == true)
  }

  @Test func cardWithoutDumbBuffersIsNoScreen() {
    let card = ScriptedCard(.sample())
    card.hasDumbBuffers = false
    #expect(error(open(ScriptedSystem([card])))?.code == .noDevice)
    #expect(!card.isOpen)
  }

  @Test func screensAreAskedOnceByTheMaster() throws {
    let card = ScriptedCard(.sample())
    _ = try open(ScriptedSystem([card]))?.get()
    #expect(card.connectorReads == 1)
  }

  @Test func screensAreAskedAgainOnceWeAreMaster() throws {
    // Before, the kernel tells only what it remembers.
    let card = ScriptedCard(.sample())
    card.script[.becomeMaster] = [.permissionDenied]
    let system = ScriptedSystem([card])
    system.opensWithoutMaster = 1
    _ = try open(system)?.get()
    #expect(card.connectorReads == 2)
  }

  @Test func masterThatIsRefusedButHeldIsEnough() throws {
    // SET_MASTER on a descriptor that is master already has answered EACCES.
    let card = ScriptedCard(.sample())
    card.script[.becomeMaster] = [.permissionDenied]
    #expect(try open(ScriptedSystem([card]))?.get() != nil)
  }

  @Test func cardIsWaitedForWhileABootSplashFades() throws {
    let card = ScriptedCard(.sample())
    card.script[.becomeMaster] = Array(repeating: .permissionDenied, count: 100)
    let system = ScriptedSystem([card])
    system.opensWithoutMaster = 8
    let start = scheduler.now

    let screen = try open(system)?.get()

    #expect(screen != nil)
    #expect(scheduler.now - start > .seconds(1))
    #expect(scheduler.now - start < .seconds(3))
  }

  @Test func masterIsTakenWhenTheKernelGivesIt() throws {
    let card = ScriptedCard(.sample())
    card.script[.becomeMaster] = [.permissionDenied, nil]
    let system = ScriptedSystem([card])
    system.opensWithoutMaster = 100
    #expect(try open(system)?.get() != nil)
    #expect(system.openCount == 2)
  }

  @Test func cardThatStaysTakenIsGivenUpAfterTenSecondsNamingTheHolder() {
    let card = ScriptedCard(.sample())
    card.script[.becomeMaster] = Array(repeating: .permissionDenied, count: 1000)
    let system = ScriptedSystem([card])
    system.opensWithoutMaster = 1000
    system.holder = "Xorg (process 612)"
    let start = scheduler.now

    let error = error(open(system))

    #expect(error?.code == .busy)
    #expect(error?.description.contains("Xorg (process 612)") == true)
    #expect(scheduler.now - start >= .seconds(10))
    #expect(scheduler.now - start < .seconds(11))
    #expect(system.openCount < 40)
    #expect(!card.isOpen)
  }

  @Test func cardInUseIsGivenUpAtOnceWithoutPatience() {
    let card = ScriptedCard(.sample())
    card.script[.becomeMaster] = Array(repeating: .permissionDenied, count: 1000)
    let system = ScriptedSystem([card])
    system.opensWithoutMaster = 1000
    var answer: Result<KMSScreen, ScreenError>?

    _ = KMSOpening(
      system: system, selection: KMSSelection(), forcesLegacy: false, patience: .zero,
      scheduler: scheduler
    ) { answer = $0 }
    scheduler.advance(by: .zero)

    #expect(error(answer)?.code == .busy)
  }

  @Test func openingThatIsGivenUpIsNotCompleted() {
    var isCompleted = false
    let opening = KMSOpening(
      system: ScriptedSystem([ScriptedCard(.sample())]), selection: KMSSelection(),
      forcesLegacy: false, scheduler: scheduler
    ) { _ in isCompleted = true }

    opening.cancel()
    scheduler.advance(by: .seconds(20))

    #expect(!isCompleted)
  }

  @Test(arguments: [
    ScriptedCard.Operation.createDumbBuffer, .map, .addFramebuffer,
  ])
  func cardWithoutMemoryIsClosedAndLeftClean(_ operation: ScriptedCard.Operation) {
    for refusals in [[Errno.noMemory], [nil, .noMemory]] {
      let card = ScriptedCard(.sample())
      card.script[operation] = refusals

      let error = error(open(ScriptedSystem([card])))

      #expect(error?.code == .failed)
      #expect(error?.description.contains("smaller --mode") == true)
      #expect(card.openBuffers.isEmpty)
      #expect(card.framebufferCount == 0)
      #expect(card.mappedBytes == 0)
      #expect(!card.isOpen)
    }
  }
}
