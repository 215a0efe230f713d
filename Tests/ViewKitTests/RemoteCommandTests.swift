import Testing

@testable import ViewKit

@MainActor struct RemoteCommandTests {
  @MainActor private final class Owner {
    var calls: [String] = []
    var status = RemoteCommandHandlerStatus.success
    func play(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
      calls.append("play")
      return status
    }
    func other(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
      calls.append("other")
      return status
    }
  }

  let center = RemoteCommandCenter()

  private func play() -> RemoteCommandHandlerStatus {
    center.perform(.remoteControlPlay, timestamp: 1)
  }

  @Test func commandIsEnabledByDefault() {
    #expect(center.playCommand.isEnabled)
  }

  @Test func disabledCommandReachesNobody() {
    let owner = Owner()
    center.playCommand.addTarget(owner, action: "play") { $0.play($1) }
    center.playCommand.isEnabled = false

    #expect(play() == .commandFailed)
    #expect(owner.calls.isEmpty)
  }

  @Test func commandWithoutTargetsHasNothingToActOn() {
    #expect(play() == .noActionableNowPlayingItem)
  }

  @Test func allTargetsAreCalledInTheOrderTheyWereAdded() {
    let log = EventLog()
    for name in ["a", "b", "c"] {
      center.playCommand.addTarget { _ in
        log.add(name)
        return .success
      }
    }

    #expect(play() == .success)
    #expect(log.entries == ["a", "b", "c"])
  }

  @Test func firstFailureIsTheStatusThoughAllAreCalled() {
    let owner = Owner()
    center.playCommand.addTarget { _ in .noSuchContent }
    center.playCommand.addTarget { _ in .deviceNotFound }
    center.playCommand.addTarget(owner, action: "play") { $0.play($1) }

    #expect(play() == .noSuchContent)
    #expect(owner.calls == ["play"])
  }

  @Test func tokenRemovesItsClosureAndNoOther() {
    let log = EventLog()
    let token = center.playCommand.addTarget { _ in
      log.add("a")
      return .success
    }
    center.playCommand.addTarget { _ in
      log.add("b")
      return .success
    }

    center.playCommand.removeTarget(token)
    _ = play()

    #expect(log.entries == ["b"])
  }

  @Test func samePairIsAddedOnce() {
    let owner = Owner()
    center.playCommand.addTarget(owner, action: "play") { $0.play($1) }
    center.playCommand.addTarget(owner, action: "play") { $0.play($1) }

    _ = play()

    #expect(owner.calls == ["play"])
  }

  @Test func samePairMayServeSeveralCommands() {
    let owner = Owner()
    center.playCommand.addTarget(owner, action: "play") { $0.play($1) }
    center.togglePlayPauseCommand.addTarget(owner, action: "play") { $0.play($1) }

    _ = play()
    center.perform(.remoteControlTogglePlayPause, timestamp: 2)

    #expect(owner.calls == ["play", "play"])
  }

  @Test func pairsAreRemovedOneByOneOrAllAtOnce() {
    let owner = Owner()
    let bystander = Owner()
    center.playCommand.addTarget(owner, action: "play") { $0.play($1) }
    center.playCommand.addTarget(owner, action: "other") { $0.other($1) }
    center.playCommand.addTarget(bystander, action: "play") { $0.play($1) }

    center.playCommand.removeTarget(owner, action: "play")
    _ = play()
    #expect(owner.calls == ["other"])

    center.playCommand.removeTarget(owner, action: nil)
    _ = play()
    #expect(owner.calls == ["other"])
    #expect(bystander.calls == ["play", "play"])

    center.playCommand.removeAllTargets()
    #expect(play() == .noActionableNowPlayingItem)
  }

  @Test func ownerIsNotKeptAlive() {
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      center.playCommand.addTarget(owner, action: "play") { $0.play($1) }
    }

    #expect(gone == nil)
    #expect(play() == .noActionableNowPlayingItem)
  }

  @Test func goneOwnerDoesNotSpoilTheStatusOfTheOthers() {
    do {
      let owner = Owner()
      center.playCommand.addTarget(owner, action: "play") { $0.play($1) }
    }
    center.playCommand.addTarget { _ in .success }

    #expect(play() == .success)
  }

  @Test func everyButtonHasItsCommand() {
    var called: [String] = []
    let commands = [
      ("play", center.playCommand), ("pause", center.pauseCommand), ("stop", center.stopCommand),
      ("toggle", center.togglePlayPauseCommand), ("next", center.nextTrackCommand),
      ("previous", center.previousTrackCommand), ("backward", center.seekBackwardCommand),
      ("forward", center.seekForwardCommand),
    ]
    for (name, command) in commands {
      command.addTarget { event in
        #expect(event.command === command)
        #expect(event.timestamp == 7)
        let seek = (event as? SeekCommandEvent)?.type
        called.append(name + (seek.map { $0 == .beginSeeking ? " begin" : " end" } ?? ""))
        return .success
      }
    }

    for subtype in Event.EventSubtype.allCases where subtype.rawValue >= 100 {
      #expect(center.perform(subtype, timestamp: 7) == .success)
    }

    #expect(
      called == [
        "play", "pause", "stop", "toggle", "next", "previous", "backward begin", "backward end",
        "forward begin", "forward end",
      ])
  }

  @Test(arguments: [Feedback.like, .dislike, .bookmark], [false, true])
  func feedbackReachesItsCommand(feedback: Feedback, isNegative: Bool) {
    let application = Application()
    application.becomeActive()
    let center = application.remoteCommandCenter
    let commands: [Feedback: FeedbackCommand] = [
      .like: center.likeCommand, .dislike: center.dislikeCommand,
      .bookmark: center.bookmarkCommand,
    ]
    var seen: [(Feedback, Bool?)] = []
    for (feedback, command) in commands {
      command.addTarget { event in
        seen.append((feedback, (event as? FeedbackCommandEvent)?.isNegative))
        return .success
      }
    }

    application.feedbackDidReceive(feedback, isNegative: isNegative, at: 1)

    #expect(seen.map(\.0) == [feedback])
    #expect(seen.map(\.1) == [isNegative])
  }

  @Test func feedbackCommandHasTitlesAndAState() {
    let command = center.likeCommand
    #expect(!command.isActive)

    command.localizedTitle = "I like this picture"
    command.localizedShortTitle = "Like"
    command.isActive = true

    #expect(command.localizedTitle == "I like this picture")
    #expect(command.localizedShortTitle == "Like")
    #expect(command.isActive)
    #expect(!center.dislikeCommand.isActive)
  }

  @Test func statusesAreNumberedAsInMediaPlayer() {
    let statuses: [RemoteCommandHandlerStatus] = [
      .success, .noSuchContent, .noActionableNowPlayingItem, .deviceNotFound, .commandFailed,
    ]

    #expect(statuses.map(\.rawValue) == [0, 100, 110, 120, 200])
  }

  @Test func sharedCenterIsThatOfTheSharedApplication() {
    let application = Application()

    #expect(RemoteCommandCenter.shared() === application.remoteCommandCenter)
  }
}
