import Testing

@testable import ViewKit

@MainActor struct CommandSampleTests {
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

  @Test func everyButtonHasItsCommandAndPlayAndPauseTheirEventToo() throws {
    let stage = Stage(controller: CommandViewController())
    let controller = try #require(stage.controller as? CommandViewController)

    for subtype in Event.EventSubtype.allCases where 100...105 ~= subtype.rawValue {
      stage.application.remoteControlDidReceive(subtype, at: 1)
    }

    #expect(
      controller.log == [
        "Play in RemoteCommandEvent", "Play in RemoteControlEvent", "Pause in RemoteCommandEvent",
        "Pause in RemoteControlEvent", "Play in RemoteCommandEvent", "Next Track",
        "Previous Track",
      ])
  }

  @Test func commandsNeedNoRemoteControlEvents() throws {
    let stage = Stage(controller: CommandViewController())
    let controller = try #require(stage.controller as? CommandViewController)
    stage.application.endReceivingRemoteControlEvents()

    stage.application.remoteControlDidReceive(.remoteControlPlay, at: 1)

    #expect(controller.log == ["Play in RemoteCommandEvent"])
  }

  @Test func feedbackCommandsHaveTheirTitles() {
    let stage = Stage(controller: CommandViewController())
    let center = stage.application.remoteCommandCenter
    let commands = [center.likeCommand, center.dislikeCommand, center.bookmarkCommand]

    #expect(commands.map(\.localizedTitle) == ["喜欢这首歌", "不喜欢这首歌", "书签"])
    #expect(commands.map(\.localizedShortTitle) == ["喜欢", "不喜欢", "书签"])
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
