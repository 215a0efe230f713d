import Testing

extension MachineTests {
  @MainActor struct ShakeTests {
    @Test func shakeOfTheSensorShowsAnotherPicture() throws {
      let machine = try Machine.virtioGPU()
      let sensor = try VirtualAccelerometer(in: machine)
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      let first = try kiosk.pickedPicture()
      try sensor.waitFor("ready")
      try kiosk.waitForNextPicture()

      // Just started, the detector does not trust a sensor yet.
      try sensor.send("rest 2")
      try sensor.send("shake")
      try kiosk.trace.next("shake-began")
      let way = ["pick", "commit", "flip", "shake-ended"]
      for step in way { try kiosk.trace.next(step) }

      try kiosk.waitForPickedPicture()
      #expect(try kiosk.pickedPicture() != first)
      let names = try kiosk.trace.events().map(\.name)
      #expect(Array(names.drop { $0 != "shake-began" }.filter(way.contains)) == way)
    }

    @Test func restOneBumpAndSlowTiltingChangeNothing() throws {
      let machine = try Machine.virtioGPU()
      let sensor = try VirtualAccelerometer(in: machine)
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      try sensor.waitFor("ready")

      for motion in ["rest 2", "bump", "rest 1", "tilt"] { try sensor.send(motion) }
      try sensor.waitFor("done tilt")

      let ignored = try kiosk.trace.newEvents().map(\.name)
      #expect(!ignored.contains { ["shake-began", "pick", "flip"].contains($0) })
      try kiosk.waitForPickedPicture()

      // It was not deaf: a shake counts.
      try sensor.send("shake")
      try kiosk.trace.next("pick")
    }

    @Test func shakeIsCancelledWhenTheSensorIsPulledOutAndWorksWhenItIsBack() throws {
      let machine = try Machine.virtioGPU()
      let sensor = try VirtualAccelerometer(in: machine)
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      try sensor.waitFor("ready")

      try sensor.send("rest 2")
      try sensor.send("shake 4 15 30")
      try kiosk.trace.next("shake-began")
      try sensor.send("unplug")
      try kiosk.trace.next("shake-cancelled")

      try sensor.send("plug")
      try sensor.waitFor("ready")
      try sensor.send("rest 2")
      try sensor.send("shake")
      try kiosk.trace.next("shake-began")
      try kiosk.trace.next("shake-ended")
      try kiosk.waitForPickedPicture()
    }

    @Test func sensorThatIsPluggedInLaterIsFelt() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      #expect(try kiosk.trace.newEvents().allSatisfy { $0["status"] != "started" })

      let sensor = try VirtualAccelerometer(in: machine)
      try sensor.waitFor("ready")
      try sensor.send("rest 2")
      try sensor.send("shake")

      try kiosk.trace.next("shake-ended")
      try kiosk.waitForPickedPicture()
    }

    @Test func simulatedShakeShowsAnotherPicture() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--simulate-shake")
      let first = try kiosk.pickedPicture()
      try kiosk.waitForNextPicture()

      try machine.press("spc")
      for step in ["shake-began", "pick", "commit", "flip", "shake-ended"] {
        try kiosk.trace.next(step)
      }

      try kiosk.waitForPickedPicture()
      #expect(try kiosk.pickedPicture() != first)
    }

    @Test func anyOtherKeyDoesNotShake() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--simulate-shake=s")

      try machine.press("spc")
      // Longer than a simulated shake lasts.
      try machine.run("sleep 3")
      #expect(try !kiosk.trace.newEvents().contains { $0.name == "shake-began" })

      try machine.press("s")
      try kiosk.trace.next("shake-began")
    }
  }
}
