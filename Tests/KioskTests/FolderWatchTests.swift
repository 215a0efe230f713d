import Foundation
import Kiosk
import Platform
import Testing

@Suite final class FolderWatchTests {
  private let path = NSTemporaryDirectory() + "/shake-kiosk-\(UUID().uuidString)"
  private let source = ScriptedFileEvents()
  private let watch: FolderWatch

  init() throws {
    watch = FolderWatch(path: path, source: source)
    try make(folder: "one")
    list()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func make(folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + folder, withIntermediateDirectories: true)
  }

  private func list() {
    let listing = DiskPictureFolder(path: path, watch: watch).listing()
    while listing.next().end == nil {}
  }

  /// What some events mean: 1 is the watch over the folder, 2 that over the folder `one` in it.
  private func changes(_ kind: FileEvent.Kind, _ name: FilePath = "", watch number: Int32 = 1)
    -> [FolderChange]
  {
    let event = FileEvent(watch: number, kind: kind, name: name)
    source.script.withLock { $0.pending = [event] }
    return watch.changes()
  }

  @Test func everyFolderThatIsListedIsWatched() {
    #expect(source.script.withLock { $0.watched } == [FilePath(path), FilePath(path + "/one")])
  }

  @Test func aFileThatWasWrittenOrMovedHereIsAPicture() {
    #expect(changes(.closedAfterWriting, "a.png") == [.written("a.png")])
    #expect(changes(.movedHere, "a.png", watch: 2) == [.written("one/a.png")])
    #expect(changes(.attributesChanged, "a.png") == [.written("a.png")])
  }

  @Test func aFileThatWasDeletedOrMovedAwayHasGone() {
    #expect(changes(.deleted, "a.png") == [.removed("a.png")])
    #expect(changes(.movedAway, "a.png", watch: 2) == [.removed("one/a.png")])
  }

  @Test func filesThatAreNoPicturesDoNotMatter() {
    for name: FilePath in ["a.png.part", ".a.png", "note.txt", "a.tmp"] {
      #expect(changes(.closedAfterWriting, name).isEmpty)
      #expect(changes(.deleted, name).isEmpty)
    }
  }

  @Test func aFileThatIsJustBegunIsWaitedForButALinkIsWhole() throws {
    try Data().write(to: URL(filePath: path + "/a.png"))
    try FileManager.default.createSymbolicLink(
      atPath: path + "/b.png", withDestinationPath: "a.png")

    #expect(changes(.created, "a.png").isEmpty)
    #expect(changes(.created, "b.png") == [.written("b.png")])
  }

  @Test func foldersThatComeAndGoHaveAllListedAgainButHiddenOnesDoNot() {
    for kind in [FileEvent.Kind.created, .deleted, .movedAway, .movedHere] {
      #expect(changes([kind, .isFolder], "two") == [.anything])
      #expect(changes([kind, .isFolder], ".two").isEmpty)
    }
  }

  @Test func aLinkToAFolderHasAllListedAgain() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/more", withDestinationPath: "/nowhere")

    #expect(changes(.created, "more") == [.anything])
  }

  @Test(arguments: [FileEvent.Kind.folderDeleted, .folderMoved, .unmounted, .watchEnded])
  func whatHappensToTheFolderItselfHasAllListedAgain(kind: FileEvent.Kind) {
    #expect(changes(kind) == [.anything])
  }

  @Test func lostEventsHaveAllListedAgain() {
    #expect(changes(.overflow, watch: -1) == [.anything])
  }

  @Test func eventsOfAWatchThatHasJustBegunAreNotLost() {
    #expect(changes(.closedAfterWriting, "a.png", watch: 77) == [.anything])
  }

  @Test func aFolderThatHasGoneIsWatchedNoMore() throws {
    try FileManager.default.removeItem(atPath: path + "/one")

    list()

    #expect(source.script.withLock { $0.ended } == [2])
    #expect(changes(.watchEnded, watch: 2).isEmpty)
  }

  @Test func whereTheSystemAllowsNoMoreWatchesChangesMayBeMissed() {
    #expect(!watch.mayMissChanges)

    source.script.withLock { $0.failure = .noSpace }
    list()

    #expect(watch.mayMissChanges)
  }
}
