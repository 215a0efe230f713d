import Input
import Kiosk
import Platform
import Testing
import ViewKit

@testable import shake_kiosk

/// A configuration that is read again while the kiosk runs.
@MainActor @Suite struct KioskHostReloadTests {
  /// A stage whose configuration has these lines.
  private func makeStage(_ lines: String = "") throws -> HostStage {
    try HostStage { options in
      let key = options.simulateShakeKey
      try? ConfigurationFile(lines).apply(to: &options, path: "test.conf")
      options.simulateShakeKey = key
    }
  }

  /// The configuration is written anew, and read again.
  private func reload(_ stage: HostStage, _ lines: String) {
    stage.host.rereadOptions = {
      var options = Options()
      options.accelerometer = nil
      try ConfigurationFile(lines).apply(to: &options, path: "test.conf")
      return options
    }
    stage.host.reloadOptions()
  }

  private func reloads(_ stage: HostStage) throws -> [[String: String]] {
    try stage.trace("reload").map { $0.compactMapValues { $0 as? String } }
  }

  @Test func fitIsTakenOver() throws {
    let stage = try makeStage("fit center")

    reload(stage, "fit aspect-fill")

    #expect(stage.host.controller?.imageView.contentMode == .scaleAspectFill)
    #expect(stage.host.loader.layout.fit == .scaleAspectFill)
    #expect(try reloads(stage).map { $0["applied"] } == ["fit"])
  }

  @Test func slideShowBeginsGetsAnotherPaceAndEnds() throws {
    let stage = try makeStage()
    let slideShow = try #require(stage.host.controller?.slideShow)

    reload(stage, "slideshow 5")
    #expect(slideShow.state == .running)
    #expect(slideShow.interval == .seconds(5))
    reload(stage, "slideshow 7")
    #expect(slideShow.interval == .seconds(7))
    reload(stage, "")

    #expect(slideShow.state == .stopped)
    #expect(slideShow.interval == SlideShow.defaultInterval)
  }

  @Test func slideShowThatAPersonHasStoppedStaysSoUnlessItsOptionChanges() throws {
    let stage = try makeStage("slideshow 5")
    stage.host.controller?.slideShow.stop()

    reload(stage, "slideshow 5\nfit fill")

    #expect(stage.host.controller?.slideShow.state == .stopped)
  }

  @Test func offHoursCountAtOnce() throws {
    let stage = try makeStage()

    reload(stage, "off-hours 11:00-13:00")
    #expect(stage.screen.isBlank)
    reload(stage, "")

    #expect(!stage.screen.isBlank)
  }

  @Test func thresholdIsTakenOverAndTheShakeUnderWayIsCancelled() throws {
    let stage = try makeStage()
    try stage.beginShake()

    reload(stage, "shake-threshold 20")

    #expect(stage.host.detector.threshold == 20)
    #expect(try stage.trace("shake-cancelled").count == 1)
  }

  @Test func keyThatShakesAndTheLockAreTakenOver() throws {
    let stage = try makeStage()

    reload(stage, "simulate-shake s\nlock-console")

    #expect(stage.host.options.simulateShakeKey == Key(name: "s"))
    #expect(stage.host.options.locksConsole)
    #expect(try reloads(stage).map { $0["applied"] } == ["lock-console simulate-shake"])
  }

  @Test func whatNeedsANewStartIsNamed() throws {
    let stage = try makeStage("kms atomic")

    reload(stage, "kms legacy\nmirror\nfit fill")

    #expect(try reloads(stage).map { $0["applied"] } == ["fit"])
    #expect(try reloads(stage).map { $0["deferred"] } == ["kms mirror"])
  }

  @Test func wrongConfigurationChangesNothing() throws {
    let stage = try makeStage("fit center")

    reload(stage, "slideshow 5\nfit huge")

    #expect(stage.host.controller?.slideShow.state == .stopped)
    #expect(stage.host.options.fit == .center)
    let refusal = try #require(try reloads(stage).first)
    #expect(refusal["status"] == "refused")
    #expect(refusal["reason"]?.hasPrefix("test.conf, line 2: 'huge' is no fit") == true)
  }

  @Test func unchangedConfigurationChangesNothing() throws {
    let stage = try makeStage("slideshow 5\noff-hours 22:00-07:00")
    reload(stage, "slideshow 5\noff-hours 22:00-07:00")
    #expect(try reloads(stage).map { $0["applied"] } == [""])
    #expect(try reloads(stage).map { $0["deferred"] } == [""])
  }
}
