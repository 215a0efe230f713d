import Platform
import Raster
import Testing

@testable import Display

@MainActor struct KMSDisplayMirrorTests {
  private static let small = Mode.sample(64, 48, kind: .preferred)
  private static let wide = Mode.sample(128, 48, kind: .preferred)

  /// A card with a second connector 31, encoder 21, CRTC 11 and plane 41.
  private func twoScreens(
    _ path: String = "/dev/dri/card0", status: Connector.Status = .connected
  ) -> ScriptedCard {
    var card = Card.sample(path: path)
    card.connectors.append(
      Connector(
        id: .number(31), name: "HDMI-A-2", status: status,
        modes: status == .disconnected ? [] : [Self.wide], currentEncoder: nil,
        encoders: [.number(21)]))
    card.encoders[0].possibleCRTCs = 0b11
    card.encoders.append(Encoder(id: .number(21), crtc: nil, possibleCRTCs: 0b11))
    card.crtcs.append(CRTC(id: .number(11), index: 1))
    card.planes[0].possibleCRTCs = 0b11
    card.planes.append(
      Plane(
        id: .number(41), kind: .primary, possibleCRTCs: 0b11, crtc: nil, formats: [.xrgb8888]))
    return ScriptedCard(card)
  }

  private func mirroredBench(
    _ cards: ScriptedCard..., selection: KMSSelection = KMSSelection()
  ) -> DisplayBench {
    DisplayBench(cards, selection, isMirrored: true)
  }

  @Test func allScreensOfACardShowThePictureEachAtItsOwnSize() {
    let card = twoScreens()
    let bench = mirroredBench(card)
    #expect(bench.display.size == Self.small.size)
    #expect(
      bench.recorder.reasons == [
        "The pictures are shown on HDMI-A-1 64x48 at 60 Hz on card0 (scripted) and "
          + "HDMI-A-2 128x48 at 60 Hz on card0 (scripted)."
      ])

    bench.draw()

