import Testing

@testable import ViewKit

@Suite struct TextLayoutTests {
  private let font = Font.systemFont(ofSize: 10)

  private func lines(
    _ text: String, width: Double, maximum: Int = 0, _ mode: LineBreakMode = .byTruncatingTail
  ) -> [String] {
    TextLayout(
      text, font: font, width: width, maximumCount: maximum, lineBreakMode: mode
    ).lines.map { line in
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

  @Test func ofALongNameTheMiddleIsLeftOut() {
    let name = "holiday-in-the-mountains 2024/picture 0001"

    let cut = lines(name, width: width(of: "holiday…e 0001"), maximum: 1, .byTruncatingMiddle)

    let parts = cut[0].split(separator: "…")
    #expect(cut.count == 1)
    #expect(parts.count == 2)
    #expect(name.hasPrefix(parts[0]) && name.hasSuffix(parts[1]))
    #expect(abs(parts[0].count - parts[1].count) <= 1)
    #expect(width(of: cut[0]) <= width(of: "holiday…e 0001"))
  }

  @Test func onlyTheLastOfSeveralLinesLosesItsMiddle() {
    let cut = lines(
      "one two three four", width: width(of: "one two"), maximum: 2, .byTruncatingMiddle)

    #expect(cut[0] == "one two")
    #expect(cut[1].hasPrefix("th") && cut[1].contains("…") && cut[1].hasSuffix("r"))
  }

  @Test func aNameThatFitsLosesNothing() {
    #expect(lines("a name", width: 1000, maximum: 1, .byTruncatingMiddle) == ["a name"])
  }

  @Test(arguments: [
    "שלום עולם, תמונה ארוכה מאוד", "صورة جميلة جدا من العطلة", "とても長い名前の写真です日本語", "🦊🦊🦊🦊🦊🦊🦊🦊🦊",
    "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
    "\u{0}\u{1}\u{202E}\u{FFFD}abcdefghij",
  ])
  func namesOfAnyScriptAreCutToTheirWidth(name: String) {
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingMiddle] {
      for room in [0.0, 5, 40, 60] {
        let cut = lines(name, width: room, maximum: 1, mode)
        #expect(cut.count == 1)
        #expect(width(of: cut[0]) <= max(room, width(of: "…")))
      }
    }
  }

  @Test func noMarkStandsOnTheDots() {
    let name = String(repeating: "e\u{301}", count: 20)

    for room in 10..<60 {
      let cut = lines(name, width: Double(room), maximum: 1, .byTruncatingMiddle)[0]
      let place = cut.unicodeScalars.firstIndex(of: "…")
      let next = place.map { cut.unicodeScalars[cut.unicodeScalars.index(after: $0)...].first }
      #expect(next != "\u{301}")
    }
  }

  @Test func theSizeIsThatOfTheLongestLineAndOfAllLines() {
    let layout = TextLayout("one\nthree", font: font, width: 1000)

    #expect(layout.size.width == width(of: "three"))
    #expect(layout.size.height == 2 * font.lineHeight)
  }
}
