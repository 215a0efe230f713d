import Raster
import Testing

extension MachineTests {
  /// Another console of the machine's than the kiosk's, and the way there and back.
  @MainActor struct SwitchingTests {
    @Test func anotherConsoleShowsItsTextAndThenThePictureComesBack() throws {
      let machine = try Machine.virtioGPU()
      let text = try machine.writeSecondConsole()
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine), "--simulate-shake")

      try machine.run("chvt 2")
      try kiosk.trace.next("console", ["status": "hidden"])
      try machine.waitForScreen(toShow: text)
      // Keys are for the other console now.
      try machine.press("spc")
      try machine.run("chvt 1")
      try kiosk.trace.next("console", ["status": "shown"])

      try kiosk.waitForPickedPicture()
      #expect(try !kiosk.trace.events().contains { $0.name == "shake-began" })
      try machine.press("spc")
      try kiosk.trace.next("shake-began")
      try kiosk.trace.next("flip")
      try kiosk.waitForPickedPicture()
    }

    @Test(arguments: ["atomic", "legacy"])
    func controlAltAndAFunctionKeySwitchAsOnAnyMachine(interface: String) throws {
      let machine = try Machine.virtioGPU()
      let text = try machine.writeSecondConsole()
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--kms \(interface)")

      try machine.press("ctrl", "alt", "f2")
      try kiosk.trace.next("console", ["status": "hidden"])
      try machine.waitForScreen(toShow: text)
      // The kernel itself hears this one.
      try machine.press("ctrl", "alt", "f1")

      try kiosk.trace.next("console", ["status": "shown"])
      try kiosk.waitForPickedPicture()
    }

    @Test func aLockedConsoleIsLeftByNoKey() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--lock-console --simulate-shake")

      try machine.press("ctrl", "alt", "f2")
      try machine.press("ctrl", "c")
      try machine.press("spc")

      try kiosk.trace.next("shake-began")
      try kiosk.trace.next("flip")
      try kiosk.waitForPickedPicture()
      #expect(try !kiosk.trace.events().contains { $0.name == "console" })
    }

    @Test func aKioskOnAConsoleThatIsNotShownWaitsForItsTurn() throws {
      let machine = try Machine.virtioGPU()
      let text = try machine.writeSecondConsole()
      try machine.run("chvt 2")

      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), on: "/dev/tty1", waitsForPicture: false)
      try kiosk.trace.next("console", ["status": "hidden"])
      #expect(PictureDifference(seen: try machine.settledScreen(), expected: text) == nil)
      try machine.run("chvt 1")

      try kiosk.trace.next("ready")
      try kiosk.waitForPickedPicture()
    }

    @Test(arguments: ["SEGV", "TERM"])
    func anEndOnAnotherConsoleDisturbsNobody(signal: String) throws {
      let machine = try Machine.virtioGPU()
      let text = try machine.writeSecondConsole()
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      try machine.run("chvt 2")
      try machine.waitForScreen(toShow: text)

      try kiosk.process.kill(signal)

      _ = try kiosk.process.wait()
      #expect(PictureDifference(seen: try machine.settledScreen(), expected: text) == nil)
      // And the way back is open.
      try machine.run("chvt 1")
      try machine.run("echo text after >/dev/tty1")
      let first = try machine.settledScreen()
      #expect(PictureDifference(seen: first, expected: text) != nil)
      try machine.press("a")
      #expect(PictureDifference(seen: try machine.settledScreen(), expected: first) != nil)
    }

    /// The kernel leaves the console of a killed owner without a picture: it is the next kiosk that
    /// brings it back.
    @Test func whoeverComesAfterAKioskThatWasKilledOnAnotherConsoleHasItsConsole() throws {
      let machine = try Machine.virtioGPU()
      let text = try machine.writeSecondConsole()
      let pictures = try PictureFolder(in: machine)
      let killed = try Kiosk(in: machine, showing: pictures)
      try machine.run("chvt 2")
      try machine.waitForScreen(toShow: text)
      try killed.process.kill("KILL")
      _ = try killed.process.wait()

      let kiosk = try Kiosk(
        in: machine, showing: pictures, on: "/dev/tty1", waitsForPicture: false)
      try kiosk.trace.next("console", ["status": "hidden"])
      #expect(PictureDifference(seen: try machine.settledScreen(), expected: text) == nil)
      try machine.run("chvt 1")

      try kiosk.trace.next("ready")
      try kiosk.waitForPickedPicture()
    }
  }
}

extension Machine {
  /// Writes a line on the second console and goes back to the first.
  ///
  /// - Returns: the screen with it.
  fileprivate func writeSecondConsole() throws -> Bitmap {
    try run(#"printf "\033[2J\033[H\033[?25lthe second console\r\n" >/dev/tty2; chvt 2"#)
    let text = try settledScreen()
    try run("chvt 1")
    return text
  }
}
