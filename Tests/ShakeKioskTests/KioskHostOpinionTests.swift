import Input
import Kiosk
import Platform
import Testing
import ViewKit

@testable import shake_kiosk

@MainActor @Suite struct KioskHostOpinionTests {
  private let stage: HostStage

  init() throws {
    stage = try HostStage()
    stage.showPicture("a.png", fileSize: 7)
  }

  private var opinion: PictureOpinion {
    stage.host.opinions.book[PictureKey(name: "a.png", size: 7)]
  }

  @Test(arguments: [
    ("favorites", PictureOpinion.liked), ("green", .liked), ("l", .liked), ("red", .hidden),
    ("h", .hidden), ("bookmarks", .bookmarked), ("blue", .bookmarked), ("b", .bookmarked),
  ])
  func aKeySaysWhatAPersonThinksOfThePicture(key: String, expected: PictureOpinion) throws {
    stage.press(try #require(Key(name: key)))

    #expect(opinion == expected)
    let line = try #require(try stage.trace("feedback").first)
    #expect(line["image"] as? String == "a.png")
    #expect(line["active"] as? String == "yes")
  }

  @Test func theSameKeyTakesItBack() throws {
    stage.press(.l)
    stage.press(.l)

    #expect(opinion == [])
    let lines = try stage.trace("feedback")
    #expect(lines.map { $0["active"] as? String } == ["yes", "no"])
    #expect(lines.map { $0["command"] as? String } == ["like", "like"])
  }

  @Test func theKeyThatShakesSaysNothing() throws {
    let stage = try HostStage { $0.simulateShakeKey = .l }
    stage.showPicture("a.png", fileSize: 7)

    stage.press(.l)

    #expect(try stage.trace("feedback").isEmpty)
  }

  @Test func ofTheBuiltInPictureThereIsNothingToSay() throws {
    stage.host.handle(.nothingToShow(reason: "Put pictures there."))

    stage.press(.l)

    #expect(opinion == [])
  }

  @Test func nothingIsSaidWhileTheScreenIsDark() {
    stage.setScreen(isAvailable: false)

    stage.press(.l)

    #expect(opinion == [])
  }
}
