import Display
import Platform
import Raster
import TestSupport
import Testing

@MainActor @Suite final class HeadlessScreenTests {
  private let scheduler = SteppedScheduler()
  private let screen: HeadlessScreen
  private let log: ScreenLog
  private let white = Bitmap(size: PixelSize(width: 4, height: 2), color: .white)
  private let everything = PixelRect(x: 0, y: 0, width: 4, height: 2)

  init() {
    screen = HeadlessScreen(
      size: PixelSize(width: 4, height: 2), refreshInterval: .milliseconds(20),
      scheduler: scheduler)
    log = ScreenLog()
    screen.delegate = log
  }

  @Test func keepsTheFrameThatWasPresented() {
    #expect(screen.frame[3, 1] == 0xff00_0000)
    screen.present(white, damage: everything)
    #expect(screen.frame[3, 1] == 0xffff_ffff)
    #expect(screen.presentCount == 1)
  }

  @Test func takesOverTheDamageAndNothingElse() {
    screen.present(white, damage: PixelRect(x: 1, y: 1, width: 2, height: 9))
    let row = (0..<4).map { screen.frame[$0, 1] }
    #expect(row == [0xff00_0000, 0xffff_ffff, 0xffff_ffff, 0xff00_0000])
    #expect(screen.frame[1, 0] == 0xff00_0000)
  }

  @Test func isReadyAgainWithTheNextRefresh() {
    scheduler.advance(by: .milliseconds(5))
    screen.present(white, damage: everything)
    #expect(log.entries == ["commit"])
    #expect(!screen.isReady)

    scheduler.advance(by: .milliseconds(14))
    #expect(!screen.isReady)
    scheduler.advance(by: .milliseconds(1))

    #expect(screen.isReady)
    #expect(log.entries == ["commit", "ready at 1000.02"])
  }

  @Test func presentedOnARefreshWaitsForTheOneAfterIt() {
    scheduler.advance(by: .milliseconds(20))
    screen.present(white, damage: everything)
    scheduler.advance(by: .milliseconds(20))
    #expect(log.entries == ["commit", "ready at 1000.04"])
  }

  @Test func mayBePresentedToFromWithinItsOwnCallback() {
    log.whenReady = { [screen, everything] in
      if screen.presentCount < 3 {
        screen.present(Bitmap(size: screen.size), damage: everything)
      }
    }
    screen.present(white, damage: everything)
    scheduler.advance(by: .milliseconds(100))
    #expect(screen.presentCount == 3)
    #expect(log.entries.last == "ready at 1000.06")
  }

  @Test func leavesNothingToDoWhileNothingIsPresented() {
    #expect(!scheduler.hasPendingActions)
    screen.present(white, damage: everything)
    scheduler.advance(by: .milliseconds(20))
    #expect(!scheduler.hasPendingActions)
  }

  @Test func isNeverReadyAfterClosing() {
    screen.present(white, damage: everything)
    screen.close()
    screen.close()
    scheduler.advance(by: .milliseconds(100))
    #expect(!screen.isReady)
    #expect(log.entries == ["commit"])
  }

  @Test func isNotReadyWhileItIsBlank() {
    screen.present(white, damage: everything)
    screen.blank()
    scheduler.advance(by: .seconds(1))
    #expect(!screen.isReady)
    #expect(log.entries == ["commit"])

    screen.wake()
    scheduler.advance(by: .milliseconds(20))
    #expect(screen.isReady)
    #expect(log.entries == ["commit", "commit", "ready at 1001.02"])
  }

  @Test func refreshingIsToldAsAFrame() {
    screen.present(white, damage: everything)
    scheduler.advance(by: .milliseconds(20))
    screen.refresh()
    scheduler.advance(by: .milliseconds(20))
    #expect(log.entries == ["commit", "ready at 1000.02", "commit", "ready at 1000.04"])
    #expect(screen.presentCount == 1)
  }
}
