import Testing

@testable import shake_kiosk

@Suite struct DoctorReportTests {
  private let findings = [
    DoctorFinding("screen", .good, "HDMI-A-1"),
    DoctorFinding(
      "accelerometer", .bad, "There is none.", advice: "Add this line:\n dtparam=i2c_arm=on"),
    DoctorFinding("accelerometer", .note, "A remark."),
  ]

  @Test func everyFindingHasAMarkAndWhatToDoStandsBelowIt() {
    #expect(
      DoctorReport(findings: findings).text(hasSymbols: true) == """
        ✔ screen         HDMI-A-1
        ✘ accelerometer  There is none.
                         → Add this line:
                            dtparam=i2c_arm=on
        !                A remark.

        """)
  }

  @Test func terminalWithoutSymbolsGetsLetters() {
    let text = DoctorReport(findings: findings).text(hasSymbols: false)
    #expect(text.hasPrefix("+ screen"))
    #expect(text.contains("\nx accelerometer"))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func longSentencesAreBrokenBelowThemselves() {
    let finding = DoctorFinding("screen", .good, String(repeating: "word ", count: 30))
    let lines = DoctorReport(findings: [finding]).text(hasSymbols: true).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(lines[1].hasPrefix(String(repeating: " ", count: 17) + "word"))
  }

  @Test func jsonHasALineForEachFinding() {
    #expect(
      DoctorReport(findings: Array(findings.prefix(2))).json == """
        {"check":"screen","verdict":"good","text":"HDMI-A-1"}
        {"check":"accelerometer","verdict":"bad","text":"There is none.",\
        "advice":"Add this line:\\n dtparam=i2c_arm=on"}

        """)
  }

  @Test func notesAloneLeaveAKioskFit() {
    #expect(!DoctorReport(findings: findings).isFit)
    #expect(DoctorReport(findings: [findings[0], findings[2]]).isFit)
  }
}
