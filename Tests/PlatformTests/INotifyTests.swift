import Foundation
import Platform
import Testing

@Suite final class INotifyTests {
  private let folder = NSTemporaryDirectory() + "/shake-kiosk-\(UUID().uuidString)"
  private let inotify: INotify

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    inotify = try INotify()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ name: FilePath) throws {
    let path = FilePath(folder).appending(name)
    try FileDescriptor(opening: path, .writeOnly, options: .create).writeAll("x")
  }

  @Test func aFileThatIsWrittenAndRemovedIsToldByName() throws {
    let watch = try inotify.watch(FilePath(folder), for: [.closedAfterWriting, .deleted])
    #expect(inotify.events().isEmpty)

    try write("a.png")
    try FileManager.default.removeItem(atPath: folder + "/a.png")

    #expect(
      inotify.events() == [
        FileEvent(watch: watch, kind: .closedAfterWriting, name: "a.png"),
        FileEvent(watch: watch, kind: .deleted, name: "a.png"),
      ])
    #expect(inotify.events().isEmpty)
  }

  @Test func aNameThatIsNoTextComesWhole() throws {
    _ = try inotify.watch(FilePath(folder), for: .closedAfterWriting)
    let name = FilePath(bytes: [0x61, 0xFF, 0x2E])

    try write(name)

    #expect(inotify.events().map(\.name) == [name])
  }

  @Test func thousandsOfEventsComeInTheirOrder() throws {
    // Not the closing: a program that another test starts just then has the file open for a moment.
    _ = try inotify.watch(FilePath(folder), for: .created)
    let names = (0..<3000).map { FilePath("\($0).png") }

    for name in names { try write(name) }

    #expect(inotify.events().map(\.name) == names)
  }

  @Test func aFolderThatGoesSaysSo() throws {
    let watch = try inotify.watch(FilePath(folder), for: .folderDeleted)

    try FileManager.default.removeItem(atPath: folder)

    #expect(
      inotify.events() == [
        FileEvent(watch: watch, kind: .folderDeleted),
        FileEvent(watch: watch, kind: .watchEnded),
      ])
  }

  @Test func aWatchThatIsEndedSaysNothingMoreButThat() throws {
    let watch = try inotify.watch(FilePath(folder), for: .closedAfterWriting)

    inotify.endWatch(watch)
    try write("a.png")

    #expect(inotify.events() == [FileEvent(watch: watch, kind: .watchEnded)])
  }

  @Test func onlyAFolderThatIsThereCanBeWatched() throws {
    try write("file")
    let path = FilePath(folder)

    #expect(throws: Errno.noSuchFileOrDirectory) {
      try inotify.watch(path.appending("nothing"), for: .deleted)
    }
    #expect(throws: Errno(rawValue: ENOTDIR)) {
      try inotify.watch(path.appending("file"), for: .deleted)
    }
  }
}
