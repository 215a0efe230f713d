import Foundation
import Platform
import Testing

@Suite struct ProcessTableTests {
  @Test func programIsFoundByItsNameButNotThisOne() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sleep")
    process.arguments = ["60"]
    try process.run()
    defer {
      // It has this process's signals blocked, but for this one.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let own = try String(contentsOfFile: "/proc/self/comm", encoding: .utf8)
      .trimmingCharacters(in: .newlines)

    #expect(ProcessTable.processes(named: "sleep").contains(process.processIdentifier))
    #expect(!ProcessTable.processes(named: own).contains(getpid()))
    #expect(ProcessTable.processes(named: "no such program").isEmpty)
  }
}
