import Foundation
import Testing

extension MachineTests {
  @MainActor struct DoctorTests {
    /// What the doctor found.
    private struct Report {
      let exitCode: Int32
      let findings: [(check: String, verdict: String, text: String, advice: String)]

      func finding(_ check: String) -> (verdict: String, text: String, advice: String)? {
        findings.first { $0.check == check }.map { ($0.verdict, $0.text, $0.advice) }
      }
    }

    /// Asks the doctor for pictures of the package.
    private func ask(_ machine: Machine, _ options: String = "") throws -> Report {
      let pictures = try PictureFolder(in: machine)
      let doctor = try machine.start(
        "shake-kiosk doctor --json --images \(pictures.pathInMachine) \(options)")
      let exitCode = try doctor.wait()
      let findings = try doctor.standardOutput.lines.map { line in
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
        let fields = try #require(object as? [String: String])
        return (
          try #require(fields["check"]), try #require(fields["verdict"]),
          try #require(fields["text"]), fields["advice"] ?? ""
        )
      }
      return Report(exitCode: exitCode, findings: findings)
    }

    @Test func healthyMachineIsFit() throws {
      let machine = try Machine.virtioGPU()
      let sensor = try VirtualAccelerometer(in: machine)

      let report = try ask(machine)

      #expect(report.exitCode == 0, "\(report)")
      #expect(!report.findings.contains { $0.verdict == "bad" })
      let screen = try #require(report.finding("screen"))
      #expect(screen.text.hasPrefix("Virtual-1 1280x720 at "), "\(screen)")
      #expect(screen.text.hasSuffix(" on card0 (virtio_gpu)"), "\(screen)")
      let texts = report.findings.filter { $0.check == "accelerometer" }.map(\.text)
      #expect(
        texts.first == "accel_3d at 100 Hz, collected by the kernel, trigger accel_3d-dev0")
      #expect(texts.last?.hasPrefix("At rest it feels 9.8") == true, "\(texts)")
      #expect(report.finding("pictures")?.text.hasSuffix("tried them all, 3 can be shown") == true)
      #expect(report.finding("keys and touch")?.text.contains("Keyboard (keys)") == true)
      #expect(report.finding("console")?.text == "/dev/tty1 is shown")
      #expect(report.finding("service")?.verdict == "note")
      withExtendedLifetime(sensor) {}
    }

    @Test func missingSensorIsSaidToBeMissing() throws {
      let machine = try Machine.virtioGPU()

      let report = try ask(machine)

      #expect(report.exitCode == 69)
      let sensor = try #require(report.finding("accelerometer"))
      #expect(sensor.verdict == "bad")
      #expect(sensor.text.contains("no sign of a motion sensor"))
      #expect(sensor.advice.contains("deploy/sensors/README.md"))
    }

    @Test func missingScreenIsSaidToBeMissing() throws {
      let machine = try Machine.noGraphics()

      let report = try ask(machine, "--simulate-shake")

      #expect(report.exitCode == 69)
      let screen = try #require(report.finding("screen"))
      #expect(screen.verdict == "bad")
      #expect(screen.text.contains("There is no graphics card"))
      #expect(report.finding("accelerometer")?.verdict == "note")
    }

    @Test func runningKioskIsLeftInPeace() throws {
      let machine = try Machine.virtioGPU()
      let sensor = try VirtualAccelerometer(in: machine)
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      try kiosk.waitForSensor()

      let report = try ask(machine)

      #expect(report.exitCode == 0, "\(report)")
      #expect(report.finding("screen")?.text.contains("the kiosk shows pictures there") == true)
      #expect(report.finding("accelerometer")?.text.contains("left to the kiosk") == true)
      try sensor.shake()
      try kiosk.trace.next("shake-ended")
      let events = try kiosk.trace.events()
      #expect(events.filter { $0["status"] == "started" }.count == 1, "it was never lost")
      try kiosk.waitForPickedPicture()
    }

    @Test func wrongConfigurationIsShownWithItsLine() throws {
      let machine = try Machine.virtioGPU()
      try machine.run("printf 'fit fill\\nmode huge\\n' >/tmp/doctor.conf")

      let report = try ask(machine, "--simulate-shake --config /tmp/doctor.conf")

      #expect(report.exitCode == 69)
      #expect(report.finding("configuration")?.text.contains("/tmp/doctor.conf, line 2") == true)
      #expect(report.finding("screen")?.verdict == "good")
    }
  }
}
