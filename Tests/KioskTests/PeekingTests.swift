import Kiosk
import Platform
import Raster
import TestSupport
import Testing
import ViewKit

@MainActor @Suite struct PeekingTests {
  private let folder = ScriptedFolder((0..<9).map { "\($0).png" })
  private let queue = SteppedQueue()
  private let loader: PictureLoader
  private let shown = Shown()
  private let looked = Shown()
  private let events = LoaderEvents()

  init() {
    let layout = PictureLayout(screen: PixelSize(width: 8, height: 4), fit: .scaleAspectFit)
    loader = PictureLoader(folder: folder, layout: layout, worker: queue, seed: 1)
    loader.handler = { [events] in events.list.append($0) }
  }

  /// Shows some pictures of the deck.
  private func show(_ count: Int) {
    for _ in 0..<count {
      loader.another(shown.show)
      queue.drain()
    }
  }

  @Test func theNextPictureOfTheDeckIsLookedAtAndStaysTheNext() {
    show(1)

    loader.peekNext(looked.show)
    #expect(looked.names.count == 1)
    loader.next(shown.show)

    #expect(shown.names.last == looked.names.last)
    #expect(events.names("picked").count == 2)
  }

  @Test func thePictureBeforeIsMadeToBeLookedAtAndNotMadeAgain() {
    show(2)
    let decoded = events.names("decoded").count

    loader.peekPrevious(looked.show)
    #expect(looked.names.isEmpty)
    queue.drain()
    #expect(looked.names == [shown.names[0]])
    #expect(loader.currentName?.description == shown.names[1])
    loader.previous(shown.show)

    #expect(shown.names.last == shown.names[0])
    #expect(events.names("decoded").count == decoded + 1)
  }

  @Test func afterAStepBackTheNextIsTheOneThatWasSeen() {
    show(2)
    loader.previous(shown.show)
    queue.drain()

    loader.peekNext(looked.show)
    queue.drain()

    #expect(looked.names == [shown.names[1]])
  }

  @Test func aStepThatIsWishedForWhileItsPictureIsMadeToBeLookedAtGetsIt() {
    show(2)
    let decoded = events.names("decoded").count
    loader.peekPrevious(looked.show)

    loader.previous(shown.show)
    queue.drain()

    #expect(shown.names.last == shown.names[0])
    #expect(events.names("decoded").count == decoded + 1)
  }

  @Test func beforeTheFirstPictureThereIsNone() {
    #expect(!loader.hasPrevious)
    show(1)
    #expect(!loader.hasPrevious)
    loader.peekPrevious(looked.show)
    queue.drain()

    #expect(looked.names.isEmpty)
    show(1)
    #expect(loader.hasPrevious)
  }

  @Test func whatIsAskedForComesBeforeWhatIsLookedAt() {
    show(3)
    loader.peekPrevious(looked.show)

    loader.another(shown.show)
    queue.drain()

    #expect(looked.names.isEmpty || looked.names == [shown.names[1]])
    #expect(shown.names.count == 4)
  }

  @Test func aPictureThatWasWrittenAnewIsMadeAnew() {
    show(2)
    loader.peekPrevious(looked.show)
    queue.drain()
    let decoded = events.names("decoded").count

    loader.folderDidChange(.written(FilePath(shown.names[0])))
    loader.previous(shown.show)
    queue.drain()

    #expect(events.names("decoded").count > decoded)
  }

  @Test func aPictureThatHasGoneIsNotLookedAt() {
    show(2)
    folder.script.withLock { [name = shown.names[0]] script in script.names.removeAll { $0 == name }
    }

    loader.peekPrevious(looked.show)
    queue.drain()

    #expect(looked.names.isEmpty)
    show(1)
    #expect(shown.names.count == 3)
  }
}
