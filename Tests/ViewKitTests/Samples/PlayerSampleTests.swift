import Raster
import Testing

@testable import ViewKit

@MainActor struct PlayerSampleTests {
  @Test func controllerThatIsNotFirstResponderIsDrivenByRemoteControl() throws {
    let stage = Stage(controller: PlayerViewController())
    let controller = try #require(stage.controller as? PlayerViewController)
    let application = stage.application

    application.remoteControlDidReceive(.remoteControlPlay, at: 1)
    #expect(controller.isPlaying)
    application.remoteControlDidReceive(.remoteControlTogglePlayPause, at: 2)
    #expect(!controller.isPlaying)
    application.remoteControlDidReceive(.remoteControlTogglePlayPause, at: 3)
    application.remoteControlDidReceive(.remoteControlStop, at: 4)
    #expect(!controller.isPlaying)
    for subtype in Event.EventSubtype.allCases where subtype.rawValue >= 104 {
      application.remoteControlDidReceive(subtype, at: 5)
    }

    #expect(controller.player.calls == ["play", "pause", "play", "pause"])
    #expect(
      controller.log == [
        "Next...", "Previous...", "Begin seek backward...", "End seek backward...",
        "Begin seek forward...", "End seek forward...",
      ])
  }

  @Test func buttonPlaysAndPausesAndShowsWhich() throws {
    let stage = Stage(controller: PlayerViewController())
    let controller = try #require(stage.controller as? PlayerViewController)
    _ = stage.render()
    // The cover fills the screen; nine tenths of the panel and its button lie over it.
    #expect(stage[0, 0] == 0xFF00_00FF)
    #expect(stage[0, 60] == 0xFF99_99B2)
    #expect(stage[50, 80] == 0xFF00_E619)

    stage.down(0, 50, 80)
    _ = stage.render()
    #expect(stage[50, 80] == 0xFFE6_E6FF)
    stage.up()
    _ = stage.render()

    #expect(controller.player.calls == ["play"])
    #expect(stage[50, 80] == 0xFFE6_0019)

    stage.down(0, 50, 80)
    stage.move(0, 10, 10)
    stage.up()
    #expect(controller.player.calls == ["play"])
  }

  @Test func commandsComeBeforeTheEvent() throws {
    let stage = Stage(controller: CommandViewController())
    let controller = try #require(stage.controller as? CommandViewController)

    stage.application.remoteControlDidReceive(.remoteControlNextTrack, at: 1)
    stage.application.remoteControlDidReceive(.remoteControlPlay, at: 2)

    #expect(
      controller.log == [
        "Next Track", "Play in RemoteCommandEvent", "Play in RemoteControlEvent",
      ])
  }

  @Test func likingDisablesLikeAndEnablesDislike() throws {
    let stage = Stage(controller: CommandViewController())
    let controller = try #require(stage.controller as? CommandViewController)
    let application = stage.application

    application.feedbackDidReceive(.like, at: 1)
    application.feedbackDidReceive(.like, at: 2)
    application.feedbackDidReceive(.dislike, at: 3)
    application.feedbackDidReceive(.dislike, at: 4)
    application.feedbackDidReceive(.like, at: 5)

    #expect(controller.log == ["Like", "Dislike", "Like"])
  }

  @Test func bookmarkIsSetAndTakenBack() throws {
    let stage = Stage(controller: CommandViewController())
    let controller = try #require(stage.controller as? CommandViewController)

    stage.application.feedbackDidReceive(.bookmark, at: 1)
    #expect(controller.isBookmarked)
    stage.application.feedbackDidReceive(.bookmark, isNegative: true, at: 2)

    #expect(!controller.isBookmarked)
  }
}
