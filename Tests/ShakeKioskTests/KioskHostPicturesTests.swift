import Kiosk
import Platform
import Testing

@testable import shake_kiosk

@MainActor @Suite struct KioskHostPicturesTests {
  private let stage: HostStage

  init() throws { stage = try HostStage() }

  private func tell(_ event: PictureLoader.Event) { stage.host.handle(event) }

  @Test func whenThereIsNothingToShowTheBuiltInPictureSaysSoAndTheKioskGoesOn() throws {
    tell(.nothingToShow(reason: "Put pictures there."))

    #expect(stage.host.controller?.notice == "Put pictures there.")
    #expect(try stage.trace("notice").first?["reason"] as? String == "Put pictures there.")
  }

  @Test func aPictureTakesTheBuiltInOneAway() {
    tell(.nothingToShow(reason: "Put pictures there."))

    tell(.picked(name: "a.png"))

    #expect(stage.host.controller?.notice == nil)
  }

  @Test func aNameThatIsNoTextIsSpelledOutInTheTrace() throws {
    let name = FilePath(bytes: [0xFF] + Array(".png".utf8))

    tell(.picked(name: name))
    tell(.skipped(name: name, reason: "it is bad"))

    #expect(try stage.trace("pick").first?["image"] as? String == "\\xff.png")
    #expect(try stage.trace("skipped").first?["image"] as? String == "\\xff.png")
  }

  @Test func aFolderThatIsMissingIsLookedForAgain() throws {
    tell(.listed(.failed("it is gone"), count: 0))

    #expect(stage.scheduler.hasPendingActions)
    #expect(try stage.trace("listed").first?["count"] as? Int == 0)
  }
}
