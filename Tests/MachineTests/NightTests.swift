import Testing

extension MachineTests {
  @MainActor struct NightTests {
    @Test(arguments: ["atomic", "legacy"])
    func signalsSwitchTheScreenOffAndOn(interface: String) throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--kms \(interface)")
      #expect(try machine.screenPower() == "On")

      try kiosk.process.kill("USR1")
      try kiosk.trace.next("screen", ["status": "off", "reason": "signal"])
      #expect(try machine.screenPower() == "Off")
      try kiosk.process.kill("USR2")
      try kiosk.trace.next("screen", ["status": "on", "reason": "signal"])

      #expect(try machine.screenPower() == "On")
      try kiosk.waitForPickedPicture()
    }

    @Test func offHoursFollowTheClockEvenWhenItIsSet() throws {
      let machine = try Machine.virtioGPU()
      try machine.run("date -s \'2026-03-01 12:00:00\'")
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--off-hours 22:00-07:00")

      try machine.run("date -s \'2026-03-01 21:59:58\'")
      try kiosk.trace.next("screen", ["status": "off", "reason": "off-hours"])
      #expect(try machine.screenPower() == "Off")
      try machine.run("date -s \'2026-03-02 08:00:00\'")
      try kiosk.trace.next("screen", ["status": "on", "reason": "off-hours"])

      #expect(try machine.screenPower() == "On")
      try kiosk.waitForPickedPicture()
    }

    @Test func aShakeWakesTheScreen() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--shake-wakes --simulate-shake")
      try kiosk.process.kill("USR1")
      try kiosk.trace.next("screen", ["status": "off"])

      try machine.press("spc")

      try kiosk.trace.next("screen", ["status": "on", "reason": "shake"])
      try kiosk.waitForPickedPicture()
    }

    @Test func anotherConsoleIsLitByNight() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      try kiosk.process.kill("USR1")
      try kiosk.trace.next("screen", ["status": "off"])

      try machine.run("chvt 2")
      #expect(try machine.screenPower() == "On")
      try machine.run("chvt 1")
      try kiosk.trace.next("console", ["status": "shown"])

      #expect(try machine.screenPower() == "Off")
    }
  }
}

extension Machine {
  /// Whether the kernel has the screen switched on: `On` or `Off`.
  fileprivate func screenPower() throws -> String {
    try run("cat /sys/class/drm/card0-Virtual-1/dpms").filter { !$0.isNewline }
  }
}
