import Platform
import Raster
import Testing

@testable import Display

@MainActor struct KMSScreenPowerTests {
  private static let red = Color(red: 200, green: 0, blue: 0)

  private func lastModeset(_ bench: ScreenBench) -> [String: UInt64] {
    for case .modeset(let values) in bench.card.calls.reversed() { return values }
    return [:]
  }

  /// A screen that shows red.
  private func litBench(forcesLegacy: Bool = false, hasPower: Bool = true) throws -> ScreenBench {
    let card = ScriptedCard(.sample())
    if hasPower { card.extraProperties[30] = ["DPMS": 0] }
    let bench = try ScreenBench(card, forcesLegacy: forcesLegacy)
    bench.start()
    bench.present(Self.red)
    bench.completeFlip()
    return bench
  }

  // MARK: Dark and lit

  @Test func aBlankScreensCRTCIsInactive() throws {
    let bench = try litBench()

    bench.screen.blank()

    #expect(lastModeset(bench) == ["10.ACTIVE": 0])
    #expect(!bench.screen.isReady)
    #expect(!bench.scheduler.hasPendingActions)
  }

  @Test func wakingShowsTheSamePictureAtOnce() throws {
    let bench = try litBench()
    bench.screen.blank()

    bench.screen.wake()

    #expect(lastModeset(bench)["10.ACTIVE"] == 1)
    #expect(bench.visibleColor == Self.red.premultiplied)
    bench.scheduler.advance(by: .zero)
    #expect(bench.screen.isReady)
    #expect(bench.recorder.events.last == .ready(bench.scheduler.now))
    #expect(bench.recorder.reasons.isEmpty)
  }

  @Test func thePictureAfterADarkTimeIsDrawnOverTheRightOne() throws {
    let bench = try litBench()
    bench.screen.blank()
    bench.screen.wake()
    bench.scheduler.advance(by: .zero)
    var picture = Bitmap(size: bench.screen.size, color: Self.red)
    picture[9, 9] = Color.black.premultiplied

    bench.screen.present(picture, damage: PixelRect(x: 9, y: 9, width: 1, height: 1))
    bench.completeFlip()

    #expect(bench.visibleColor == Self.red.premultiplied)
    #expect(bench.card.visiblePixel(9, 9) == Color.black.premultiplied)
  }

  @Test func aPictureOnItsWayIsSeenAfterTheDarkTime() throws {
    let bench = try litBench()
    bench.present(.black)

    bench.screen.blank()
    // What was on its way arrives, and counts no more.
    bench.completeFlip()
    bench.screen.wake()

    #expect(bench.visibleColor == Color.black.premultiplied)
    bench.scheduler.advance(by: .seconds(5))
    #expect(bench.screen.isReady)
  }

  @Test func aScreenWithoutAPictureStaysDarkWhenItWakes() throws {
    let bench = try ScreenBench()

    bench.screen.blank()
    bench.screen.wake()

    #expect(lastModeset(bench) == ["10.ACTIVE": 0])
    #expect(bench.screen.isReady)
    #expect(bench.recorder.events.isEmpty)
    bench.present(Self.red)
    #expect(bench.visibleColor == Self.red.premultiplied)
  }

  @Test func aRefusalToGoDarkIsToldAndTriedAgain() throws {
    let bench = try litBench()
    bench.card.script[.modeset] = [.resourceBusy]

    bench.screen.blank()

    #expect(bench.recorder.events.last == .available(false))
    #expect(bench.recorder.reasons.last?.contains("cannot be switched off") == true)
    bench.scheduler.advance(by: .milliseconds(100))
    #expect(lastModeset(bench) == ["10.ACTIVE": 0])
    #expect(bench.recorder.events.last == .available(true))
    #expect(!bench.scheduler.hasPendingActions)
  }

  @Test func wakingEndsTheAttemptsToGoDark() throws {
    let bench = try litBench()
    bench.card.script[.modeset] = [.resourceBusy]
    bench.screen.blank()

    bench.screen.wake()
    bench.scheduler.advance(by: .seconds(10))

    #expect(lastModeset(bench)["10.ACTIVE"] == 1)
    #expect(bench.screen.isReady)
    #expect(bench.recorder.events.contains(.available(true)))
  }

  @Test func goingDarkManyTimesDoesNotMultiplyTheAttempts() throws {
    let bench = try litBench()
    bench.card.script[.modeset] = Array(repeating: .resourceBusy, count: 1000)
    for _ in 0..<10 {
      bench.screen.blank()
      bench.screen.wake()
    }
    let before = bench.card.calls.count

    bench.scheduler.advance(by: .seconds(1))

    #expect(bench.card.calls.count - before == 3)
  }

  @Test func theOldWaySwitchesThePowerOfTheConnector() throws {
    let bench = try litBench(forcesLegacy: true)

    bench.screen.blank()
    #expect(bench.card.calls.last == .setProperty("DPMS", 3))
    bench.screen.wake()

    #expect(bench.card.calls.contains(.setProperty("DPMS", 0)))
    #expect(bench.visibleColor == Self.red.premultiplied)
  }

