import Testing

extension MachineTests {
  @MainActor struct RemoteControlTests {
    @Test func nextAndPreviousKeysOfAKeyboardStepThroughThePictures() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      let first = try kiosk.pickedPicture()

      try machine.press("audionext")
      try kiosk.trace.next("remote", ["subtype": "104"])
      let second = try pictureAfterStep(kiosk)
      try machine.press("audioprev")
      try kiosk.trace.next("remote", ["subtype": "105"])

      #expect(second != first)
      #expect(try pictureAfterStep(kiosk) == first)
    }

    @Test func playAndPauseKeyStopsAndStartsTheSlideShow() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--slideshow 2")
      for step in ["pick", "flip"] { try kiosk.trace.next(step) }

      try machine.press("audioplay")
      try kiosk.trace.next("remote", ["subtype": "103"])
      // A picture may have been under way.
      try machine.run("sleep 1")
      let picks = try pickCount(kiosk)
      try machine.run("sleep 5")
      #expect(try pickCount(kiosk) == picks, "it has gone on")
      try kiosk.waitForPickedPicture()

      try machine.press("audioplay")
      try kiosk.trace.next("remote", ["subtype": "103"])
      for step in ["pick", "flip"] { try kiosk.trace.next(step) }
    }

    @Test func everyPlayersKeyIsItsRemoteControlEvent() throws {
      let (keys, kiosk) = try start()
      let subtypes = [
        "playcd": [100], "play": [100], "pausecd": [101], "pause": [101], "stopcd": [102],
        "stop": [102], "playpause": [103], "nextsong": [104], "next": [104],
        "previoussong": [105], "previous": [105], "rewind": [106, 107], "fastforward": [108, 109],
      ]

      for (key, expected) in subtypes {
        let seen = try remoteSubtypes(kiosk).count
        try keys.perform("key \(key)")
        for subtype in expected { try kiosk.trace.next("remote", ["subtype": "\(subtype)"]) }
        #expect(try remoteSubtypes(kiosk).dropFirst(seen).elementsEqual(expected), "\(key)")
      }
    }

    @Test(arguments: [([0.1], [100]), ([0.1, 0.1], [104]), ([0.1, 0.1, 0.1], [105])])
    func pressesOfAHeadsetsButtonAreCounted(presses: [Double], subtypes: [Int]) throws {
      try expect(subtypes, afterPresses: presses)
    }

    @Test(arguments: [([0.1, 1.5], [108, 109]), ([0.1, 0.1, 1.5], [106, 107])])
    func lastPressOfAHeadsetsButtonSeeksWhileItIsHeld(presses: [Double], subtypes: [Int]) throws {
      try expect(subtypes, afterPresses: presses)
    }

    @Test func fastForwardStepsAsLongAsItIsHeld() throws {
      let (keys, kiosk) = try start()

      try keys.send("key fastforward 3")
      try kiosk.trace.next("remote", ["subtype": "108"])
      for _ in 0..<3 { try kiosk.trace.next("pick") }
      try kiosk.trace.next("remote", ["subtype": "109"])

      try keys.waitFor("done key")
      // A step may have been under way.
      try keys.perform("key volumeup 2")
      let picks = try pickCount(kiosk)
      try keys.perform("key volumeup 3")
      #expect(try pickCount(kiosk) == picks, "it has gone on")
    }

    @Test func keyOfARemoteThatIsPulledOutIsNotHeldAnyMore() throws {
      let (keys, kiosk) = try start()
      try keys.send("key fastforward 60")
      try kiosk.trace.next("remote", ["subtype": "108"])

      try keys.send("unplug")

      try kiosk.trace.next("remote", ["subtype": "109"])
    }

    /// A kiosk that shows pictures on a machine with media keys.
    private func start() throws -> (VirtualTouchscreen, Kiosk) {
      let machine = try Machine.virtioGPU()
      let keys = try VirtualTouchscreen(in: machine)
      return (keys, try Kiosk(in: machine, showing: PictureFolder(in: machine)))
    }

    private func expect(_ subtypes: [Int], afterPresses presses: [Double]) throws {
      let (keys, kiosk) = try start()
      // In one go, since the pauses between presses count.
      try keys.send(presses.map { "key media \($0)" }.joined(separator: "\n"))
      for subtype in subtypes { try kiosk.trace.next("remote", ["subtype": "\(subtype)"]) }
      for _ in presses { try keys.waitFor("done key") }
      // Later than a further press could come.
      try keys.perform("key volumeup 1")
      #expect(try remoteSubtypes(kiosk) == subtypes)
    }

    private func remoteSubtypes(_ kiosk: Kiosk) throws -> [Int] {
      try kiosk.trace.events().filter { $0.name == "remote" }
        .compactMap { $0["subtype"].flatMap { Int($0) } }
    }

    private func pickCount(_ kiosk: Kiosk) throws -> Int {
      try kiosk.trace.events().filter { $0.name == "pick" }.count
    }

    /// The picture that is on the screen after the step that comes next.
    private func pictureAfterStep(_ kiosk: Kiosk) throws -> String {
      for step in ["pick", "flip"] { try kiosk.trace.next(step) }
      try kiosk.waitForPickedPicture()
      return try kiosk.pickedPicture()
    }
  }
}
