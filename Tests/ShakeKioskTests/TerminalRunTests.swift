import Foundation
import TestSupport
import Testing

/// The real program in a terminal, from its start to its end.
@Suite(.timeLimit(.minutes(2))) final class TerminalRunTests {
  private let terminal: PseudoTerminal
  private let found: [UInt8]
  private let process = Process()
  private let trace = NSTemporaryDirectory() + "/shake-kiosk-trace-\(UUID().uuidString)"
  private var output: [UInt8] = []

  init() throws {
    terminal = try PseudoTerminal(columns: 40, rows: 12)
    found = try terminal.attributes()
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "shake-kiosk")
    process.arguments = [
      "--display", "terminal", "--accelerometer", "none", "--simulate-shake", "--seed", "1",
      "--images", package.appending(path: "images").path, "--trace", trace,
    ]
    process.environment = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "SWIFT_BACKTRACE": "enable=no",
    ]
    let handle = FileHandle(fileDescriptor: terminal.descriptor)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    unlink(trace)
  }

  /// The names of the steps in the trace.
  private var steps: [String] {
    let text = (try? String(contentsOfFile: trace, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["event"] as? String
    }
  }

  /// Reads what the program writes until something is true, or the program has ended.
  private func wait(until isTrue: () -> Bool) {
    while !isTrue(), process.isRunning {
      output += terminal.output()
      usleep(5000)
    }
    output += terminal.output()
  }

  private func expectTerminalAsItWas() throws {
    #expect(try terminal.attributes() == found)
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.contains("\u{1b}[?1049h"))
    let afterwards = text.components(separatedBy: "\u{1b}[?1049l")
    #expect(afterwards.count == 2)
    #expect(afterwards.last?.contains("\u{2580}") == false)
  }

  @Test func theSpaceKeyShakesAndControlCLeavesTheTerminalAsItWas() throws {
    wait { steps.contains("ready") }
    try terminal.type(" ")
    wait { steps.contains("shake-ended") }

    // What Control+C sends to the program of a terminal that is its controlling one.
    process.interrupt()
    wait { !process.isRunning }

    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    let way = steps.drop { $0 != "shake-began" }.filter { $0 != "decoded" }
    #expect(Array(way) == ["shake-began", "pick", "commit", "flip", "shake-ended", "exit"])
    try expectTerminalAsItWas()
  }

  @Test func aCrashLeavesTheTerminalAsItWas() throws {
    wait { steps.contains("ready") }

    kill(process.processIdentifier, SIGSEGV)
    wait { !process.isRunning }

    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGSEGV)
    try expectTerminalAsItWas()
  }

  @Test func thePicturesFollowTheWindowsSize() throws {
    wait { steps.contains("ready") }
    let before = steps.filter { $0 == "decoded" }.count

    try terminal.resize(columns: 20, rows: 6)
    kill(process.processIdentifier, SIGWINCH)
    wait { steps.filter { $0 == "decoded" }.count >= before + 2 }

    #expect(process.isRunning)
    #expect(steps.filter { $0 == "pick" }.count == 1)
  }
}
