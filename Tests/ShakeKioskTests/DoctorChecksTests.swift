import Input
import Platform
import Testing

@testable import shake_kiosk

/// What the doctor makes of what it finds.
@Suite struct DoctorChecksTests {
  private func verdicts(_ findings: [DoctorFinding]) -> [DoctorFinding.Verdict] {
    findings.map(\.verdict)
  }

  // MARK: Screen

  @Test func screenWithoutAMasterIsGood() {
    let check = ScreenCheck(screen: "HDMI-A-1 1920x1080 at 60 Hz on card0 (vc4)", cards: ["card0"])
    #expect(verdicts(check.findings) == [.good, .good])
  }

  @Test func missingScreenIsBadAndSaysWhy() {
    let check = ScreenCheck(reason: "No screen is connected.")
    #expect(check.findings == [DoctorFinding("screen", .bad, "No screen is connected.")])
  }

  @Test func anotherProgramOnTheCardIsBad() throws {
    let check = ScreenCheck(screen: "HDMI-A-1", holder: "Xorg (process 61)", kiosks: [6])
    let finding = try #require(check.findings.last)
    #expect(finding.verdict == .bad)
    #expect(finding.text.contains("Xorg (process 61)"))
  }

  @Test func runningKioskOnTheCardIsGood() {
    let check = ScreenCheck(screen: "HDMI-A-1", holder: "shake-kiosk (process 6)", kiosks: [6])
    #expect(verdicts(check.findings) == [.good])
  }

  @Test func modeThatIsNotThereIsANote() {
    let check = ScreenCheck(screen: "HDMI-A-1", remarks: ["It has no mode 1x1."])
    #expect(verdicts(check.findings) == [.good, .note])
  }

  // MARK: Pictures

  @Test func emptyFolderIsBad() {
    #expect(verdicts(PictureCheck(path: "/p").findings) == [.bad])
  }

  @Test func folderOfNothingButDamagedPicturesIsBad() {
    let check = PictureCheck(
      path: "/p", count: 40, triedCount: 2, failures: ["a is damaged.", "b is damaged."])
    #expect(verdicts(check.findings) == [.bad, .note, .note])
  }

  @Test func someDamagedPicturesAreNotes() {
    let check = PictureCheck(path: "/p", count: 3, triedCount: 3, failures: ["a is damaged."])
    #expect(check.findings[0].text == "3 pictures in /p; tried them all, 2 can be shown")
    #expect(verdicts(check.findings) == [.good, .note])
  }

  // MARK: Permissions

  @Test func deniedDevicesNameTheGroupsToJoin() throws {
    let permissions = [
      FilePermission(path: "/dev/dri/card0", isGranted: false, group: "video"),
      FilePermission(path: "/dev/input/event0", isGranted: true, group: "input"),
      FilePermission(path: "/dev/iio:device0", isGranted: false, group: "iio"),
    ]
    let finding = try #require(
      AccessCheck(permissions: permissions, kioskRuns: false).findings.first)
    #expect(finding.verdict == .bad)
    #expect(finding.text.contains("/dev/dri/card0, /dev/iio:device0."))
    #expect(finding.advice?.contains("sudo usermod -aG iio,video $USER") == true)
    #expect(verdicts(AccessCheck(permissions: permissions, kioskRuns: true).findings) == [.note])
  }

  @Test func grantedDevicesAreGood() {
    let permissions = [FilePermission(path: "/dev/dri/card0", isGranted: true)]
    #expect(verdicts(AccessCheck(permissions: permissions).findings) == [.good])
  }

  // MARK: Service

  private func service(_ lines: String...) -> [DoctorFinding] {
    ServiceCheck(parsing: lines.joined(separator: "\n")).findings
  }

  @Test func runningServiceTellsItsStatus() {
    let findings = service(
      "LoadState=loaded", "ActiveState=active", "UnitFileState=enabled", "NRestarts=2",
      "StatusText=avatar3.png, 42 pictures")
    #expect(
      findings == [
        DoctorFinding("service", .good, "running, started anew 2 times: avatar3.png, 42 pictures")
      ])
  }

  @Test func failedServiceIsBad() {
    let findings = service(
      "LoadState=loaded", "ActiveState=failed", "UnitFileState=enabled", "Result=exit-code",
      "ExecMainStatus=78")
    #expect(verdicts(findings) == [.bad])
    #expect(findings[0].text.contains("exit code 78"))
  }

  @Test func serviceThatDoesNotRunOrStartIsANoteEach() {
    let findings = service("LoadState=loaded", "ActiveState=inactive", "UnitFileState=disabled")
    #expect(verdicts(findings) == [.note, .note])
  }

  @Test func absentServiceOrManagerIsANote() {
    #expect(verdicts(service("LoadState=not-found")) == [.note])
    #expect(verdicts(ServiceCheck().findings) == [.note])
  }

  // MARK: The rest

  @Test func devicesAreListedWithWhatTheyHave() {
    let devices = [
      InputDeviceSummary(name: "Panel", path: "/dev/input/event0", abilities: [.touch]),
      InputDeviceSummary(name: "Remote", path: "/dev/input/event1", abilities: [.keys, .pointer]),
    ]
    #expect(
      InputCheck(devices: devices).findings.map(\.text) == [
        "Panel (touch), Remote (keys, pointer)"
      ])
    #expect(verdicts(InputCheck().findings) == [.note])
  }

  @Test func wrongConfigurationIsBad() {
    #expect(verdicts(ConfigurationCheck(path: "/c", failure: "/c, line 3: no").findings) == [.bad])
    #expect(ConfigurationCheck(path: "/c").findings.map(\.text) == ["/c"])
  }

  @Test func consoleIsNamedAndItsAbsenceIsANote() {
    #expect(ConsoleCheck(shown: "tty1").findings.map(\.text) == ["/dev/tty1 is shown"])
    #expect(verdicts(ConsoleCheck().findings) == [.note])
  }
}
