import Foundation
import Kiosk
import Platform
import TestSupport
import Testing

@MainActor @Suite final class FolderFollowerTests {
  private let scheduler = SteppedScheduler()
  private let source = ScriptedFileEvents()
  private let watch: FolderWatch
  private let follower: FolderFollower
  private var changes: [FolderChange] = []

  init() {
    watch = FolderWatch(path: "/pictures", source: source)
    follower = FolderFollower(watch, scheduler: scheduler)
    follower.handler = { [weak self] in self?.changes.append($0) }
  }

  @Test func aFolderThatIsWholeAndWatchedNeedsNoTimer() {
    follower.listingDidEnd(.complete)

    #expect(!scheduler.hasPendingActions)
  }

  @Test func aMissingFolderIsLookedForEveryFiveSeconds() {
    for _ in 0..<3 {
      follower.listingDidEnd(.failed("it is gone"))
      scheduler.advance(by: .seconds(4))
      #expect(changes.isEmpty)
      scheduler.advance(by: .seconds(1))
      #expect(changes == [.anything])
      changes = []
    }
    #expect(!scheduler.hasPendingActions)
  }

  @Test func withoutAWatchTheFolderIsListedEveryHalfMinute() {
    let follower = FolderFollower(nil, scheduler: scheduler)
    follower.handler = { [weak self] in self?.changes.append($0) }
    follower.listingDidEnd(.complete)

    scheduler.advance(by: .seconds(29))
    #expect(changes.isEmpty)
    scheduler.advance(by: .seconds(1))

    #expect(changes == [.anything])
  }

  @Test func aFolderThatCouldBeReadInPartIsTriedAgain() {
    follower.listingDidEnd(.incomplete)

    scheduler.advance(by: .seconds(30))

    #expect(changes == [.anything])
  }

  @Test func manyMountsHaveTheFolderListedOnceWhenTheyHaveComeToRest() {
    for _ in 0..<9 {
      follower.mountsDidChange()
      scheduler.advance(by: .milliseconds(20))
    }
    #expect(changes.isEmpty)

    scheduler.advance(by: .seconds(60))

    #expect(changes == [.anything])
  }

  @Test func lostEventsDoNotHoldUpThoseThatAreKnown() {
    source.script.withLock {
      $0.pending = [
        FileEvent(watch: -1, kind: .overflow), FileEvent(watch: -1, kind: .overflow),
      ]
    }

    follower.takeChanges()
    #expect(changes.isEmpty)
    scheduler.advance(by: FolderFollower.restInterval)

    #expect(changes == [.anything])
  }

  @Test func theKernelsOwnEventsArriveThroughTheLoop() throws {
    let path = NSTemporaryDirectory() + "/shake-kiosk-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let loop = try EventLoop()
    let watch = FolderWatch(path: path, source: try INotify())
    let listing = DiskPictureFolder(path: path, watch: watch).listing()
    while listing.next().end == nil {}
    let follower = FolderFollower(watch, scheduler: scheduler)
    follower.handler = { [weak self] in self?.changes.append($0) }
    try follower.start(on: loop)

    try Data("x".utf8).write(to: URL(filePath: path + "/a.png"))
    try FileManager.default.moveItem(atPath: path + "/a.png", toPath: path + "/b.png")
    try loop.turn(waitingAtMost: .seconds(10))

    #expect(changes == [.written("a.png"), .removed("a.png"), .written("b.png")])
  }
}
