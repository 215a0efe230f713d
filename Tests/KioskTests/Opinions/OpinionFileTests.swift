import Kiosk
import Platform
import Testing

@Suite struct OpinionFileTests {
  private let folder: OpinionFolder
  private let book: OpinionBook

  init() throws {
    folder = try OpinionFolder()
    var book = OpinionBook()
    book[PictureKey(name: "a.png", size: 1)] = .liked
    self.book = book
  }

  @Test func whatIsWrittenIsReadAgain() {
    let file = folder.file
    #expect(file.read() == .missing)

    #expect(file.write(book, number: 1) == .written(damagedFile: nil))

    #expect(folder.file.read() == .book(book, damagedLineCount: 0))
  }

  @Test func whatSomebodyElseHasWrittenIsNotOverwritten() throws {
    let file = folder.file
    _ = file.read()
    try folder.write("hidden 5 b.png")
    #expect(file.isChanged)

    #expect(file.write(book, number: 1) == .changed)

    #expect(folder.lines == ["hidden 5 b.png"])
    _ = file.read()
    #expect(!file.isChanged)
    #expect(file.write(book, number: 1) == .written(damagedFile: nil))
  }

  @Test func aDamagedFileIsKeptBesideTheNewOne() throws {
    for count in 1...2 {
      try folder.damage("\(count) is no line\nliked 1 a.png\n")
      let file = folder.file
      #expect(file.read() == .book(book, damagedLineCount: 1))
      guard case .written(damagedFile: .some) = file.write(book, number: 1) else {
        Issue.record("no damaged file is kept")
        return
      }
    }

    #expect(try folder.names == ["opinions", "opinions.damaged", "opinions.damaged-2"])
    #expect(try folder.text(of: "opinions.damaged").hasPrefix("1 is no line\n"))
    #expect(try folder.text(of: "opinions.damaged-2").hasPrefix("2 is no line\n"))
    #expect(folder.lines == ["liked 1 a.png"])
  }

  @Test func aWritingThatComesAfterALaterOneIsLeftOut() {
    let file = folder.file
    #expect(file.write(book, number: 2) == .written(damagedFile: nil))

    #expect(file.write(OpinionBook(), number: 1) == .written(damagedFile: nil))

    #expect(folder.lines == ["liked 1 a.png"])
  }

  @Test func aFileThatCannotBeWrittenStaysAsItWas() throws {
    let file = folder.file
    #expect(file.write(book, number: 1) == .written(damagedFile: nil))
    try folder.block()

    guard case .failed = file.write(OpinionBook(), number: 2) else {
      Issue.record("it was written")
      return
    }

    #expect(folder.lines == ["liked 1 a.png"])
  }

  @Test func itsFolderIsMadeBeforehand() throws {
    let file = OpinionFile(path: FilePath(folder.path.parent.description + "/more/yet/opinions"))

    try file.prepare()

    #expect(try FileState(of: file.path.parent).isFolder)
  }

  @Test func whereNoFolderCanBeIsSaid() throws {
    try folder.write("liked 1 a.png")

    #expect(throws: Errno.self) {
      try OpinionFile(path: folder.path.appending("opinions")).prepare()
    }
  }
}
