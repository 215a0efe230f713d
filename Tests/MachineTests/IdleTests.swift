import Testing

extension MachineTests {
  @MainActor struct IdleTests {
    @Test func withoutASensorItSleepsUntilSomethingHappens() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--accelerometer none",
        "--simulate-shake --cache 0")
      try kiosk.waitForPickedPicture()
      // One picture is decoded beforehand; only then is there nothing left to do.
      try kiosk.waitForNextPicture()

      let process = "/proc/\(try kiosk.process.processID())"
      let measure = """
        cat \(process)/task/*/status | grep voluntary_ctxt_switches
        cut -d " " -f 14-15 \(process)/stat
        """
      let lines = try machine.run("\(measure); sleep 5; \(measure)").split(separator: "\n")

      let half = lines.count / 2
      #expect(half > 0)
      #expect(lines[..<half] == lines[half...], "it has woken or worked in 5 s")
    }

    @Test func residentMemoryStaysBelow32Megabytes() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--simulate-shake")
      for _ in 0..<3 {
        try kiosk.waitForNextPicture()
        try machine.press("spc")
        try kiosk.trace.next("shake-ended")
      }

      let process = "/proc/\(try kiosk.process.processID())"
      let kilobytes = try machine.run("grep VmRSS \(process)/status | tr -dc 0-9")

      #expect(try #require(Int(kilobytes)) < 32 * 1024, "\(kilobytes) kB")
    }
  }
}
