import Foundation
import TestSupport
import Testing

/// The real `tune` in a terminal, with the shakes of the space key.
@Suite(.timeLimit(.minutes(2))) final class TuneRunTests {
  private let terminal: PseudoTerminal
  private let found: [UInt8]
  private let process = Process()
  private var size = (columns: 80, rows: 24)
  private var output: [UInt8] = []

  init() throws {
    terminal = try PseudoTerminal()
    found = try terminal.attributes()
    process.executableURL = URL(filePath: ProgramRun.program)
    process.arguments = ["tune", "--accelerometer", "none", "--simulate-shake"]
    process.environment = ["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"]
    let handle = FileHandle(fileDescriptor: terminal.descriptor)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// What the terminal shows now.
  private var screen: TerminalModel {
    var screen = TerminalModel(columns: size.columns, rows: size.rows)
    screen.receive(output)
    return screen
  }

  /// Reads until the last line of the page says something, or the program has ended.
  private func wait(forLastLine isRight: (String) -> Bool) {
    repeat {
      output += terminal.output()
      if let line = screen.lines.last, isRight(line) { return }
      usleep(5000)
    } while process.isRunning
    Issue.record("the program has ended: \(String(decoding: output, as: UTF8.self))")
  }

  private func waitForEnd() {
    while process.isRunning {
      output += terminal.output()
      usleep(5000)
    }
    process.waitUntilExit()
    output += terminal.output()
  }

  /// What the program wrote after it gave the terminal back.
  private var leftBehind: String? {
    let pieces = String(decoding: output, as: UTF8.self).components(separatedBy: "\u{1b}[?1049l")
    return pieces.count == 2 ? pieces[1] : nil
  }

  @Test func threeShakesAndThreeOtherThingsMakeALineForTheConfiguration() throws {
    for number in 1...6 {
      wait { $0.contains("Enter: begin") }
      #expect(screen.lines.contains { $0.hasPrefix("Step \(number) of 6: ") })
      try terminal.type("\r")
      wait { $0.contains("Enter: done") }
      try terminal.type(number <= 3 ? " " : "\r")
      wait { $0.contains("Enter: next") }
      #expect(screen.lines.contains { $0.contains("as it should be") })
      try terminal.type("\r")
    }
    wait { $0.contains("Enter: end") }
    #expect(screen.lines.contains { $0.contains("    shake-threshold ") })

    try terminal.type("\r")
    waitForEnd()

    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    let report = try #require(leftBehind)
    #expect(report.contains("Put this into the configuration file:"))
    #expect(report.contains("\nshake-threshold "))
    #expect(try terminal.attributes() == found)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func askedToEndItLeavesTheTerminalAsItWas(signal: Int32) throws {
    wait { $0.contains("begin") }

    kill(process.processIdentifier, signal)
    waitForEnd()

    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(leftBehind == "")
    #expect(try terminal.attributes() == found)
  }

  @Test func aCrashLeavesTheTerminalAsItWas() throws {
    wait { $0.contains("begin") }

    kill(process.processIdentifier, SIGSEGV)
    waitForEnd()

    #expect(process.terminationReason == .uncaughtSignal)
    #expect(leftBehind == "")
    #expect(try terminal.attributes() == found)
  }

  @Test func thePageFollowsTheWindowsSize() throws {
    wait { $0.contains("begin") }
    #expect(screen.lines[0].hasPrefix("Profile mounted"))

    try terminal.resize(columns: 50, rows: 12)
    size = (50, 12)
    output = []
    kill(process.processIdentifier, SIGWINCH)

    wait { $0.contains("begin") }
    #expect(screen.lines[0].hasPrefix("Profile mounted"))
  }

  @Test func withoutATerminalItSaysSo() throws {
    let run = try ProgramRun(["tune", "--accelerometer", "none", "--simulate-shake"])

    #expect(run.exitCode == 69)
    #expect(run.errors.contains("terminal"))
  }
}