  @Test func theOldWayWithoutSuchAPropertySwitchesTheCRTCOff() throws {
    let bench = try litBench(forcesLegacy: true, hasPower: false)

    bench.screen.blank()
    #expect(bench.card.calls.last == .setCRTC(framebuffer: nil, mode: nil))
    bench.screen.wake()

    #expect(bench.visibleColor == Self.red.premultiplied)
  }

  // MARK: Another program's turn

  @Test func aSuspendedScreenLeavesTheCardAlone() throws {
    let bench = try litBench()

    bench.screen.suspend()
    let calls = bench.card.calls
    bench.scheduler.advance(by: .seconds(60))

    #expect(calls.last == .dropMaster)
    #expect(bench.card.calls == calls)
    #expect(!bench.screen.isReady)
    #expect(bench.recorder.reasons.isEmpty)
  }

  @Test func aFlipUnderWayIsNotMissedWhileSuspended() throws {
    let bench = try litBench()
    bench.present(.black)
    _ = bench.card.loseFlip()

    bench.screen.suspend()

    #expect(!bench.scheduler.hasPendingActions)
    bench.screen.resume()
    #expect(bench.visibleColor == Color.black.premultiplied)
  }

  @Test func aResumedScreenIsMasterWithTheModeSetAndTheSamePicture() throws {
    let bench = try litBench()
    bench.screen.suspend()

    bench.screen.resume()

    #expect(bench.card.isMaster)
    #expect(lastModeset(bench)["10.ACTIVE"] == 1)
    #expect(bench.visibleColor == Self.red.premultiplied)
    bench.scheduler.advance(by: .zero)
    #expect(bench.screen.isReady)
  }

  @Test func aCardThatIsNotGivenBackAtOnceIsAskedForAgain() throws {
    let bench = try litBench()
    bench.screen.suspend()
    bench.card.script[.becomeMaster] = [.permissionDenied, .resourceBusy]

    bench.screen.resume()

    #expect(bench.recorder.events.last == .available(false))
    bench.scheduler.advance(by: .milliseconds(300))
    #expect(bench.visibleColor == Self.red.premultiplied)
    #expect(bench.recorder.events.contains(.available(true)))
    #expect(bench.screen.isReady)
  }

  @Test func aScreenThatWasDarkIsDarkAgainWhenItIsResumed() throws {
    let bench = try litBench()
    bench.screen.blank()
    bench.screen.suspend()
    let before = bench.card.calls.count

    bench.screen.resume()

    #expect(bench.card.calls.dropFirst(before) == [.modeset(["10.ACTIVE": 0])])
    bench.screen.wake()
    #expect(bench.visibleColor == Self.red.premultiplied)
  }

  @Test func darknessWaitsForTheScreensReturn() throws {
    let bench = try litBench()
    bench.screen.suspend()
    let calls = bench.card.calls

    bench.screen.blank()
    #expect(bench.card.calls == calls)
    bench.screen.resume()

    #expect(lastModeset(bench) == ["10.ACTIVE": 0])
  }

  @Test func aSuspendedScreenIsClosedWithoutATouch() throws {
    let bench = try litBench()
    bench.screen.suspend()
    let before = bench.card.calls.count

    bench.openCard.close()

    #expect(bench.card.calls.dropFirst(before) == [.dropMaster, .close])
  }

  @Test func aCardThatFailsWhileSuspendedIsNobodysConcern() throws {
    let bench = try litBench()
    bench.screen.suspend()
    bench.card.script[.events] = [.noSuchDevice]

    bench.openCard.handleEvents()

    #expect(bench.recorder.reasons.isEmpty)
    #expect(!bench.scheduler.hasPendingActions)
  }

  // MARK: Proof of life

  @Test func refreshingFlipsToTheSameBufferAtLittleCost() throws {
    let card = ScriptedCard(.sample())
    card.extraProperties[40] = ["FB_DAMAGE_CLIPS": 0]
    let bench = try ScreenBench(card)
    bench.start()
    bench.present(Self.red)
    bench.completeFlip()
    guard case .flip(let shown) = card.calls.last else {
      Issue.record("the picture is flipped to")
      return
    }

    bench.screen.refresh()

    guard case .flip(let again) = card.calls.last else {
      Issue.record("the picture is flipped to again")
      return
    }
    #expect(again["40.FB_ID"] == shown["40.FB_ID"])
    #expect(again["damage.width"] == 1)
    bench.completeFlip()
    #expect(bench.recorder.events.last == .ready(bench.scheduler.now))
    #expect(bench.visibleColor == Self.red.premultiplied)
  }

  @Test(arguments: [
    (Errno.invalidArgument, true), (.ioError, true), (.permissionDenied, false),
    (.noSuchDevice, false),
  ])
  func onlyARefusalThatAFreshStartMayMendIsAFault(_ error: Errno, isFault: Bool) throws {
    let bench = try litBench()
    bench.card.script[.flip] = [error]
    bench.card.script[.modeset] = [error]

    bench.present(.black)

    #expect(bench.screen.isFaulty == isFault)
    bench.scheduler.advance(by: .seconds(1))
    #expect(!bench.screen.isFaulty)
  }
}
