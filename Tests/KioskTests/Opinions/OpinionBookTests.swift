import Kiosk
import Platform
import Testing

@Suite struct OpinionBookTests {
  /// What a text says, and how many of its lines are damaged.
  private func read(_ text: String) -> (book: OpinionBook, damaged: Int) {
    var count = 0
    let book = OpinionBook(parsing: text, damagedLineCount: &count)
    return (book, count)
  }

  @Test func everyPictureHasALine() {
    var book = OpinionBook()
    book[PictureKey(name: "b10.png", size: 7)] = [.liked, .bookmarked]
    book[PictureKey(name: "b9.png", size: 8)] = .hidden
    book[PictureKey(name: "c.png", size: 9)] = .liked
    book[PictureKey(name: "c.png", size: 9)] = []

    let lines = book.text.split(separator: "\n").filter { !$0.hasPrefix("#") }

    #expect(lines == ["hidden 8 b9.png", "liked bookmarked 7 b10.png"])
  }

  @Test(arguments: [
    "holiday/beach 1.png", " b.png", "\u{301}.png", "a\nb.png", "a\\x41.png", "#.png", "日本.png",
    "a\r.png", "a\u{2028}b.png",
  ])
  func anyNameComesBackFromItsText(name: String) {
    var book = OpinionBook()
    book[PictureKey(name: FilePath(name), size: 1)] = .liked

    let (read, damaged) = read(book.text)

    #expect(read == book)
    #expect(damaged == 0)
  }

  @Test func aNameThatIsNoTextIsSpelledOut() {
    var book = OpinionBook()
    book[PictureKey(name: FilePath(bytes: [0x61, 0xFF, 0x5C, 0x0A]), size: 1)] = .liked

    #expect(book.text.hasSuffix("liked 1 a\\xff\\x5c\\x0a\n"))
    #expect(read(book.text).book == book)
  }

  @Test(arguments: [
    "liked 1", "liked 1 ", "liked one a.png", "liked -1 a.png", "1 a.png", "loved 1 a.png",
    "\0\0\0",
    "liked 1 a\\x0.png", "liked 1 a\\n.png", "liked 1 a\\x00.png",
  ])
  func aDamagedLineIsLeftOutAndTheOthersCount(line: String) {
    let (book, damaged) = read("liked 1 a.png\n\(line)\nhidden 2 b.png\n")

    #expect(damaged == 1)
    #expect(book[PictureKey(name: "a.png", size: 1)] == .liked)
    #expect(book[PictureKey(name: "b.png", size: 2)] == .hidden)
    #expect(book.keys.count == 2)
  }

  @Test func aTextThatIsCutOffHasADamagedLine() {
    let (book, damaged) = read("liked 1 a.png\nliked 1 avatar")

    #expect(damaged == 1)
    #expect(book.keys.count == 1)
  }

  @Test func commentsEmptyLinesAndTheLineEndsOfOtherSystemsDoNoHarm() {
    let (book, damaged) = read("# a word\r\n\r\nliked 1 a.png\r\n")

    #expect(damaged == 0)
    #expect(book[PictureKey(name: "a.png", size: 1)] == .liked)
  }

  @Test func namesComeAsPeopleOrderThem() {
    let (book, _) = read("bookmarked 1 b10.png\nliked bookmarked 1 b9.png\nliked 1 a.png\n")

    #expect(book.names(of: .bookmarked) == ["b9.png", "b10.png"])
  }

  @Test func anOpinionIsForgottenOfAllPictures() {
    var (book, _) = read("hidden 1 a.png\nhidden bookmarked 1 b.png\nliked 1 c.png\n")

    #expect(book.removeAll(.hidden) == 2)

    #expect(book.names(of: .hidden).isEmpty)
    #expect(book.keys.count == 2)
  }
}
