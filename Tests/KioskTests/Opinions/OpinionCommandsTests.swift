import Kiosk
import Platform
import TestSupport
import Testing
import ViewKit

@MainActor @Suite struct OpinionCommandsTests {
  private let application = Application()
  private let opinions = OpinionKeeper(
    file: nil, queue: SteppedQueue(), scheduler: SteppedScheduler())
  private let seen = Seen()
  private let commands: OpinionCommands

  init() {
    commands = OpinionCommands(application.remoteCommandCenter, opinions: opinions) {
      [seen] in seen.key
    }
    commands.handler = { [seen] in seen.deeds.append("\($0) \($1) \($2.name)") }
    application.becomeActive()
  }

  private var opinion: PictureOpinion { seen.key.map { opinions.book[$0] } ?? [] }
  private var center: RemoteCommandCenter { application.remoteCommandCenter }

  private func say(_ feedback: Feedback, isNegative: Bool = false) {
    application.feedbackDidReceive(feedback, isNegative: isNegative, at: 1)
  }

  @Test func eachCommandSaysItsOpinionOfThePictureThatIsSeen() {
    say(.like)
    say(.bookmark)

    #expect(opinion == [.liked, .bookmarked])
    #expect(seen.deeds == ["like false a.png", "bookmark false a.png"])
  }

  @Test func whatIsLikedIsNotHiddenAndTheOtherWayRound() {
    say(.like)
    say(.dislike)
    #expect(opinion == .hidden)

    say(.like)

    #expect(opinion == .liked)
  }

  @Test(arguments: [Feedback.like, .dislike, .bookmark])
  func anOpinionCanBeTakenBack(feedback: Feedback) {
    say(feedback)
    say(feedback, isNegative: true)

    #expect(opinion == [])
    #expect(seen.deeds.last == "\(feedback) true a.png")
  }

  @Test func theCommandsTellWhatIsThoughtOfThePicture() {
    say(.like)
    #expect(center.likeCommand.isActive)
    #expect(!center.dislikeCommand.isActive)

    seen.key = PictureKey(name: "b.png", size: 1)
    commands.update()

    #expect(!center.likeCommand.isActive)
  }

  @Test func thereIsNothingToSayOfNoPicture() {
    seen.key = nil
    commands.update()

    say(.like)

    #expect(!center.likeCommand.isEnabled)
    #expect(seen.deeds.isEmpty)
    #expect(opinions.book == OpinionBook())
  }
}

@MainActor private final class Seen {
  var key: PictureKey? = PictureKey(name: "a.png", size: 1)
  var deeds: [String] = []
}
