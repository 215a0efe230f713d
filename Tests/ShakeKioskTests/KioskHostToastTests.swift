import Input
import Motion
import Platform
import Raster
import Testing
import ViewKit

@testable import shake_kiosk

@MainActor @Suite struct KioskHostToastTests {
  /// A host that has shown its first picture.
  private func stage(_ change: (inout Options) -> Void = { _ in }) throws -> HostStage {
    let stage = try HostStage(change)
    stage.showPicture("a.png", fileSize: 7)
    stage.host.screenDidBecomeReady(stage.screen, at: stage.scheduler.now)
    return stage
  }

  private let device = AccelerometerDescription(name: "accel", sampleRate: 100, isBuffered: true)

  @Test func aMissingSensorIsToldWithTheKeyThatShakes() throws {
    let stage = try stage()

    stage.host.handle(.unavailable(reason: "There is none."))

    #expect(stage.host.controller?.toast == "No sensor: shaking works with the space key")
  }

  @Test func itIsToldOnceUntilASensorIsFound() throws {
    let stage = try stage()
    stage.host.handle(.unavailable(reason: "There is none."))
    stage.scheduler.advance(by: .seconds(5))
    stage.host.handle(.unavailable(reason: "There is still none."))
    #expect(stage.host.controller?.toast == nil)

    stage.host.handle(.started(device))

    #expect(stage.host.controller?.toast == "Sensor found")
  }

  @Test func aSensorThatIsThereFromTheStartIsNotWorthAWord() throws {
    let stage = try stage()

    stage.host.handle(.started(device))

    #expect(stage.host.controller?.toast == nil)
  }

  @Test func whatIsToldBeforeTheFirstPictureWaitsForIt() throws {
    let stage = try HostStage()
    stage.host.handle(.unavailable(reason: "There is none."))
    #expect(stage.host.controller?.toast == nil)

    stage.host.screenDidBecomeReady(stage.screen, at: stage.scheduler.now)

    #expect(stage.host.controller?.toast?.hasPrefix("No sensor") == true)
  }

  @Test func whatAPersonSaysIsConfirmed() throws {
    let stage = try stage()

    stage.press(.b)
    #expect(stage.host.controller?.toast == "Bookmarked")
    stage.press(.b)

    #expect(stage.host.controller?.toast == "Not bookmarked any more")
  }

  @Test func aQuietScreenSaysNothing() throws {
    let stage = try stage { $0.isQuiet = true }

    stage.press(.b)
    stage.host.handle(.unavailable(reason: "There is none."))

    #expect(stage.host.controller?.toast == nil)
  }

  @Test func aScreenTooSmallForWordsSaysNothing() throws {
    let stage = try stage()
    stage.screen.size = PixelSize(width: 120, height: 80)

    stage.press(.b)

    #expect(stage.host.controller?.toast == nil)
  }

  // MARK: Shake to undo

  private func shake(_ stage: HostStage) {
    stage.host.handle(.began)
    stage.host.handle(.ended)
  }

  /// An undo manager with something to take back.
  private func undoManager(_ counter: Counter) -> UndoManager {
    let undoManager = UndoManager()
    undoManager.registerUndo(withTarget: counter) { $0.count += 1 }
    return undoManager
  }

  @Test func aSecondShakeTakesTheFirstBackWhenThatWasAskedFor() throws {
    let stage = try stage { $0.undoesShakes = true }
    stage.host.controller?.imageView.becomeFirstResponder()
    let counter = Counter()

    stage.host.application(
      stage.host.application, didShakeToEditWith: undoManager(counter))
    #expect(stage.host.controller?.toast?.hasPrefix("Shake again") == true)
    shake(stage)

    #expect(counter.count == 1)
  }

  @Test func withoutTheOptionNoShakeIsTakenBack() throws {
    let stage = try stage()
    stage.host.controller?.imageView.becomeFirstResponder()
    let counter = Counter()

    stage.host.application(
      stage.host.application, didShakeToEditWith: undoManager(counter))
    shake(stage)

    #expect(counter.count == 0)
    #expect(stage.host.controller?.toast == nil)
  }
}

@MainActor private final class Counter {
  var count = 0
}
