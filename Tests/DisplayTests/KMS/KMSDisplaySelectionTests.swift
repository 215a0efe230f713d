import Raster
import Testing

@testable import Display

/// Another screen or mode that is asked for while pictures are shown.
@MainActor struct KMSDisplaySelectionTests {
  private static let request = ModeRequest.size(
    PixelSize(width: 128, height: 96), refreshRate: nil)

  private func bench() -> (DisplayBench, ScriptedCard) {
    let card = ScriptedCard(.sample())
    card.card.connectors[0].modes.append(.sample(128, 96))
    let bench = DisplayBench([card])
    bench.draw()
    return (bench, card)
  }

  @Test func anotherModeIsSetAndTold() {
    let (bench, card) = bench()

    bench.display.select(KMSSelection(mode: Self.request))
    bench.scheduler.advance(by: .zero)
    bench.draw()

    #expect(bench.display.size == PixelSize(width: 128, height: 96))
    #expect(bench.recorder.events.contains(.resize))
    #expect(card.visiblePixel(100, 90) == DisplayBench.color.premultiplied)
    #expect(card.isMaster)
  }

  @Test func pictureIsTurned() {
    let (bench, _) = bench()

    bench.display.select(KMSSelection(orientation: .right))
    bench.scheduler.advance(by: .zero)

    #expect(bench.display.orientation == .right)
    #expect(bench.display.size == PixelSize(width: 48, height: 64))
  }

  @Test func whatIsShownAlreadyIsLeftAlone() {
    let (bench, card) = bench()
    let calls = card.calls.count { if case .modeset = $0 { true } else { false } }

    bench.display.select(KMSSelection(mode: .preferred))
    bench.scheduler.advance(by: .zero)

    #expect(bench.display.isReady)
    #expect(card.calls.count { if case .modeset = $0 { true } else { false } } == calls)
  }
}
