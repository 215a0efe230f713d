import Kiosk
import Platform
import Raster
import TestSupport
import Testing
import ViewKit

@MainActor @Suite struct LiveFolderTests {
  private let folder = ScriptedFolder(["a.png", "b.png", "c.png"])
  private let queue = SteppedQueue()
  private let loader: PictureLoader
  private let shown = Shown()
  private let events = LoaderEvents()

  init() {
    let layout = PictureLayout(screen: PixelSize(width: 8, height: 4), fit: .scaleAspectFit)
    loader = PictureLoader(folder: folder, layout: layout, worker: queue, seed: 1)
    loader.handler = { [events] in events.list.append($0) }
  }

  private func another(_ count: Int = 1) {
    for _ in 0..<count {
      loader.another(shown.show)
      queue.drain()
    }
  }

  /// Changes the folder, and tells of it as the kernel does.
  private func add(_ name: String) {
    folder.script.withLock { $0.names.append(name) }
    loader.folderDidChange(.written(FilePath(name)))
  }

  private func remove(_ name: String) {
    folder.script.withLock { $0.names.removeAll { $0 == name } }
    loader.folderDidChange(.removed(FilePath(name)))
  }

  // MARK: Listing

  @Test func theFolderIsListedOnce() {
    another(20)

    #expect(folder.script.withLock { $0.listingCount } == 1)
    #expect(events.names("listed") == ["complete 3"])
  }

  @Test func theFirstPictureIsShownBeforeAllAreKnown() {
    folder.script.withLock {
      $0.names = (0..<1000).map { "\($0).png" }
      $0.pieceSize = 10
    }

    loader.another(shown.show)
    for _ in 0..<3 { queue.step() }

    #expect(shown.names.count == 1)
    #expect(events.names("listed").isEmpty)
    queue.drain()
    #expect(events.names("listed") == ["complete 1000"])
  }

  @Test func byNameTheFirstPictureIsTheFirstOfAll() {
    let layout = PictureLayout(screen: PixelSize(width: 8, height: 4), fit: .scaleAspectFit)
    folder.script.withLock {
      $0.names = (1...50).reversed().map { "\($0).png" }
      $0.pieceSize = 10
    }
    let loader = PictureLoader(folder: folder, layout: layout, worker: queue, order: .name)

    for _ in 0..<11 {
      loader.another(shown.show)
      queue.drain()
    }

    #expect(shown.names == (1...11).map { "\($0).png" })
  }

  @Test func aPictureThatTheListingTellsAgainCountsOnce() {
    folder.script.withLock { $0.pieceSize = 1 }
    loader.another(shown.show)
    queue.step()
    loader.folderDidChange(.written("c.png"))
    queue.drain()

    another(2)

    #expect(shown.names.sorted() == ["a.png", "b.png", "c.png"])
  }

  @Test func aChangeWhileTheFolderIsListedHasItListedOnceMore() {
    folder.script.withLock { $0.pieceSize = 1 }
    loader.another(shown.show)
    queue.step()
    loader.folderDidChange(.anything)
    loader.folderDidChange(.anything)
    queue.drain()

    #expect(folder.script.withLock { $0.listingCount } == 2)
  }

  // MARK: Pictures that come and go

  @Test func aNewPictureJoinsTheRunningRound() {
    another()

    add("new.png")
    another(3)

    #expect(shown.names.sorted() == ["a.png", "b.png", "c.png", "new.png"])
  }

  @Test func aPictureThatGoesIsNotShownThoughItWasReady() {
    another()
    let next = events.names("decoded")[1]

    remove(next)
    another(4)

    #expect(!shown.names.contains(next))
    #expect(shown.names.count == 5)
  }

  @Test func aPictureThatGoesWhileItIsMadeIsNotShown() {
    loader.another(shown.show)
    queue.step()
    // Its file is still read to its end.
    for name in ["a.png", "b.png", "c.png"] { loader.folderDidChange(.removed(FilePath(name))) }
    queue.step()

    #expect(shown.names.isEmpty)
  }

  @Test func aPictureThatHasGoneUnseenIsPassedOverWithoutAWord() {
    another()
    folder.script.withLock { $0.names = [shown.names[0], "new.png"] }
    loader.folderDidChange(.written("new.png"))

    another(4)

    #expect(Set(shown.names.suffix(3)) == [shown.names[0], "new.png"])
    #expect(events.names("skipped").isEmpty)
  }

