import Raster
import Testing

@testable import Display

@MainActor struct KMSListingTests {
  private func listing(
    _ cards: [Card], _ selection: KMSSelection = KMSSelection(),
    _ change: (ScriptedSystem) -> Void = { _ in }
  ) -> KMSListing {
    let system = ScriptedSystem(cards.map { ScriptedCard($0) })
    for card in system.cards { card.close() }
    change(system)
    let listing = KMSListing(of: system, for: selection)
    #expect(system.cards.allSatisfy { !$0.isOpen })
    return listing
  }

  @Test func everyModeIsListedAndTheOneThatWouldBeSetHasAStar() {
    var card = Card.sample()
    card.connectors[0].modes = [
      .sample(1920, 1080, kind: .preferred), .sample(1920, 1080, flags: .interlaced),
      .sample(1280, 720, rate: 59.94),
    ]
    card.crtcs[0].mode = .sample(1280, 720, rate: 59.94)

    let listing = listing([card])

    #expect(
      listing.text == """
        card0 (scripted)
          HDMI-A-1 connected
            1920x1080@60 preferred
            1920x1080@60 interlaced
          * 1280x720@59.94 current

        """)
    #expect(listing.reason == nil)
  }

  @Test func theModeAskedForIsMarked() {
    var card = Card.sample()
    card.connectors[0].modes.append(.sample(800, 600))
    let request = ModeRequest.size(PixelSize(width: 800, height: 600), refreshRate: nil)
    #expect(listing([card], KMSSelection(mode: request)).text.contains("  * 800x600@60\n"))
  }

  @Test func onlyOneScreenOfSeveralIsMarked() {
    let cards = [Card.sample(), Card.sample(path: "/dev/dri/card1")]

    let text = listing(cards, KMSSelection(card: "card1")).text

    #expect(
      text == """
        card0 (scripted)
          HDMI-A-1 connected
            64x48@60 preferred current
        card1 (scripted)
          HDMI-A-1 connected
          * 64x48@60 preferred current

        """)
  }

  @Test func whatShowsNoPicturesSaysSo() {
    var card = Card.sample(status: .disconnected)
    var writeback = card.connectors[0].numbered(31)
    writeback.name = "Writeback-1"
    writeback.isWriteback = true
    var headset = card.connectors[0].numbered(32)
    headset.name = "DP-1"
    headset.status = .connected
    headset.isNonDesktop = true
    card.connectors += [writeback, headset]

    let listing = listing([card])

    #expect(
      listing.text == """
        card0 (scripted)
          HDMI-A-1 disconnected
          Writeback-1 writes into memory
          DP-1 connected, not for pictures

        """)
    #expect(listing.reason?.contains("No screen is connected to card0") == true)
  }

  @Test func cardThatCannotBeOpenedIsListedWithTheReason() {
    let listing = listing([Card.sample(), .sample(path: "/dev/dri/card1")]) {
      $0.refusals["/dev/dri/card0"] = .permissionDenied
    }
    #expect(listing.text.hasPrefix("/dev/dri/card0 may not be opened."))
    #expect(listing.text.contains("  * 64x48@60"))
    #expect(listing.reason == nil)
  }

  @Test func cardIsFoundByItsPlaceOnTheBus() {
    let link = "/dev/dri/by-path/platform-gpu-card"
    let cards = [Card.sample(), Card.sample(path: "/dev/dri/card1")]

    let listing = listing(cards, KMSSelection(card: link)) { $0.links[link] = "/dev/dri/card1" }

    #expect(listing.text.contains("card1 (scripted)\n  HDMI-A-1 connected\n  * 64x48@60"))
  }

  @Test func machineWithoutACardHasAnEmptyListAndAReason() {
    let listing = listing([])
    #expect(listing.text.isEmpty)
    #expect(listing.reason?.contains("no graphics card") == true)
  }

  @Test func missingCardIsSaidToBeMissing() {
    let listing = listing([.sample()], KMSSelection(card: "card7"))
    #expect(listing.reason == "There is no card /dev/dri/card7; there are: /dev/dri/card0.")
  }

  @Test func screenThatWouldBeUsedIsNamedWithItsMode() {
    var card = Card.sample()
    card.connectors[0].modes.append(.sample(800, 600))
    let request = ModeRequest.size(PixelSize(width: 1, height: 1), refreshRate: nil)

    let listing = listing([card], KMSSelection(mode: request))

    #expect(listing.screen?.summary == "HDMI-A-1 64x48 at 60 Hz on card0 (scripted)")
    #expect(listing.screen?.remarks.count == 1)
    #expect(listing.cards == ["card0 (scripted): HDMI-A-1 connected"])
    #expect(listing.holder == nil)
  }

  @Test func whoHasTheChosenCardIsNamed() {
    let cards = [Card.sample(), Card.sample(path: "/dev/dri/card1")]

    let taken = listing(cards) {
      $0.takenPaths = ["/dev/dri/card0"]
      $0.holder = "Xorg (process 612)"
    }
    let other = listing(cards) { $0.takenPaths = ["/dev/dri/card1"] }

    #expect(taken.holder == "Xorg (process 612)")
    #expect(other.holder == nil)
  }
}
