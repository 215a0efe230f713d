import Platform
import TestSupport
import Testing

@testable import shake_kiosk

@MainActor @Suite final class FlipWatchdogTests {
  private let scheduler = SteppedScheduler()
  private var condition = FlipWatchdog.Condition.lit
  private var feedCount = 0
  private var refreshCount = 0

  private func makeWatchdog() -> FlipWatchdog {
    FlipWatchdog(interval: .seconds(30), scheduler: scheduler) { [unowned self] in
      condition
    } refresh: { [unowned self] in
      refreshCount += 1
    } feed: { [unowned self] in
      feedCount += 1
    }
  }

  @Test func aFlipFeedsItAtHalfTheInterval() {
    let watchdog = makeWatchdog()
    scheduler.advance(by: .seconds(14))
    watchdog.flipDidHappen()
    #expect(feedCount == 0)

    scheduler.advance(by: .seconds(1))

    #expect(feedCount == 1)
    #expect(refreshCount == 0)
  }

  @Test func withoutAnyFlipOneIsMadeAndFeedsItWhenItHappens() {
    let watchdog = makeWatchdog()
    scheduler.advance(by: .seconds(15))
    #expect(refreshCount == 1)
    #expect(feedCount == 0)

    watchdog.flipDidHappen()

    #expect(feedCount == 1)
  }

  @Test func aScreenThatFlipsNoMoreStarvesIt() {
    let watchdog = makeWatchdog()
    watchdog.flipDidHappen()
    scheduler.advance(by: .seconds(120))
    #expect(feedCount == 1)
    #expect(refreshCount == 7)
  }

  @Test func oneFlipFeedsItOnce() {
    let watchdog = makeWatchdog()
    scheduler.advance(by: .seconds(15))
    watchdog.flipDidHappen()
    scheduler.advance(by: .seconds(15))
    #expect(feedCount == 1)
    #expect(refreshCount == 2)
  }

  @Test func aScreenThatIsDarkByRightFeedsIt() {
    let watchdog = makeWatchdog()
    condition = .dark
    scheduler.advance(by: .seconds(60))
    #expect(feedCount == 4)
    #expect(refreshCount == 0)
    withExtendedLifetime(watchdog) {}
  }

  @Test func aFaultyScreenStarvesItWhateverHappenedBefore() {
    let watchdog = makeWatchdog()
    watchdog.flipDidHappen()
    condition = .faulty
    scheduler.advance(by: .seconds(60))
    #expect(feedCount == 0)
    #expect(refreshCount == 0)
  }

  @Test func aWatchdogThatIsLetGoOfTicksNoMore() {
    var watchdog: FlipWatchdog? = makeWatchdog()
    #expect(watchdog != nil)
    watchdog = nil
    scheduler.advance(by: .seconds(15))
    #expect(!scheduler.hasPendingActions)
    #expect(refreshCount == 0)
  }
}