  @Test func aPictureThatIsReadyAndWrittenAnewIsMadeAnewInItsTurn() {
    another()
    let next = events.names("decoded")[1]

    loader.folderDidChange(.written(FilePath(next)))
    another()

    #expect(shown.names[1] == next)
    #expect(events.names("decoded").filter { $0 == next }.count == 2)
  }

  @Test func thatThePictureThatIsSeenWasWrittenAnewIsTold() {
    another()

    loader.folderDidChange(.written(FilePath(shown.names[0])))
    loader.folderDidChange(.written("new.png"))

    #expect(events.names("changed") == [shown.names[0]])
  }

  @Test func whatWasMissedIsFoundByListingAgain() {
    another()
    folder.script.withLock { $0.names = ["c.png", "d.png"] }

    loader.folderDidChange(.anything)
    queue.drain()
    another(6)

    #expect(Set(shown.names.dropFirst()) == ["c.png", "d.png"])
    #expect(events.names("listed") == ["complete 3", "complete 2"])
  }

  // MARK: Nothing to show

  @Test func anEmptyFolderIsToldAndFillsUpByItself() {
    folder.script.withLock { $0.names = [] }
    another()
    #expect(
      events.names("nothing")
        == ["There are no pictures in /pictures yet. Put PNG pictures there."])

    add("new.png")
    queue.drain()

    #expect(shown.names == ["new.png"])
  }

  @Test func aFolderThatIsMissingIsToldAndServesWhenItIsThere() {
    folder.script.withLock { $0.isGone = true }
    another()
    #expect(events.names("nothing") == ["it is gone"])

    folder.script.withLock { $0.isGone = false }
    loader.folderDidChange(.anything)
    queue.drain()

    #expect(shown.names.count == 1)
  }

  @Test func aFolderThatIsEmptiedIsToldWithTheNextWish() {
    another()
    for name in ["a.png", "b.png", "c.png"] { remove(name) }
    queue.drain()
    #expect(events.names("nothing").isEmpty)

    another()
    #expect(events.names("nothing").count == 1)
    #expect(shown.names.count == 1)

    add("new.png")
    queue.drain()
    #expect(shown.names.last == "new.png")
  }

  @Test func aShareThatGoesIsToldWithTheNextWishAndServesWhenItIsBack() {
    another()
    folder.script.withLock { $0.isGone = true }
    loader.folderDidChange(.anything)
    queue.drain()
    another()
    #expect(events.names("nothing") == ["it is gone"])

    folder.script.withLock { $0.isGone = false }
    loader.folderDidChange(.anything)
    queue.drain()

    #expect(shown.names.count == 2)
  }

  @Test func aNewReasonIsToldToo() {
    folder.script.withLock { $0.isGone = true }
    another()
    folder.script.withLock {
      $0.isGone = false
      $0.names = []
    }

    loader.folderDidChange(.anything)
    queue.drain()
    loader.folderDidChange(.anything)
    queue.drain()

    #expect(
      events.names("nothing")
        == ["it is gone", "There are no pictures in /pictures yet. Put PNG pictures there."])
  }

  @Test func whenAllAreDamagedOneThatIsMendedIsShown() {
    folder.script.withLock { $0.damaged = ["a.png", "b.png", "c.png"] }
    another()
    #expect(
      events.names("nothing")
        == ["Not one of the pictures in /pictures can be read. Put other PNG pictures there."])
    #expect(events.names("skipped").count == 3)

    folder.script.withLock { $0.damaged = ["a.png", "c.png"] }
    loader.folderDidChange(.written("b.png"))
    queue.drain()

    #expect(shown.names == ["b.png"])
  }

  @Test func afterChangesWereMissedDamagedPicturesAreLookedAtOnceMore() {
    folder.script.withLock { $0.damaged = ["a.png", "b.png", "c.png"] }
    another()
    folder.script.withLock { $0.damaged = ["a.png", "b.png"] }

    loader.folderDidChange(.anything)
    queue.drain()

    #expect(shown.names == ["c.png"])
    // Those that are as they were are not told again.
    #expect(events.names("skipped").count == 3)
  }
}
