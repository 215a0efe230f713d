import Testing

@testable import Input

@Suite final class TerminalKeyParserTests {
  private var parser = TerminalKeyParser()

  private func names(_ text: String) -> [String] { parser.parse(text.utf8).map(\.name) }

  @Test func charactersAreTheKeysTheyStandOn() {
    #expect(names(" sS7-/") == ["space", "s", "s", "7", "minus", "slash"])
    #expect(names("\r\n\t\u{7f}\u{8}") == ["enter", "enter", "tab", "backspace", "backspace"])
    #expect(!parser.isInSequence)
  }

  @Test(
    arguments: [
      ("[A", "up"), ("[B", "down"), ("[C", "right"), ("[D", "left"), ("OA", "up"), ("OD", "left"),
      ("[H", "home"), ("[F", "end"), ("[1~", "home"), ("[4~", "end"), ("[7~", "home"),
      ("[2~", "insert"), ("[3~", "delete"), ("[5~", "pageup"), ("[6~", "pagedown"),
      ("OP", "f1"), ("OS", "f4"), ("[11~", "f1"), ("[15~", "f5"), ("[17~", "f6"), ("[21~", "f10"),
      ("[23~", "f11"), ("[24~", "f12"), ("[[A", "f1"), ("[[E", "f5"), ("[1;5C", "right"),
      ("[1;2P", "f1"), ("[15;5~", "f5"),
    ])
  func sequencesAreTheKeysThatSendThem(sequence: String, name: String) {
    #expect(names("\u{1b}" + sequence) == [name])
    #expect(!parser.isInSequence)
  }

  @Test func sequenceMayComeInPieces() {
    #expect(names("\u{1b}").isEmpty)
    #expect(parser.isInSequence)
    #expect(names("[1").isEmpty)
    #expect(names("5~x") == ["f5", "x"])
  }

  @Test func escapeAloneIsTheKeyOnceNothingFollows() {
    #expect(names("\u{1b}").isEmpty)
    #expect(parser.finish()?.name == "esc")
    #expect(parser.finish() == nil)
    #expect(names("a") == ["a"])
  }

  @Test func escapeTwiceIsOneKeyAndPerhapsAnother() {
    #expect(names("\u{1b}\u{1b}") == ["esc"])
    #expect(names("[A") == ["up"])
  }

  @Test func altWithAKeyIsTheKey() {
    #expect(names("\u{1b}x") == ["x"])
  }

  @Test(arguments: ["[", "O", "[1;", "[["])
  func sequenceThatIsNeverEndedIsForgotten(start: String) {
    #expect(names("\u{1b}" + start).isEmpty)
    #expect(parser.finish() == nil)
    #expect(names("a") == ["a"])
  }

  @Test(
    arguments: [
      "\u{1b}[99~", "\u{1b}[?1;2c", "\u{1b}[24;80R", "\u{1b}[Z", "\u{1b}Oz", "\u{1b}[[Z", "ä", "☃",
      "\u{0}\u{1}", "!", "\u{1b}[<0;3;4M",
    ])
  func whatNoKeyStandsForIsSkipped(text: String) {
    #expect(names(text + "q") == ["q"])
    #expect(!parser.isInSequence)
  }

  @Test func endlessSequenceIsSkippedToItsEnd() {
    #expect(names("\u{1b}[" + String(repeating: "1;", count: 100_000)).isEmpty)
    #expect(names("~q") == ["q"])
  }
}
