import Kiosk
import Platform
import Raster
import TestSupport
import Testing
import ViewKit

@MainActor @Suite struct PictureSteppingTests {
  private let folder = ScriptedFolder((0..<9).map { "\($0).png" })
  private let queue = SteppedQueue()
  private let loader: PictureLoader
  private let shown = Shown()
  private let events = LoaderEvents()

  init() {
    let layout = PictureLayout(screen: PixelSize(width: 8, height: 4), fit: .scaleAspectFit)
    loader = PictureLoader(folder: folder, layout: layout, worker: queue, seed: 1)
    loader.handler = { [events] in events.list.append($0) }
  }

  private func another() {
    loader.another(shown.show)
    queue.drain()
  }

  private func next() {
    loader.next(shown.show)
    queue.drain()
  }

  private func previous() {
    loader.previous(shown.show)
    queue.drain()
  }

  /// Shows some pictures of the deck.
  ///
  /// - Returns: their names.
  private func show(_ count: Int) -> [String] {
    for _ in 0..<count { another() }
    defer { shown.names = [] }
    return shown.names
  }

  @Test func previousGoesBackThroughWhatWasShownAndStopsAtTheFirst() {
    let seen = show(3)

    for _ in 0..<4 { previous() }

    #expect(shown.names == [seen[1], seen[0]])
  }

  @Test func nextGoesForwardAgainBeforeTheDeckGoesOn() {
    let seen = show(3)
    previous()
    previous()
    shown.names = []

    for _ in 0..<3 { next() }

    #expect(shown.names.dropLast() == seen[1...])
    #expect(!seen.contains(shown.names[2]))
  }

  @Test func nextOfTheDeckIsRememberedToo() {
    let seen = show(1)
    next()
    let second = shown.names[0]
    next()

    previous()
    previous()

    #expect(shown.names.suffix(2) == [second, seen[0]])
  }

  @Test func aShakeAfterGoingBackTakesANewPictureAndLeadsBackToWhatWasSeenThen() {
    let seen = show(3)
    previous()
    shown.names = []

    another()
    previous()

    #expect(!seen.contains(shown.names[0]))
    #expect(shown.names[1] == seen[1])
    next()
    #expect(shown.names[2] == shown.names[0])
  }

  @Test func everyPictureThatIsShownIsTold() {
    let seen = show(2)

    previous()

    #expect(events.names("picked") == [seen[0], seen[1], seen[0]])
  }

  @Test func ofPicturesThatWereShownNoneIsKeptReady() {
    let seen = show(3)
    let before = events.names("decoded").count

    previous()

    #expect(events.names("decoded").dropFirst(before) == [seen[1]])
    #expect(queue.count == 0)
  }

  @Test func stepsThatComeFasterThanPicturesAddUp() {
    let seen = show(4)

    loader.previous(shown.show)
    loader.previous(shown.show)
    loader.previous(shown.show)
    queue.drain()

    #expect(shown.names.last == seen[0])
  }

  @Test func thePictureBeingMadeIsShownOnTheWayButNotMoreThanThat() {
    let seen = show(5)

    for _ in 0..<4 { loader.previous(shown.show) }
    queue.drain()

    #expect(shown.names == [seen[3], seen[0]])
  }

  @Test func backAndForthBeforeAnythingIsReadyStaysWhereItWas() {
    let seen = show(3)

    loader.previous(shown.show)
    loader.next(shown.show)
    queue.drain()

    #expect(shown.names == [seen[2]])
    previous()
    #expect(shown.names.last == seen[1])
  }

  @Test func aShakeForgetsAStepThatIsNotServedYet() {
    let seen = show(3)

    loader.previous(shown.show)
    loader.another(shown.show)
    queue.drain()

    #expect(shown.names.count == 1)
    #expect(!seen.contains(shown.names[0]))
    previous()
    #expect(shown.names.last == seen[2])
  }

  @Test func aStepAfterAShakeIsNotMistakenForTheOneBeforeIt() {
    let seen = show(3)
    loader.previous(shown.show)
    loader.another(shown.show)
    shown.names = []

    loader.previous(shown.show)
    queue.drain()

    #expect(shown.names == [seen[2]])
  }

  @Test func aStepForgetsAShakeThatIsNotServedYet() {
    let seen = show(3)
    // The first shake takes the picture that is ready; the next one has to wait.
    loader.another(shown.show)
    loader.another(shown.show)
    shown.names = []

    loader.previous(shown.show)
    loader.previous(shown.show)
    queue.drain()

    #expect(shown.names == [seen[2]])
  }

