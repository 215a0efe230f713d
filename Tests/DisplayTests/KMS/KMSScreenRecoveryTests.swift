import Platform
import Raster
import Testing

@testable import Display

@MainActor struct KMSScreenRecoveryTests {
  private static let red = Color(red: 200, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 200)

  private func modesetCount(_ card: ScriptedCard) -> Int {
    card.calls.count { if case .modeset = $0 { true } else { false } }
  }

  @Test func flipThatIsTooEarlyIsTriedAgain() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.card.script[.flip] = [.resourceBusy, .resourceBusy]

    bench.present(Self.red)

    #expect(bench.visibleColor == Color.black.premultiplied)
    #expect(!bench.screen.isReady)
    bench.scheduler.advance(by: .milliseconds(50))
    #expect(bench.visibleColor == Self.red.premultiplied)
    bench.completeFlip()
    #expect(bench.screen.isReady)
    #expect(bench.recorder.reasons.isEmpty)
    #expect(modesetCount(bench.card) == 1)
  }

  @Test func flipThatStaysTooEarlySetsTheMode() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.card.script[.flip] = Array(repeating: .resourceBusy, count: 1000)

    bench.present(Self.red)
    bench.scheduler.advance(by: .seconds(2))

    #expect(modesetCount(bench.card) == 2)
    #expect(bench.visibleColor == Self.red.premultiplied)
    #expect(bench.screen.isReady)
  }

  @Test func lostFlipSetsTheModeAfterASecond() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.present(Self.red)
    let lost = try #require(bench.card.loseFlip())

    bench.scheduler.advance(by: .milliseconds(990))
    #expect(modesetCount(bench.card) == 1)
    bench.scheduler.advance(by: .milliseconds(20))

    #expect(modesetCount(bench.card) == 2)
    #expect(bench.visibleColor == Self.red.premultiplied)
    #expect(bench.screen.isReady)

    // It may still come, while the next flip is under way.
    bench.present(Self.blue)
    let current = try #require(bench.card.loseFlip())
    bench.card.deliver(lost)
    bench.openCard.handleEvents()
    #expect(!bench.screen.isReady)
    bench.card.deliver(current)
    bench.openCard.handleEvents()
    #expect(bench.screen.isReady)
  }

  @Test func slowScreensGetTwentyPicturesTime() throws {
    let slow = ScriptedCard(.sample(mode: .sample(64, 48, rate: 10)))
    let bench = try ScreenBench(slow)
    bench.start()
    bench.present(Self.red)

    bench.scheduler.advance(by: .milliseconds(1900))
    #expect(modesetCount(bench.card) == 1)
    bench.scheduler.advance(by: .milliseconds(200))
    #expect(modesetCount(bench.card) == 2)
  }

  @Test func screensThatClaimNoRateAreNotWaitedForLonger() throws {
    let panel = ScriptedCard(.sample(mode: .sample(64, 48, rate: 0.01)))
    let bench = try ScreenBench(panel)
    bench.start()
    bench.present(Self.red)
    bench.scheduler.advance(by: .milliseconds(1100))
    #expect(modesetCount(bench.card) == 2)
  }

  @Test func modeThatIsRefusedIsReplacedByTheNextBest() throws {
    var card = Card.sample()
    card.connectors[0].modes += [.sample(32, 24), .sample(48, 36), .sample(16, 12)]
    let bench = try ScreenBench(ScriptedCard(card))
    // The old way is tried for each as well.
    bench.card.script[.modeset] = [.invalidArgument, .invalidArgument]
    bench.card.script[.setCRTC] = [.invalidArgument, .invalidArgument]

    bench.start()
    #expect(bench.screen.size == PixelSize(width: 48, height: 36))
    bench.start()
    #expect(bench.screen.size == PixelSize(width: 32, height: 24))
    bench.present(Self.red)

    #expect(bench.visibleColor == Self.red.premultiplied)
    #expect(
      bench.recorder.reasons == [
        "The screen on HDMI-A-1 does not show 64x48 at 60 Hz, though its card says so; "
          + "48x36 at 60 Hz is tried.",
        "The screen on HDMI-A-1 does not show 48x36 at 60 Hz, though its card says so; "
          + "32x24 at 60 Hz is tried.",
      ])
    #expect(bench.card.openBuffers.count == 2)
  }

  @Test func screenThatRefusesAllItsModesIsTriedAgain() throws {
    let bench = try ScreenBench()
    bench.card.script[.modeset] = [.invalidArgument]
    bench.card.script[.setCRTC] = [.invalidArgument]

    bench.start()
    #expect(bench.recorder.events.last == .available(false))
    bench.scheduler.advance(by: .seconds(1))

    #expect(bench.visibleColor == Color.black.premultiplied)
  }

  @Test func refusedFlipSetsTheModeAtOnce() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.card.script[.flip] = [.invalidArgument]

    bench.present(Self.red)

    #expect(bench.visibleColor == Self.red.premultiplied)
    #expect(bench.recorder.reasons.isEmpty)
    bench.scheduler.advance(by: .zero)
    #expect(bench.screen.isReady)
  }

  @Test func screenThatIsTakenAwayIsToldAndTakenBack() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.card.isMaster = false
    bench.card.script[.flip] = [.permissionDenied]
    bench.card.script[.modeset] = [.permissionDenied]
    bench.card.script[.becomeMaster] = [.permissionDenied, .permissionDenied]

    bench.present(Self.red)

    #expect(bench.recorder.events.last == .available(false))
    #expect(bench.recorder.reasons.last?.contains("another program has taken it") == true)
    #expect(!bench.screen.isReady)
    bench.scheduler.advance(by: .milliseconds(650))
    #expect(bench.visibleColor == Color.black.premultiplied)
    bench.scheduler.advance(by: .milliseconds(100))
    #expect(bench.visibleColor == Self.red.premultiplied)
    #expect(bench.screen.isReady)
    let told = bench.recorder.events.filter { if case .available = $0 { true } else { false } }
    #expect(told == [.available(false), .available(true)])
  }

  @Test func cardThatHasGoneIsAskedLessAndLessOften() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.card.script[.flip] = [.noSuchDevice]
    bench.card.script[.modeset] = Array(repeating: .noSuchDevice, count: 1000)

    bench.present(Self.red)
    bench.scheduler.advance(by: .seconds(60))

    #expect(modesetCount(bench.card) < 25)
    #expect(bench.recorder.reasons.count == 1)
    #expect(bench.recorder.reasons.first?.contains("does not answer") == true)
    bench.card.script = [:]
    bench.scheduler.advance(by: .seconds(5))
    #expect(bench.visibleColor == Self.red.premultiplied)
  }

  @Test func cardWhoseEventsCannotBeReadIsReported() throws {
    let bench = try ScreenBench()
    bench.start()
    bench.present(Self.red)
    bench.card.script[.events] = [.noSuchDevice]

    bench.openCard.handleEvents()

    #expect(bench.recorder.events.last == .available(false))
    bench.scheduler.advance(by: .milliseconds(200))
    #expect(bench.screen.isReady)
  }

  @Test func closingEndsTheAttempts() throws {
    let bench = try ScreenBench()
    bench.card.script[.modeset] = Array(repeating: .noSuchDevice, count: 1000)
    bench.present(Self.red)
    bench.openCard.close()
    let calls = bench.card.calls
    bench.scheduler.advance(by: .seconds(60))
    #expect(bench.card.calls == calls)
  }
}
