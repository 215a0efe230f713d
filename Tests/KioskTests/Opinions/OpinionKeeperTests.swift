import Kiosk
import Platform
import TestSupport
import Testing

@MainActor @Suite struct OpinionKeeperTests {
  private let folder: OpinionFolder
  private let queue = SteppedQueue()
  private let scheduler = SteppedScheduler()
  private let keeper: OpinionKeeper
  private let told = Told()
  private let a = PictureKey(name: "a.png", size: 1)
  private let b = PictureKey(name: "b.png", size: 2)

  init() throws {
    folder = try OpinionFolder()
    keeper = OpinionKeeper(file: folder.file, queue: queue, scheduler: scheduler)
    keeper.changeHandler = { [told] in told.changes.append(Set($0)) }
    keeper.complaintHandler = { [told] in told.complaints.append($0) }
    keeper.load()
  }

  private func advance(_ seconds: Int) {
    scheduler.advance(by: .seconds(seconds))
    queue.drain()
  }

  // MARK: Saving

  @Test func whatIsSaidIsWrittenSoonAndInOneGo() {
    keeper.setOpinion(.liked, of: a)
    keeper.setOpinion(.hidden, of: b)
    #expect(queue.count == 0)

    scheduler.advance(by: .seconds(2))
    #expect(queue.count == 1)
    queue.drain()

    #expect(folder.lines == ["liked 1 a.png", "hidden 2 b.png"])
    #expect(told.changes == [[a], [b]])
    #expect(told.complaints.isEmpty)
  }

  @Test func itIsWrittenAtMostOnceAMinute() {
    keeper.setOpinion(.liked, of: a)
    advance(2)
    keeper.setOpinion(.liked, of: b)

    advance(59)
    #expect(folder.lines == ["liked 1 a.png"])
    advance(1)

    #expect(folder.lines == ["liked 1 a.png", "liked 2 b.png"])
  }

  @Test func nothingIsPendingWhereNothingWasSaid() {
    keeper.setOpinion([], of: a)
    #expect(!scheduler.hasPendingActions)

    keeper.setOpinion(.liked, of: a)
    advance(2)

    #expect(!scheduler.hasPendingActions)
    #expect(queue.count == 0)
  }

  @Test func whatIsSaidWhileItIsWrittenIsWrittenTheNextTime() {
    keeper.setOpinion(.liked, of: a)
    scheduler.advance(by: .seconds(2))
    keeper.setOpinion(.hidden, of: a)
    queue.drain()

    advance(60)

    #expect(folder.lines == ["hidden 1 a.png"])
    #expect(!scheduler.hasPendingActions)
  }

  @Test func theEndWritesAtOnce() {
    keeper.setOpinion(.liked, of: a)

    keeper.close()

    #expect(folder.lines == ["liked 1 a.png"])
    #expect(!scheduler.hasPendingActions)
  }

  @Test func aWritingThatTheEndOvertookChangesNothing() {
    keeper.setOpinion(.liked, of: a)
    scheduler.advance(by: .seconds(2))
    keeper.setOpinion(.hidden, of: a)

    keeper.close()
    queue.step()

    #expect(folder.lines == ["hidden 1 a.png"])
  }

  @Test func aFullDiskIsToldOnceAndTriedAgainEveryMinute() throws {
    try folder.block()
    keeper.setOpinion(.liked, of: a)
    advance(2)
    advance(60)
    #expect(told.complaints.count == 1)

    try folder.unblock()
    advance(60)

    #expect(folder.lines == ["liked 1 a.png"])
    #expect(told.complaints.count == 1)
    #expect(!scheduler.hasPendingActions)
  }

  @Test func withoutAFileOpinionsLastAsLongAsTheKiosk() {
    let keeper = OpinionKeeper(file: nil, queue: queue, scheduler: scheduler)
    keeper.load()

    keeper.setOpinion(.liked, of: a)

    #expect(keeper.book[a] == .liked)
    #expect(!scheduler.hasPendingActions)
    keeper.close()
  }

  // MARK: Reading

  @Test func whatWasSaidBeforeStillHolds() throws {
    try folder.write("liked 1 a.png")

    keeper.load()

    #expect(keeper.book[a] == .liked)
    #expect(told.changes == [[a]])
    #expect(!scheduler.hasPendingActions)
  }

  @Test func whatSomebodyElseWritesHoldsAndWhatIsNotWrittenYetToo() throws {
    try folder.write("hidden 1 a.png", "liked 2 b.png")
    keeper.load()
    keeper.setOpinion(.bookmarked, of: b)

    try folder.write("liked 3 c.png")
    keeper.fileMayHaveChanged()

    #expect(keeper.book[a] == [])
    #expect(keeper.book[b] == .bookmarked)
    advance(2)
    #expect(folder.lines == ["bookmarked 2 b.png", "liked 3 c.png"])
  }

  @Test func nobodysChangeIsOverwrittenThoughNobodyTellsOfIt() throws {
    keeper.setOpinion(.liked, of: a)
    try folder.write("liked 2 b.png")

    advance(2)
    advance(60)

    #expect(folder.lines == ["liked 1 a.png", "liked 2 b.png"])
  }

  @Test func theEndOverwritesNobodysChangeEither() throws {
    keeper.setOpinion(.liked, of: a)
    try folder.write("liked 2 b.png")

    keeper.close()

    #expect(folder.lines == ["liked 1 a.png", "liked 2 b.png"])
  }

  @Test func damagedLinesAreToldOnceAndTheFileIsKept() throws {
    try folder.damage("liked 1 a.png\nnothing\n")
    keeper.load()
    #expect(told.complaints.count == 1)
    #expect(try folder.names == ["opinions"])

    keeper.setOpinion(.liked, of: b)
    advance(2)

    #expect(try folder.names == ["opinions", "opinions.damaged"])
    #expect(folder.lines == ["liked 1 a.png", "liked 2 b.png"])
  }

  @Test func aFileThatCannotBeReadIsLeftAlone() throws {
    try FileSystem.makeFolders(folder.path)
    keeper.load()
    #expect(told.complaints.count == 1)

    keeper.setOpinion(.liked, of: a)

    #expect(!scheduler.hasPendingActions)
    keeper.close()
    #expect(try FileState(of: folder.path).isFolder)
  }
}

/// What the keeper told.
@MainActor private final class Told {
  var changes: [Set<PictureKey>] = []
  var complaints: [String] = []
}