  @Test func aPictureThatHasGoneIsSteppedOver() {
    let seen = show(4)
    folder.script.withLock { $0.damaged = [seen[2]] }

    previous()
    #expect(shown.names == [seen[1]])
    next()

    #expect(shown.names == [seen[1], seen[3]])
  }

  @Test func whenAllThatWasShownHasGoneTheLastPictureStays() {
    let seen = show(3)
    folder.script.withLock { $0.damaged = Set(seen) }

    previous()
    previous()

    #expect(shown.names.isEmpty)
    #expect(events.names("nothing").isEmpty)
  }

  @Test func aWayOverPicturesThatHaveGoneEndsAtTheOneNearestToItsGoal() {
    let seen = show(4)
    folder.script.withLock { $0.damaged = [seen[0]] }

    for _ in 0..<3 { loader.previous(shown.show) }
    queue.drain()

    #expect(shown.names.last == seen[1])
  }

  @Test func whenWhatCameAfterHasGoneTheDeckGoesOn() {
    let seen = show(3)
    previous()
    folder.script.withLock { $0.damaged = [seen[2]] }
    shown.names = []
    let before = events.names("decoded").count

    loader.next(shown.show)
    queue.step()
    #expect(shown.names.count == 1)
    queue.drain()

    #expect(!seen.contains(shown.names[0]))
    // The one that was ready was taken, and one made for the next time.
    #expect(events.names("decoded").count == before + 1)
  }

  @Test func aPictureOnTheWayThatHasGoneDoesNotMoveTheGoal() {
    let seen = show(5)
    for _ in 0..<3 { previous() }
    folder.script.withLock { $0.damaged = [seen[2]] }

    loader.next(shown.show)
    loader.next(shown.show)
    queue.drain()

    #expect(shown.names.last == seen[3])
  }

  @Test func aNextAfterAShakeThatIsNotServedYetIsThatShake() {
    let seen = show(4)
    previous()
    previous()
    loader.layout.screen = PixelSize(width: 80, height: 40)

    loader.another(shown.show)
    loader.next(shown.show)
    queue.drain()
    #expect(!seen.contains(shown.names.last ?? ""))
    previous()

    #expect(shown.names.last == seen[1])
  }

  @Test func aStepGoesBeforeTheDeck() {
    let seen = show(1)
    loader.another(shown.show)

    loader.previous(shown.show)
    // First the picture that was under way.
    queue.step()
    queue.step()

    #expect(shown.names.last == seen[0])
  }

  @Test func aStepIsServedThoughTheDeckHasNothingToShow() {
    folder.script.withLock { $0.names = ["a.png", "b.png"] }
    let seen = show(2)
    folder.script.withLock { $0.damaged = ["a.png", "b.png"] }
    // The one that is ready is shown; then there is nothing for another one.
    another()
    loader.another(shown.show)
    queue.drain()
    #expect(events.names("nothing").count == 1)
    folder.script.withLock { $0.damaged = [seen[1]] }

    for _ in 0..<3 { loader.previous(shown.show) }
    queue.drain()

    #expect(shown.names.last == seen[0])
    #expect(shown.names.count == 2)
    #expect(events.names("nothing").count == 1)
  }

  @Test func aShakeNeverShowsThePictureThatIsSeen() {
    folder.script.withLock { $0.names = ["a.png", "b.png", "c.png"] }
    for round in 0..<60 {
      another()
      if round % 3 > 0 { previous() }
      let seen = shown.names.last
      another()

      #expect(shown.names.last != seen)
    }
  }

  @Test func theOnlyPictureThatCanBeReadIsShownAgain() {
    folder.script.withLock {
      $0.names = ["a.png", "b.png", "c.png"]
      $0.damaged = ["b.png", "c.png"]
    }

    for _ in 0..<5 { another() }

    #expect(shown.names == Array(repeating: "a.png", count: 5))
    #expect(events.names("nothing").isEmpty)
  }

  @Test func aStepGoesOnWhenTheFolderIsEmpty() {
    let seen = show(9)
    // It keeps a picture ready, which is shown once more.
    another()
    for name in seen.dropFirst(3) { loader.folderDidChange(.removed(FilePath(name))) }
    folder.script.withLock { $0.names = Array(seen.prefix(3)) }
    another()
    shown.names = []

    previous()

    #expect(shown.names.count == 1)
    #expect(seen.contains(shown.names[0]))
  }

  @Test func anotherScreenSizeMakesAStepUnderWayAnew() {
    let seen = show(2)
    loader.previous(shown.show)

    loader.layout.screen = PixelSize(width: 80, height: 40)
    queue.drain()

    #expect(shown.names == [seen[0]])
    #expect(shown.sizes.last == Size(width: 80, height: 40))
  }
}
