import Foundation
import Testing

@testable import shake_kiosk

@Suite struct HelpTests {
  @Test func everyOptionStandsInAllKindsOfHelp() {
    for option in Option.table {
      #expect(Help.text.contains("--\(option.name)"))
      #expect(ManualPage.text.contains(ManualPage.escaped("--\(option.name)")))
      #expect(BashCompletion.text.contains("--\(option.name)"))
    }
  }

  @Test func manualPageEscapesWhatMeansSomethingToItsFormatter() {
    #expect(ManualPage.escaped(".png in C:\\ and -x") == "\\&.png in C:\\e and \\-x")
    #expect(ManualPage.escaped("a.b 'c'") == "a.b 'c'")
  }

  @Test(arguments: [
    (["shake-kiosk", "--shake-p"], ["--shake-profile"]),
    (["shake-kiosk", "snap"], ["snapshot"]),
    (["shake-kiosk", "replay", "--js"], ["--json"]),
    (["shake-kiosk", "replay", "--se"], []),
    (["shake-kiosk", "--fit", "a"], []),
  ])
  func bashCompletesWhatTheCommandKnows(words: [String], expected: [String]) throws {
    // compopt works only while a person completes.
    let script = """
      compopt() { :; }
      \(BashCompletion.text)
      COMP_WORDS=(\(words.joined(separator: " "))) COMP_CWORD=\(words.count - 1)
      _shake_kiosk
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let bash = Process()
    let output = Pipe()
    bash.executableURL = URL(fileURLWithPath: "/bin/bash")
    bash.arguments = ["-c", script]
    bash.standardOutput = output
    try bash.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    bash.waitUntilExit()

    #expect(bash.terminationStatus == 0)
    #expect(text.split(separator: "\n").map(String.init) == expected)
  }

  @Test func debianPackageHasTheVersionThatTheProgramTells() throws {
    let changelog = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../deploy/debian/changelog").standardizedFileURL

    let text = try String(contentsOf: changelog, encoding: .utf8)

    #expect(text.hasPrefix("shake-kiosk (\(Program.version)) "))
  }
}
