import Platform
import Testing

@testable import shake_kiosk

@Suite struct FramePacerTests {
  private static let refresh = Duration.milliseconds(16)
  private let start = Instant(seconds: 1000)
  private var pacer = FramePacer()

  private func time(_ milliseconds: Int) -> Instant { start + .milliseconds(milliseconds) }

  @Test func theFirstFrameIsDrawnAtOnce() {
    #expect(pacer.earliestDrawing(every: Self.refresh) == nil)
  }

  @Test func aFrameIsSeenWithTheNextRefresh() {
    var pacer = pacer
    #expect(pacer.viewingTime(now: time(3), every: Self.refresh) == time(19))

    pacer.didFlip(at: time(0))

    #expect(pacer.viewingTime(now: time(0), every: Self.refresh) == time(16))
    #expect(pacer.viewingTime(now: time(5), every: Self.refresh) == time(16))
    // One was missed.
    #expect(pacer.viewingTime(now: time(17), every: Self.refresh) == time(32))
  }

  @Test func aScreenThatFlipsOnTimeIsNeverWaitedFor() {
    var pacer = pacer
    // The last frame was drawn late by a fifth of a refresh.
    pacer.didDraw(from: time(3), to: time(3))

    let earliest = pacer.earliestDrawing(every: Self.refresh)

    #expect(earliest.map { $0 <= time(16) } == true)
  }

  @Test func aScreenThatFlipsThousandsOfTimesASecondIsLimitedByTheClock() throws {
    var pacer = pacer
    var drawings = 0
    for tick in 0..<2000 {
      let now = start + .microseconds(500 * tick)
      pacer.didFlip(at: now)
      if let earliest = pacer.earliestDrawing(every: Self.refresh), now < earliest { continue }
      pacer.didDraw(from: now, to: now)
      drawings += 1
    }

    #expect((60...84).contains(drawings))
  }

  @Test func noScreenGetsMoreThan120FramesASecond() throws {
    var pacer = pacer
    pacer.didDraw(from: time(0), to: time(0))

    let earliest = try #require(pacer.earliestDrawing(every: .milliseconds(2)))

    #expect((earliest - time(0)).seconds >= 1 / 121)
  }

  @Test func aFrameThatTookMinutesIsFollowedByOneOfNow() {
    var pacer = pacer
    pacer.didFlip(at: time(0))
    pacer.didDraw(from: time(1), to: time(1))
    let later = time(100_000)
    pacer.didFlip(at: later)

    #expect(pacer.earliestDrawing(every: Self.refresh).map { $0 < later } == true)
    #expect(pacer.viewingTime(now: later, every: Self.refresh) == time(100_016))
  }

  @Test func slowFramesLeaveAThirdOfTheTimeForEverythingElse() {
    var pacer = pacer
    pacer.didDraw(from: time(0), to: time(60))

    #expect(pacer.earliestDrawing(every: Self.refresh) == time(90))
  }
}
