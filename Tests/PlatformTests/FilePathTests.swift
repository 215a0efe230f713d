import Platform
import Testing

@Suite struct FilePathTests {
  @Test func aNameIsPutBehindItsFolder() {
    #expect(FilePath("/pictures").appending("a.png") == "/pictures/a.png")
    #expect(FilePath("/").appending("a.png") == "/a.png")
    #expect(FilePath("").appending("a.png") == "a.png")
  }

  @Test func whatIsNoTextIsSpelledOut() {
    let path = FilePath(bytes: Array("ä".utf8) + [0xFF, 0x01] + Array("🦊".utf8) + [0xC3])

    #expect(path.text == nil)
    #expect(path.description == "ä\\xff\u{1}🦊\\xc3")
  }

  @Test func textIsItself() {
    #expect(FilePath("schöne\nBilder").description == "schöne\nBilder")
    #expect(FilePath("a").text == "a")
  }

  @Test func aCFunctionGetsTheBytesWithAZero() {
    let bytes = FilePath(bytes: [0x61, 0xFF]).withCString { [$0[0], $0[1], $0[2]] }

    #expect(bytes == [0x61, -1, 0])
  }
}
