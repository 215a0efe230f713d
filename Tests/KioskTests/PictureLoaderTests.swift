import Kiosk
import Platform
import Raster
import TestSupport
import Testing
import ViewKit

@MainActor @Suite struct PictureLoaderTests {
  private let folder = ScriptedFolder(["a.png", "b.png", "c.png"])
  private let queue = SteppedQueue()
  private let loader: PictureLoader
  private let events = LoaderEvents()

  init() {
    let layout = PictureLayout(screen: PixelSize(width: 8, height: 4), fit: .scaleAspectFit)
    loader = PictureLoader(folder: folder, layout: layout, worker: queue, seed: 1)
    loader.handler = { [events] in events.list.append($0) }
  }

  @Test func theFirstWishIsServedOnceTheFolderIsListedAndThePictureDecoded() {
    let shown = Shown()

    loader.another(shown.show)
    #expect(shown.names.isEmpty)
    queue.drain()

    #expect(shown.names.count == 1)
    #expect(events.names("picked") == shown.names)
  }

  @Test func thenTheNextPictureIsReadyBeforeItIsAskedFor() {
    let shown = Shown()
    loader.another(shown.show)
    queue.drain()

    loader.another(shown.show)

    #expect(shown.names.count == 2)
    #expect(shown.names[0] != shown.names[1])
  }

  @Test func nothingIsDecodedWithoutNeed() {
    let shown = Shown()
    loader.another(shown.show)
    queue.drain()

    #expect(queue.count == 0)
    #expect(events.names("decoded").count == 2)
  }

  @Test func asManyPicturesAreKeptReadyAsTheCacheHolds() {
    let loader = PictureLoader(
      folder: ScriptedFolder((0..<9).map { "\($0).png" }), layout: loader.layout, worker: queue,
      cacheSize: 3 * 8 * 4 * 4 + 1)
    loader.handler = { [events] in events.list.append($0) }
    let shown = Shown()

    loader.another(shown.show)
    queue.drain()
    #expect(events.names("decoded").count == 4)

    for _ in 0..<3 { loader.another(shown.show) }

    #expect(shown.names == Array(events.names("decoded").prefix(4)))
  }

  @Test func theNewestWishWinsWhenShakesComeFasterThanDecoding() {
    let first = Shown()
    let second = Shown()

    loader.another(first.show)
    loader.another(second.show)
    queue.drain()

    #expect(first.names.isEmpty)
    #expect(second.names.count == 1)
  }

  @Test func aDamagedPictureIsSkippedWithOneWordUntilItChanges() {
    folder.script.withLock { $0.damaged = ["b.png"] }
    let shown = Shown()

    for _ in 0..<9 {
      loader.another(shown.show)
      queue.drain()
    }

    #expect(Set(shown.names) == ["a.png", "c.png"])
    #expect(shown.names.count == 9)
    #expect(events.names("skipped") == ["b.png"])
  }

  @Test func aMendedPictureComesBack() {
    folder.script.withLock { $0.damaged = ["b.png"] }
    let shown = Shown()
    for _ in 0..<4 {
      loader.another(shown.show)
      queue.drain()
    }
    folder.script.withLock { $0.damaged = [] }
    loader.folderDidChange(.written("b.png"))

    for _ in 0..<6 {
      loader.another(shown.show)
      queue.drain()
    }

    #expect(shown.names.contains("b.png"))
  }

  @Test func whenAllAreDamagedItSaysSoOnceAndStopsTrying() {
    folder.script.withLock { $0.damaged = ["a.png", "b.png", "c.png"] }
    let shown = Shown()

    loader.another(shown.show)
    queue.drain()
    loader.another(shown.show)
    queue.drain()

    #expect(shown.names.isEmpty)
    #expect(events.names("nothing").count == 1)
    #expect(events.names("skipped").sorted() == ["a.png", "b.png", "c.png"])
  }

  @Test func anotherScreenSizeMakesTheReadyPictureAnewAndKeepsTheOrder() {
    let other = PictureLoaderTests()
    let expected = Shown()
    for _ in 0..<3 {
      other.loader.another(expected.show)
      other.queue.drain()
    }
    let shown = Shown()
    loader.another(shown.show)
    queue.drain()

    loader.layout.screen = PixelSize(width: 80, height: 40)
    loader.another(shown.show)
    queue.drain()
    loader.another(shown.show)

    #expect(shown.names == expected.names)
    #expect(shown.sizes.last == Size(width: 80, height: 40))
  }

  @Test func aPictureUnderWayForTheOldSizeIsNotShown() {
    let shown = Shown()
    loader.another(shown.show)
    queue.step()

    loader.layout.screen = PixelSize(width: 80, height: 40)
    queue.drain()

    #expect(shown.sizes == [Size(width: 80, height: 40)])
  }

  @Test func thePictureOnTheScreenCanBeMadeAnewWithoutATurnOfTheDeck() {
    let shown = Shown()
    loader.another(shown.show)
    queue.drain()
    let name = FilePath(shown.names[0])

    loader.layout.screen = PixelSize(width: 80, height: 40)
    loader.reload(name, shown.show)
    queue.drain()

    #expect(shown.names == [name.description, name.description])
    #expect(shown.sizes.last == Size(width: 80, height: 40))
    #expect(events.names("picked") == [name.description])
  }

  @Test func aPictureThatCannotBeMadeAnewStaysAsItIsSeen() {
    let shown = Shown()
    loader.another(shown.show)
    queue.drain()
    let name = FilePath(shown.names[0])
    folder.script.withLock { $0.damaged = [name.description] }

    loader.layout.screen = PixelSize(width: 80, height: 40)
    loader.reload(name, shown.show)
    queue.drain()

    #expect(shown.names == [name.description])
  }
}
