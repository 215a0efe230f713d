import Kiosk
import Platform
import Raster
import TestSupport
import Testing
import ViewKit

@MainActor @Suite struct PictureLoaderOpinionTests {
  private let folder = ScriptedFolder(["a.png", "b.png", "c.png"])
  private let queue = SteppedQueue()
  private let files: OpinionFolder
  private let opinions: OpinionKeeper
  private let shown = Shown()
  private let events = LoaderEvents()

  init() throws {
    files = try OpinionFolder()
    opinions = OpinionKeeper(
      file: files.file, queue: SteppedQueue(), scheduler: SteppedScheduler())
  }

  private func loader(_ selection: PictureSelection = .allButHidden) -> PictureLoader {
    opinions.load()
    let loader = PictureLoader(
      folder: folder, layout: PictureLayout(screen: PixelSize(width: 8, height: 4), fit: .center),
      worker: queue, seed: 1, opinions: opinions, selection: selection)
    loader.handler = { [events] in events.list.append($0) }
    return loader
  }

  private func show(_ count: Int, from loader: PictureLoader) -> [String] {
    let before = shown.names.count
    for _ in 0..<count {
      loader.another(shown.show)
      queue.drain()
    }
    return Array(shown.names.dropFirst(before))
  }

  @Test func aHiddenPictureIsNotShown() throws {
    try files.write("hidden 1 b.png")

    #expect(Set(show(8, from: loader())) == ["a.png", "c.png"])
  }

  @Test func onlyFilesOfWhichSomethingWasSaidAreLookedAt() throws {
    try files.write("hidden 1 b.png", "liked 1 elsewhere.png")

    _ = show(8, from: loader())

    #expect(folder.script.withLock { $0.sized } == ["b.png"])
  }

  @Test func anotherPictureUnderAHiddenNameIsShown() throws {
    try files.write("hidden 2 b.png")

    #expect(Set(show(9, from: loader())).contains("b.png"))
  }

  @Test func aPictureThatIsWrittenAnewWithAnotherSizeIsANewOne() throws {
    try files.write("hidden 1 b.png")
    let loader = loader()
    _ = show(3, from: loader)

    folder.script.withLock { $0.sizes["b.png"] = 2 }
    loader.folderDidChange(.written("b.png"))
    queue.drain()

    #expect(Set(show(8, from: loader)).contains("b.png"))
  }

  @Test func aLikedPictureComesMoreOften() throws {
    try files.write("liked 1 b.png")

    let names = show(50, from: loader())

    // None comes twice running, so that of three it is every other one.
    #expect(names.filter { $0 == "b.png" }.count > 20)
  }

  @Test func aPictureThatIsHiddenWhileItIsSeenOrReadyDoesNotComeAgain() {
    let loader = loader()
    _ = show(1, from: loader)

    for name in ["a.png", "b.png"] { opinions.setOpinion(.hidden, of: key(name)) }
    queue.drain()

    #expect(show(4, from: loader) == Array(repeating: "c.png", count: 4))
  }

  @Test func thePictureThatIsSeenIsKnownByItsSize() {
    folder.script.withLock { $0.sizes = ["a.png": 5, "b.png": 5, "c.png": 5] }
    let loader = loader()
    #expect(loader.currentKey == nil)

    let name = show(1, from: loader)[0]

    #expect(loader.currentKey == PictureKey(name: FilePath(name), size: 5))
  }

  @Test func whenAllAreHiddenThatIsSaidAndHowToBringThemBack() throws {
    try files.write("hidden 1 a.png", "hidden 1 b.png", "hidden 1 c.png")
    let loader = loader()
    loader.another(shown.show)
    queue.drain()
    #expect(shown.names.isEmpty)
    #expect(events.names("nothing").first?.contains("shake-kiosk reset") == true)

    try files.write("hidden 1 a.png")
    opinions.fileMayHaveChanged()
    queue.drain()

    #expect(shown.names.count == 1)
  }

  @Test func hiddenPicturesComeTooWhenTheyAreToBeShown() throws {
    try files.write("hidden 1 b.png")

    #expect(Set(show(9, from: loader(.all))) == ["a.png", "b.png", "c.png"])
  }

  @Test func onlyBookmarkedPicturesComeWhenOnlyTheyAreToBeShown() throws {
    try files.write("bookmarked 1 b.png", "liked 1 c.png", "hidden bookmarked 1 a.png")

    #expect(Set(show(4, from: loader(.bookmarked))) == ["b.png"])
  }

  @Test func withoutABookmarkThatIsSaid() {
    let loader = loader(.bookmarked)

    #expect(show(2, from: loader).isEmpty)

    #expect(events.names("nothing").first?.contains("bookmark") == true)
  }

  @Test func aBookmarkThatIsTakenAwayTakesThePictureAway() throws {
    try files.write("bookmarked 1 a.png", "bookmarked 1 b.png")
    let loader = loader(.bookmarked)
    _ = show(1, from: loader)

    opinions.setOpinion([], of: key("a.png"))
    queue.drain()

    #expect(Set(show(3, from: loader)) == ["b.png"])
  }

  private func key(_ name: String) -> PictureKey { PictureKey(name: FilePath(name), size: 1) }
}
