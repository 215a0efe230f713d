import Raster
import Testing

@testable import ViewKit

@MainActor struct PlayerSampleTests {
  @Test func controllerThatIsNotFirstResponderIsDrivenByRemoteControl() throws {
    let stage = Stage(width: 320, height: 568, controller: PlayerViewController())
    let controller = try #require(stage.controller as? PlayerViewController)
    let application = stage.application

    application.remoteControlDidReceive(.remoteControlPlay, at: 1)
    #expect(controller.isPlaying)
    application.remoteControlDidReceive(.remoteControlTogglePlayPause, at: 2)
    #expect(!controller.isPlaying)
    application.remoteControlDidReceive(.remoteControlTogglePlayPause, at: 3)
    application.remoteControlDidReceive(.remoteControlStop, at: 4)
    #expect(!controller.isPlaying)
    application.remoteControlDidReceive(.remoteControlPlay, at: 5)
    application.remoteControlDidReceive(.remoteControlPause, at: 6)
    #expect(!controller.isPlaying)
    for subtype in Event.EventSubtype.allCases where subtype.rawValue >= 104 {
      application.remoteControlDidReceive(subtype, at: 7)
    }

    #expect(controller.player?.calls == ["play", "pause", "play", "pause", "play", "pause"])
    #expect(
      controller.log == [
        "Next...", "Previous...", "Begin seek backward...", "End seek backward...",
        "Begin seek forward...", "End seek forward...",
      ])
  }

  @Test func everyEventIsSeenOnTheButtonAtOnce() throws {
    let stage = Stage(width: 320, height: 568, controller: PlayerViewController())
    _ = stage.render()
    let play = stage[160, 524]

    stage.application.remoteControlDidReceive(.remoteControlPlay, at: 1)
    _ = stage.render()
    #expect(stage[160, 524] == 0xFFE6_0019)

    stage.application.remoteControlDidReceive(.remoteControlTogglePlayPause, at: 2)
    _ = stage.render()
    #expect(stage[160, 524] == play)
  }

  @Test func buttonPlaysAndPausesAndShowsWhich() throws {
    let stage = Stage(width: 320, height: 568, controller: PlayerViewController())
    let controller = try #require(stage.controller as? PlayerViewController)
    _ = stage.render()
    // The cover fills the screen; nine tenths of the panel and its button lie over it.
    #expect(stage[0, 0] == 0xFF00_00FF)
    #expect(stage[0, 480] == 0xFF99_99B2)
    #expect(stage[160, 524] == 0xFF00_E619)

    stage.down(0, 160, 524)
    _ = stage.render()
    #expect(stage[160, 524] == 0xFFE6_E6FF)
    stage.up()
    _ = stage.render()

    #expect(controller.player?.calls == ["play"])
    #expect(stage[160, 524] == 0xFFE6_0019)

    stage.down(0, 160, 524)
    stage.move(0, 10, 10)
    stage.up()
    #expect(controller.player?.calls == ["play"])
  }
}