    let color = DisplayBench.color.premultiplied
    #expect(card.visiblePixel(0, 0) == color)
    // As high as the screen and in its middle, black on both sides.
    #expect(
      [31, 32, 95, 96].map { card.visiblePixel($0, 24, on: 11) == color } == [
        false, true, true, false,
      ])
    #expect(card.visiblePixel(0, 0, on: 11) == Color.black.premultiplied)
  }

  @Test func mirrorThatRefusesItsModeShowsThePictureInAnother() {
    let card = twoScreens()
    card.card.connectors[1].modes.append(.sample(32, 24))
    // The first screen's mode is taken, the second's refused the new way and the old.
    card.script[.modeset] = [nil, .invalidArgument]
    card.script[.setCRTC] = [.invalidArgument]
    let bench = mirroredBench(card)

    bench.draw()
    #expect(bench.recorder.events.contains(.resize))
    bench.draw()

    let color = DisplayBench.color.premultiplied
    #expect(card.visiblePixel(0, 0) == color)
    #expect(card.visiblePixel(31, 23, on: 11) == color)
  }

  @Test func onlyTheFirstScreenIsShownOnUnlessTheyAreToShowTheSame() {
    let card = twoScreens()
    let bench = DisplayBench([card])
    bench.draw()
    #expect(card.visiblePixel(0, 0, on: 11) == nil)
  }

  @Test func theFirstScreenSetsThePace() {
    let card = twoScreens()
    let bench = mirroredBench(card)
    bench.draw()

    bench.display.present(Bitmap(size: Self.small.size), damage: PixelRect(Self.small.size))
    let lost = card.loseFlip()
    bench.completeFlips()
    // The other one has not flipped yet.
    #expect(lost?.crtc == .number(11))
    #expect(bench.display.isReady)
    bench.draw()
    #expect(card.visiblePixel(64, 24, on: 11) == Color.black.premultiplied)

    if let lost { card.deliver(lost) }
    bench.completeFlips()

    #expect(card.visiblePixel(64, 24, on: 11) == DisplayBench.color.premultiplied)
  }

  @Test func screenThatIsPluggedInLaterShowsThePictureToo() {
    let card = twoScreens(status: .disconnected)
    let bench = mirroredBench(card)
    bench.draw()
    let buffers = card.openBuffers

    bench.plug([Self.wide], into: card, connector: 1)
    bench.draw()

    #expect(bench.recorder.events.count { $0 == .resize } == 1)
    #expect(card.openBuffers.isSuperset(of: buffers))
    #expect(card.visiblePixel(64, 24, on: 11) == DisplayBench.color.premultiplied)
  }

  @Test func screenThatIsPulledOutLeavesTheOthersAlone() {
    let card = twoScreens()
    let bench = mirroredBench(card)
    bench.draw()

    bench.unplug(card, connector: 1)

    #expect(bench.isAvailable == true)
    #expect(card.openBuffers.count == 2)
    #expect(card.visiblePixel(0, 0, on: 11) == nil)
    #expect(card.visiblePixel(0, 0) == DisplayBench.color.premultiplied)
  }

  @Test func anotherScreenIsTheFirstWhenTheFirstIsPulledOut() {
    let card = twoScreens()
    let bench = mirroredBench(card)
    bench.draw()

    bench.unplug(card)
    #expect(bench.display.size == Self.wide.size)
    bench.draw()
    #expect(card.visiblePixel(0, 0, on: 11) == DisplayBench.color.premultiplied)

    bench.plug([Self.small], into: card)
    bench.draw()
    #expect(bench.display.size == Self.wide.size)
    #expect(card.visiblePixel(32, 24) == DisplayBench.color.premultiplied)
  }

  @Test func screensOfOtherCardsShowThePictureToo() {
    let other = ScriptedCard(.sample(path: "/dev/dri/card1", mode: Self.wide))
    let bench = mirroredBench(ScriptedCard(.sample()), other)
    bench.draw()
    #expect(other.visiblePixel(64, 24) == DisplayBench.color.premultiplied)

    bench.display.close()

    #expect(!other.isOpen)
  }

  @Test func cardOfAnotherProgramIsNamedAndLeftOut() {
    let other = ScriptedCard(.sample(path: "/dev/dri/card1"))
    other.script[.becomeMaster] = [.permissionDenied]
    let bench = DisplayBench([ScriptedCard(.sample()), other], isMirrored: true) {
      $0.takenPaths = ["/dev/dri/card1"]
    }
    #expect(bench.isAvailable == true)
    #expect(bench.recorder.reasons.first?.contains("/dev/dri/card1 is in use") == true)
    #expect(!other.isOpen)
  }

  @Test func screenThatNothingIsFreeForIsNamedAndLeftOut() {
    let card = twoScreens()
    card.card.crtcs.removeLast()
    let bench = mirroredBench(card)
    #expect(bench.recorder.reasons.first?.contains("nothing free to feed HDMI-A-2") == true)
    bench.draw()
    #expect(card.visiblePixel(0, 0) == DisplayBench.color.premultiplied)
  }

  @Test func theConnectorAskedForIsTheFirst() {
    let bench = mirroredBench(twoScreens(), selection: KMSSelection(connector: "HDMI-A-2"))
    #expect(bench.display.size == Self.wide.size)
    #expect(bench.display.summary.contains("HDMI-A-1"))
  }

  @Test func allScreensGoDarkAndComeBack() {
    let card = twoScreens()
    let bench = mirroredBench(card)
    bench.draw()

    bench.display.blank()
    #expect(card.visiblePixel(0, 0) == nil)
    #expect(card.visiblePixel(64, 24, on: 11) == nil)
    bench.display.wake()

    #expect(card.visiblePixel(0, 0) == DisplayBench.color.premultiplied)
    #expect(card.visiblePixel(64, 24, on: 11) == DisplayBench.color.premultiplied)
  }

  @Test func screenThatFailsIsToldButTheOthersGoOn() {
    let card = twoScreens()
    let bench = mirroredBench(card)
    card.script[.modeset] = [nil, .ioError]

    bench.draw()

    #expect(bench.isAvailable == true)
    #expect(bench.recorder.reasons.last?.contains("HDMI-A-2 shows no pictures") == true)
    bench.scheduler.advance(by: .milliseconds(200))
    #expect(card.visiblePixel(64, 24, on: 11) == DisplayBench.color.premultiplied)
  }
}
