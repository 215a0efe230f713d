import Input
import Raster
import Testing
import ViewKit

@testable import shake_kiosk

@MainActor @Suite struct KioskHostScreenTests {
  @Test func withoutAScreenTheRestOfTheKioskRuns() throws {
    let stage = try HostStage(hasScreen: false) { $0.slideShow = .seconds(3) }

    #expect(stage.input.handler != nil)
    #expect(stage.host.shakes != nil)
    #expect(stage.host.application.applicationState == .inactive)
    let lines = try stage.trace("connector")
    #expect(lines.map { $0["status"] as? String } == ["disconnected"])
    #expect(lines.first?["reason"] as? String == "somebody pulled the cable")
  }

  @Test func withoutAScreenNothingIsDecodedAndNoTimePasses() throws {
    let stage = try HostStage(hasScreen: false) { $0.slideShow = .seconds(3) }
    #expect(stage.host.loader.isSuspended)
    #expect(stage.host.controller?.slideShow.state == .running)
    #expect(!stage.scheduler.hasPendingActions)
  }

  @Test func withoutAScreenKeysAndTouchesMeanNothing() throws {
    let stage = try HostStage(hasScreen: false)
    stage.press(.playPause)
    stage.touch(TouchContact(id: 1, phase: .began, x: 0.5, y: 0.5))
    #expect(stage.recorder.log.isEmpty)
  }

  @Test func theScreenThatComesIsFilledAndHeardFrom() throws {
    let stage = try HostStage(hasScreen: false) { $0.slideShow = .seconds(3) }

    stage.plugScreen()
    stage.press(.playPause)

    #expect(stage.host.window.frame.size == Size(width: 640, height: 360))
    #expect(stage.host.loader.layout.screen == PixelSize(width: 640, height: 360))
    #expect(!stage.host.loader.isSuspended)
    #expect(stage.recorder.log == ["remoteControl 103"])
    let lines = try stage.trace("connector")
    #expect(lines.map { $0["status"] as? String } == ["disconnected", "connected"])
  }

  @Test func theScreenThatGoesDarkStopsTheDecoding() throws {
    let stage = try HostStage()
    #expect(!stage.host.loader.isSuspended)
    stage.setScreen(isAvailable: false)
    #expect(stage.host.loader.isSuspended)
    stage.setScreen(isAvailable: true)
    #expect(!stage.host.loader.isSuspended)
    #expect(stage.host.window.needsDisplay)
  }
}
