import Raster
import Testing

extension MachineTests {
  @MainActor struct ConsoleTests {
    @Test func typedTextAndTheCursorNeverShow() throws {
      let machine = try Machine.virtioGPU()
      try machine.writeConsole("text before", showsCursor: true)
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      try kiosk.waitForPickedPicture()

      try machine.press("a")
      try machine.press("ret")
      try machine.run("echo text during >/dev/tty1")

      // The kernel draws text and cursor with a delay; the picture must outlast it.
      _ = try machine.settledScreen()
      try kiosk.waitForPickedPicture()
    }

    @Test(arguments: ["TERM", "INT"])
    func askedToEndItGivesTheConsoleBack(signal: String) throws {
      let machine = try Machine.virtioGPU()
      let console = try machine.writeConsole("the console")
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      try kiosk.waitForPickedPicture()
      try machine.press("a")

      try kiosk.process.kill(signal)

      #expect(try kiosk.process.wait() == 0)
      #expect(try kiosk.trace.events().last?.name == "exit")
      try machine.waitForScreen(toShow: console)
      try machine.expectConsoleToShowText(over: console)
    }

    @Test func crashGivesTheConsoleBack() throws {
      let machine = try Machine.virtioGPU()
      let console = try machine.writeConsole("the console")
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      try kiosk.waitForPickedPicture()

      try kiosk.process.kill("SEGV")

      #expect(try kiosk.process.wait() == 128 + 11)
      try machine.waitForScreen(toShow: console)
      try machine.expectConsoleToShowText(over: console)
    }

    @Test func killedKioskLeavesACardThatTheNextOneTakes() throws {
      let machine = try Machine.virtioGPU()
      let console = try machine.writeConsole("the console")
      let killed = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      try killed.process.kill("KILL")
      #expect(try killed.process.wait() == 128 + 9)

      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))

      try kiosk.waitForPickedPicture()
      #expect(try kiosk.terminate() == 0)
      try machine.waitForScreen(toShow: console)
      try machine.expectConsoleToShowText(over: console)
    }
  }
}

extension Machine {
  /// Clears the text console and writes a line.
  ///
  /// - Returns: the screen with it.
  @discardableResult
  fileprivate func writeConsole(_ text: String, showsCursor: Bool = false) throws -> Bitmap {
    let cursor = showsCursor ? "h" : "l"
    try run(#"printf "\033[2J\033[H\033[?25\#(cursor)\#(text)\r\n" >/dev/tty1"#)
    // A blinking cursor never comes to rest.
    return showsCursor ? try screen() : try settledScreen()
  }

  /// Text that is written to the console appears: it is neither in graphics mode nor covered, and
  /// typed keys reach the shell on it again.
  fileprivate func expectConsoleToShowText(over console: borrowing Bitmap) throws {
    try run("echo text after >/dev/tty1")
    let written = try settledScreen()
    #expect(PictureDifference(seen: written, expected: console) != nil, "no text shows")
    try press("a")
    let typed = try settledScreen()
    #expect(PictureDifference(seen: typed, expected: written) != nil, "no typed key shows")
  }
}
