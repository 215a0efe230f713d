import Testing

@testable import Input

@Suite struct KeyTests {
  @Test(
    arguments: [
      ("space", 57), ("enter", 28), ("s", 31), ("f5", 63), ("playpause", 164), ("nextsong", 163),
      ("media", 226), ("playcd", 200), ("pausecd", 201), ("stopcd", 166), ("play", 207),
      ("pause", 119), ("stop", 128), ("next", 407), ("previous", 412), ("fastforward", 208),
      ("rewind", 168), ("channelup", 402), ("esc", 1), ("0", 11), ("1", 2), ("up", 103),
      ("volumeup", 115), ("kpenter", 96),
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

  /// The numbers are those of the kernel's keymap for CEC (`rc-cec`), of BlueZ's for AVRCP, and of
  /// wired headsets.
  @Test(
    arguments: [
      28, 52, 59, 62, 63, 103, 104, 105, 106, 108, 109, 113, 114, 115, 116, 119, 128, 138,
      139, 141, 142, 143, 150, 158, 159, 161, 163, 164, 165, 166, 167, 168, 171, 174, 200,
      201, 207, 208, 213, 226, 352, 353, 355, 356, 358, 359, 362, 364, 365, 371, 378, 393,
      398, 399, 400, 401, 402, 403, 407, 409, 412, 413, 438, 512, 521, 582, 614, 615, 616,
      617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631,
    ] as [UInt16])
  func keysOfTelevisionRemotesAndHeadsetsHaveNames(code: UInt16) {
    #expect(!Key(code: code).name.hasPrefix("0x"))
  }
}
