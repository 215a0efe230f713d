import Kiosk
import Platform
import Raster
import Synchronization
import TestSupport
import Testing
import ViewKit

@MainActor @Suite struct PictureLoaderTests {
  private let folder = ScriptedFolder(["a.png", "b.png", "c.png"])
  private let queue = SteppedQueue()
  private let loader: PictureLoader
  private let events = Recorded()

  init() {
    let layout = PictureLayout(screen: PixelSize(width: 8, height: 4), fit: .scaleAspectFit)
    loader = PictureLoader(folder: folder, layout: layout, worker: queue, seed: 1)
    loader.handler = { [events] in events.list.append($0) }
  }

  @Test func theFirstWishIsServedOnceTheFolderIsListedAndThePictureDecoded() {
    let shown = Shown()

    loader.next(shown.show)
    #expect(shown.names.isEmpty)
    queue.drain()

    #expect(shown.names.count == 1)
    #expect(events.names("picked") == shown.names)
  }

  @Test func thenTheNextPictureIsReadyBeforeItIsAskedFor() {
    let shown = Shown()
    loader.next(shown.show)
    queue.drain()

    loader.next(shown.show)

    #expect(shown.names.count == 2)
    #expect(shown.names[0] != shown.names[1])
  }

  @Test func nothingIsDecodedWithoutNeed() {
    let shown = Shown()
    loader.next(shown.show)
    queue.drain()

    #expect(queue.count == 0)
    #expect(events.names("decoded").count == 2)
  }

  @Test func theNewestWishWinsWhenShakesComeFasterThanDecoding() {
    let first = Shown()
    let second = Shown()

    loader.next(first.show)
    loader.next(second.show)
    queue.drain()

    #expect(first.names.isEmpty)
    #expect(second.names.count == 1)
  }

  @Test func aDamagedPictureIsSkippedWithOneWordUntilItChanges() {
    folder.script.withLock { $0.damaged = ["b.png"] }
    let shown = Shown()

    for _ in 0..<9 {
      loader.next(shown.show)
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
      loader.next(shown.show)
      queue.drain()
    }
    folder.script.withLock { $0.damaged = [] }

    for _ in 0..<6 {
      loader.next(shown.show)
      queue.drain()
    }

    #expect(shown.names.contains("b.png"))
  }

  @Test func whenAllAreDamagedItSaysSoOnceAndStopsTrying() {
    folder.script.withLock { $0.damaged = ["a.png", "b.png", "c.png"] }
    let shown = Shown()

    loader.next(shown.show)
    queue.drain()
    loader.next(shown.show)
    queue.drain()

    #expect(shown.names.isEmpty)
    #expect(events.names("nothing").count == 1)
    #expect(events.names("skipped").sorted() == ["a.png", "b.png", "c.png"])
  }

  @Test func aWishAfterTheFolderWasFilledIsServed() {
    folder.script.withLock { $0.names = [] }
    let shown = Shown()
    loader.next(shown.show)
    queue.drain()
    #expect(events.names("nothing").count == 1)

    folder.script.withLock { $0.names = ["new.png"] }
    loader.next(shown.show)
    queue.drain()

    #expect(shown.names == ["new.png"])
  }

  @Test func aFolderThatIsGoneForAMomentLosesNoPictures() {
    let shown = Shown()
    loader.next(shown.show)
    queue.drain()
    folder.script.withLock { $0.isGone = true }

    for _ in 0..<8 {
      loader.next(shown.show)
      queue.drain()
    }

    #expect(shown.names.count == 9)
  }

  @Test func aNewPictureComesInTheNextRound() {
    let shown = Shown()
    loader.next(shown.show)
    queue.drain()
    folder.script.withLock { $0.names.append("new.png") }

    for _ in 0..<6 {
      loader.next(shown.show)
      queue.drain()
    }

    #expect(shown.names.contains("new.png"))
  }

  @Test func anotherScreenSizeMakesTheReadyPictureAnewAndKeepsTheOrder() {
    let other = PictureLoaderTests()
    let expected = Shown()
    for _ in 0..<3 {
      other.loader.next(expected.show)
      other.queue.drain()
    }
    let shown = Shown()
    loader.next(shown.show)
    queue.drain()

    loader.layout.screen = PixelSize(width: 80, height: 40)
    loader.next(shown.show)
    queue.drain()
    loader.next(shown.show)

    #expect(shown.names == expected.names)
    #expect(shown.sizes.last == Size(width: 80, height: 40))
  }

  @Test func aPictureUnderWayForTheOldSizeIsNotShown() {
    let shown = Shown()
    loader.next(shown.show)
    queue.step()

    loader.layout.screen = PixelSize(width: 80, height: 40)
    queue.drain()

    #expect(shown.sizes == [Size(width: 80, height: 40)])
  }

  @Test func thePictureOnTheScreenCanBeMadeAnewWithoutATurnOfTheDeck() {
    let shown = Shown()
    loader.next(shown.show)
    queue.drain()
    let name = shown.names[0]

    loader.layout.screen = PixelSize(width: 80, height: 40)
    loader.reload(name, shown.show)
    queue.drain()

    #expect(shown.names == [name, name])
    #expect(shown.sizes.last == Size(width: 80, height: 40))
    #expect(events.names("picked") == [name])
  }

  @Test func aPictureThatCannotBeMadeAnewStaysAsItIsSeen() {
    let shown = Shown()
    loader.next(shown.show)
    queue.drain()
    let name = shown.names[0]
    folder.script.withLock { $0.damaged = [name] }

    loader.layout.screen = PixelSize(width: 80, height: 40)
    loader.reload(name, shown.show)
    queue.drain()

    #expect(shown.names == [name])
  }
}

/// What a wish was served with.
@MainActor private final class Shown {
  var names: [String] = []
  var sizes: [Size] = []

  func show(_ picture: Picture) {
    names.append(picture.name)
    sizes.append(picture.image.size)
  }
}

/// What the loader told.
@MainActor private final class Recorded {
  var list: [PictureLoader.Event] = []

  func names(_ kind: String) -> [String] {
    list.compactMap { event in
      switch (kind, event) {
      case ("picked", .picked(let name)), ("decoded", .decoded(let name, _)),
        ("skipped", .skipped(let name, _)), ("nothing", .nothingToShow(let name)):
        name
      default: nil
      }
    }
  }
}

/// A folder whose pictures are as large as the screen.
private final class ScriptedFolder: PictureFolder {
  struct Script {
    var names: [String]
    var damaged: Set<String> = []
    var isGone = false
  }

  let path = "/pictures"
  let script: Mutex<Script>

  init(_ names: [String]) { script = Mutex(Script(names: names)) }

  func names() -> Result<[String], PictureFolderError> {
    script.withLock { script in
      script.isGone ? .failure(PictureFolderError("it is gone")) : .success(script.names)
    }
  }

  func picture(
    _ name: String, layout: PictureLayout, unless damaged: FileState??
  ) -> PictureResult {
    let isDamaged = script.withLock { $0.damaged.contains(name) }
    if isDamaged {
      return damaged == nil ? .failed(reason: "it is damaged", state: nil) : .stillDamaged
    }
    let image = Image(Bitmap(size: layout.screen))
    return .decoded(Picture(name: name, image: image), duration: .milliseconds(1))
  }
}
