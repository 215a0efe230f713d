import Testing

extension MachineTests {
  @MainActor struct SensorCommandTests {
    @Test func aRecordedShakeIsFoundAgain() throws {
      let machine = try Machine.virtioGPU()
      let sensor = try VirtualAccelerometer(in: machine)
      let recording = try machine.start("shake-kiosk record /tmp/shake.csv --force")
      try sensor.waitFor("ready")

      for motion in ["rest 2", "shake", "rest 1"] { try sensor.send(motion) }
      try sensor.waitFor("done shake")
      try sensor.waitFor("done rest")
      try recording.kill("INT")

      #expect(try recording.wait() == 0)
      let header = try machine.run("head -n 2 /tmp/shake.csv").split(separator: "\n")
      #expect(header.first?.hasPrefix("# accel_3d, ") == true)
      #expect(header.last == "time_s,x,y,z")
      let phases = try machine.run("shake-kiosk replay /tmp/shake.csv").split(separator: "\n")
      #expect(phases.map { $0.split(separator: " ").last } == ["began", "ended"])
    }

    @Test func tuneSeesAShakeAndGivesTheConsoleBack() throws {
      let machine = try Machine.virtioGPU()
      let sensor = try VirtualAccelerometer(in: machine)
      // On the first console a shell would take some of the keys.
      try machine.run("chvt 3")
      let tune = try machine.start(
        "env TERM=linux shake-kiosk tune </dev/tty3 >/dev/tty3 2>/dev/tty3")
      func waitFor(_ text: String) throws {
        try tune.wait(for: "'\(text)' on the console") {
          // A sentence may go on in the next line.
          try machine.run("tr -s ' ' </dev/vcs3").contains(text) ? () : nil
        }
      }
      try sensor.waitFor("ready")
      try sensor.send("rest 3")
      try waitFor("First press Space")

      try machine.press("spc")
      try waitFor("This takes")
      try sensor.send("shake")
      try waitFor("It was seen as a shake")
      try machine.press("q")

      #expect(try tune.wait() == 0)
      #expect(try !machine.run("cat /dev/vcs3").contains("Step 1 of 6"))
      try machine.run("chvt 1")
    }
  }
}
