import Display
import Kiosk
import Platform
import Raster
import TestSupport
import Testing
import ViewKit

@testable import shake_kiosk

@MainActor @Suite struct KioskHostFrameTests {
  private let scheduler = SteppedScheduler()
  private let host: KioskHost

  init() throws {
    var options = Options()
    options.accelerometer = nil
    host = try KioskHost(
      options: options, folder: OnePictureFolder(),
      log: Log(hasLevelPrefixes: false, holdsLines: true),
      scheduler: scheduler, wallClock: ScriptedClock())
  }

  /// Shows a picture on a screen that refreshes so often.
  private func show(every interval: Duration) -> HeadlessScreen {
    let screen = HeadlessScreen(
      size: PixelSize(width: 64, height: 36), refreshInterval: interval, scheduler: scheduler)
    host.use(screen, input: ScriptedInput())
    host.controller?.imageView.image = Image(Bitmap(size: screen.size, color: .white))
    run(for: .milliseconds(100))
    return screen
  }

  /// Draws whenever the loop would.
  private func run(for duration: Duration) {
    for _ in 0..<duration.nanoseconds / 500_000 {
      host.drawIfNeeded()
      scheduler.advance(by: .microseconds(500))
    }
  }

  private func isBlack(_ screen: HeadlessScreen) -> Bool {
    screen.frame[30, 30] == Color.black.premultiplied
  }

  private func fade() {
    View.animate(withDuration: 0.5) { host.controller?.imageView.alpha = 0 }
  }

  @Test func everyRefreshShowsAFrameOfWhatMoves() {
    let screen = show(every: .usualRefreshInterval)
    let count = screen.presentCount
    fade()

    run(for: .seconds(1))

    #expect((29...31).contains(screen.presentCount - count))
    #expect(isBlack(screen))
  }

  @Test func nothingIsDrawnWhenNothingMoves() {
    let screen = show(every: .usualRefreshInterval)
    fade()
    run(for: .seconds(1))
    let count = screen.presentCount

    run(for: .seconds(1))

    #expect(screen.presentCount == count)
    #expect(!scheduler.hasPendingActions)
  }

  @Test func whatIsContentWithThirtyFramesASecondGetsThem() {
    let screen = show(every: .usualRefreshInterval)
    let count = screen.presentCount
    View.animate(withDuration: 1, timing: .linear, preferredFramesPerSecond: 30) {
      host.controller?.imageView.alpha = 0
    }

    run(for: .seconds(1))

    #expect((28...36).contains(screen.presentCount - count))
  }

  @Test func aScreenThatIsReadyTwoThousandTimesASecondShowsNoMoreThan120Frames() {
    let screen = show(every: .microseconds(500))
    let count = screen.presentCount
    fade()

    run(for: .seconds(1))

    #expect((40...62).contains(screen.presentCount - count))
    #expect(isBlack(screen))
  }

  @Test func aScreenThatTakesLongForAFrameShowsTheEndInTime() {
    let screen = show(every: .milliseconds(400))
    run(for: .seconds(1))
    fade()

    run(for: .seconds(2))

    #expect(isBlack(screen))
    #expect(!host.window.isAnimating)
  }

  @Test func whatMovesWhileTheScreenIsOffIsAtItsEndWhenItIsOnAgain() {
    let screen = show(every: .usualRefreshInterval)
    fade()
    run(for: .milliseconds(50))
    screen.blank()
    run(for: .seconds(10))
    let count = screen.presentCount

    screen.wake()
    run(for: .milliseconds(100))

    #expect(screen.presentCount == count + 1)
    #expect(isBlack(screen))
  }
}
