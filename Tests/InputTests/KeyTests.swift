import Testing

@testable import Input

@Suite struct KeyTests {
  @Test(
    arguments: [
      ("space", 57), ("enter", 28), ("s", 31), ("f5", 63), ("playpause", 164), ("nextsong", 163),
      ("esc", 1), ("0", 11), ("1", 2), ("up", 103), ("volumeup", 115), ("kpenter", 96),
    ] as [(String, UInt16)])
  func kernelNamesStandForTheKernelsNumbers(name: String, code: UInt16) {
    #expect(Key(name: name) == Key(code: code))
    #expect(Key(code: code).name == name)
  }

  @Test(arguments: ["SPACE", "Space", "KEY_SPACE", "key_space", "0x39"])
  func spellingsOfTheSpaceBar(name: String) {
    #expect(Key(name: name) == Key(code: 57))
  }

  @Test(arguments: ["", "spacebar", "key_", "28", "0x", "0x10000", "0xzz", " space", "é"])
  func whatIsNoNameIsRefused(name: String) {
    #expect(Key(name: name) == nil)
  }

  @Test func everyListedNameComesBackFromItsKey() {
    #expect(Key.names.count > 150)
    for name in Key.names { #expect(Key(name: name)?.name == name) }
  }

  @Test func keyWithoutANameIsCalledByItsNumberAndFoundByIt() {
    let key = Key(code: 0x2ff)
    #expect(key.name == "0x2ff")
    #expect(Key(name: key.name) == key)
  }
}
