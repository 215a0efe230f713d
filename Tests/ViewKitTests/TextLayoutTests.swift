import Testing

@testable import ViewKit

@Suite struct TextLayoutTests {
  private let font = Font.systemFont(ofSize: 10)

  private func lines(_ text: String, width: Double, maximum: Int = 0) -> [String] {
    TextLayout(text, font: font, width: width, maximumCount: maximum).lines.map { line in
      var text = ""
      text.unicodeScalars.append(contentsOf: line.characters)
      return text
    }
  }

  private func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + font.advance(of: $1) }
  }

  @Test func aTextThatFitsIsOneLine() {
    #expect(lines("Put pictures there.", width: 1000) == ["Put pictures there."])
  }

  @Test func linesEndAtSpacesWhichAreLeftOut() {
    #expect(lines("one two  three", width: width(of: "one two")) == ["one two", "three"])
  }

  @Test func aPathIsBrokenBehindASlash() {
    #expect(
      lines("/media/usb/pictures", width: width(of: "/media/usb/p")) == ["/media/usb/", "pictures"])
  }

  @Test func aWordThatIsTooLongIsBrokenAnywhere() {
    #expect(lines("iiiiiiiii", width: width(of: "iiii") + 0.1) == ["iiii", "iiii", "i"])
    #expect(lines("mmm", width: 1) == ["m", "m", "m"])
  }

  @Test func aLineFeedEndsALine() {
    #expect(lines("one\n\ntwo", width: 1000) == ["one", "", "two"])
  }

  @Test func noTextIsOneEmptyLine() {
    #expect(lines("", width: 10) == [""])
  }

  @Test func whatIsTooMuchIsToldByDots() {
    let cut = lines("one two three four", width: width(of: "two thr…"), maximum: 2)

    #expect(cut.count == 2)
    #expect(cut[1].hasSuffix("…"))
    #expect(width(of: cut[1]) <= width(of: "two thr…"))
  }

  @Test func theSizeIsThatOfTheLongestLineAndOfAllLines() {
    let layout = TextLayout("one\nthree", font: font, width: 1000)

    #expect(layout.size.width == width(of: "three"))
    #expect(layout.size.height == 2 * font.lineHeight)
  }
}
