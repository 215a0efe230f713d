import TestSupport
import Testing

@testable import Display

@Suite struct TextPageTests {
  @Test func textStandsWhereItIsWrittenAndIsCutOffAtTheEdges() {
    var page = TextPage(columns: 6, rows: 3)
    page.write("hello", column: 3, row: 1)
    page.write("left", column: -2, row: 0)
    page.write("below", row: 3)

    #expect(page.lines == ["ft", "   hel", ""])
  }

  @Test func whatWouldControlTheTerminalIsLeftOut() {
    var page = TextPage(columns: 8, rows: 1)
    page.write("a\u{1b}[2J\u{9b}b\n", row: 0)

    #expect(page.lines == ["a[2Jb"])
  }

  @Test func aCellBesideThePageIsEmptyAndStaysSo() {
    var page = TextPage(columns: 2, rows: 2)
    page[2, 0] = TextPage.Cell("x")
    page[0, -1] = TextPage.Cell("x")

    #expect(page == TextPage(columns: 2, rows: 2))
    #expect(page[9, 9] == TextPage.Cell())
  }
}

@Suite final class TextEncoderTests {
  private var encoder = TextEncoder()
  private var terminal = TerminalModel(columns: 6, rows: 2)
  private var page = TextPage(columns: 6, rows: 2)

  private func text() -> [String] {
    (0..<2).map { row in String(terminal.cells[row * 6..<(row + 1) * 6].map(\.character)) }
  }

  @Test func theFirstPageIsShownWholeWhateverWasThere() {
    page.write("ab─", column: 1, row: 0)
    page.write("full██", row: 1, style: .green)

    terminal.receive(encoder.encode(page))

    #expect(text() == [" ab─  ", "full██"])
    #expect(terminal.cells[6].foreground == "32")
    #expect(terminal.cells[1].foreground == "default")
    #expect(terminal.unknown.isEmpty)
    #expect(terminal.scrollCount == 0)
    #expect(!terminal.isUpdating)
  }

  @Test func laterPagesSendOnlyWhatDiffers() {
    page.write("abcdef", row: 0)
    terminal.receive(encoder.encode(page))
    let before = terminal.writeCount

    page[4, 0] = TextPage.Cell("X")
    page[1, 0] = TextPage.Cell("b", .yellow)
    terminal.receive(encoder.encode(page))

    #expect(terminal.writeCount == before + 2)
    #expect(text()[0] == "abcdXf")
    #expect(terminal.cells[1].foreground == "33")
    #expect(encoder.encode(page).isEmpty)
  }

  @Test func aPageOfAnotherSizeIsSentWhole() {
    page.write("abcdef", row: 0)
    terminal.receive(encoder.encode(page))

    var smaller = TextPage(columns: 3, rows: 1)
    smaller.write("abc", row: 0)
    terminal.receive(encoder.encode(smaller))

    #expect(text() == ["abc   ", "      "])
  }

  @Test func afterSomebodyElseUsedTheTerminalThePageIsSentWhole() {
    page.write("abcdef", row: 0)
    terminal.receive(encoder.encode(page))
    terminal.receive(Array("\u{1b}[2Jshell".utf8))

    encoder.invalidate()
    terminal.receive(encoder.encode(page))

    #expect(text() == ["abcdef", "      "])
  }
}
