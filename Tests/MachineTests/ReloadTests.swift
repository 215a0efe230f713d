import Raster
import Testing

extension MachineTests {
  @MainActor struct ReloadTests {
    /// A configuration in the machine, and a kiosk that a service manager has started with it.
    private func startKiosk(_ lines: String, in machine: Machine) throws -> Kiosk {
      try write(lines, in: machine)
      // The manager is played by nobody: what it is told goes nowhere.
      return try Kiosk(
        in: machine, showing: PictureFolder(in: machine), startedBy: "env NOTIFY_SOCKET=/nowhere",
        "--config /tmp/kiosk.conf")
    }

    private func write(_ lines: String, in machine: Machine) throws {
      try machine.run("cat >/tmp/kiosk.conf <<'END'\n\(lines)\nEND")
    }

    private func reload(_ kiosk: Kiosk) throws -> Trace.Event {
      try kiosk.process.kill("HUP")
      return try kiosk.trace.next("reload")
    }

    @Test func fitChangesOnTheScreenWithoutANewMode() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try startKiosk("fit center", in: machine)
      let before = try machine.settledScreen()

      try write("fit fill", in: machine)
      #expect(try reload(kiosk)["applied"] == "fit")
      try kiosk.trace.next("flip")

      #expect(PictureDifference(seen: try machine.settledScreen(), expected: before) != nil)
      #expect(try !kiosk.trace.events().contains { $0["status"] == "disconnected" })
    }

    @Test func wrongConfigurationIsComplainedOfAndThePictureStays() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try startKiosk("fit aspect-fit", in: machine)

      try write("fit huge", in: machine)
      #expect(try reload(kiosk)["status"] == "refused")

      try kiosk.waitForPickedPicture()
      #expect(kiosk.process.standardError.text.contains("/tmp/kiosk.conf, line 1"))
    }

    @Test func modeIsSetAnew() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try startKiosk("", in: machine)

      try write("mode 800x600", in: machine)
      #expect(try reload(kiosk)["applied"] == "mode")
      try kiosk.trace.next("flip")

      try kiosk.process.wait(for: "smaller screen") {
        try machine.screen().size == PixelSize(width: 800, height: 600) ? () : nil
      }
      try kiosk.waitForPickedPicture()
    }

    @Test func sensorIsLetGoOfAndTakenAgain() throws {
      let machine = try Machine.virtioGPU()
      let sensor = try VirtualAccelerometer(in: machine)
      let kiosk = try startKiosk("accelerometer none", in: machine)

      try write("accelerometer auto", in: machine)
      _ = try reload(kiosk)
      try kiosk.waitForSensor()
      try sensor.shake()

      try kiosk.trace.next("shake-began")
    }
  }
}
