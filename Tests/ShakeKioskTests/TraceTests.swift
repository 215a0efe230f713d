import Foundation
import Platform
import Testing

@testable import shake_kiosk

@MainActor @Suite struct TraceTests {
  @Test func aLineIsAJSONObjectWithTimeAndEventFirst() {
    let line = Trace.line(
      "pick", ["image": .string("avatar1.png"), "ms": .number(1.5), "subtype": 103],
      at: Instant(nanoseconds: 12_345))

    #expect(
      line == #"{"t":12345,"event":"pick","image":"avatar1.png","ms":1.5,"subtype":103}"# + "\n")
  }

  @Test(arguments: ["plain", "quote\" and \\", "line\nbreak\ttab\r", "\u{1}\u{1f}", "ä🦊\u{202e}"])
  func anyTextComesBackWholeFromAJSONReader(text: String) throws {
    let line = Trace.line("skipped", ["reason": .string(text)], at: Instant(nanoseconds: 1))

    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]

    #expect(object?["reason"] as? String == text)
    #expect(line.filter { $0 == "\n" }.count == 1)
  }

  @Test func aNumberThatIsNoneBecomesNull() {
    let line = Trace.line("decoded", ["ms": .number(.nan)], at: Instant(nanoseconds: 1))

    #expect(line.contains("\"ms\":null"))
  }

  @Test func aTraceWritesEachLineAtOnce() throws {
    let path = NSTemporaryDirectory() + "/trace-\(UUID().uuidString)"
    defer { unlink(path) }
    let trace = try Trace(path: path) { Issue.record("\($0)") }

    trace.record("ready")
    trace.record("exit", at: Instant(nanoseconds: 7))

    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last == #"{"t":7,"event":"exit"}"#)
  }

  @Test func aFullDiskIsToldOnceAndStopsNothing() throws {
    var failures: [Errno] = []
    let trace = try Trace(path: "/dev/full") { failures.append($0) }

    trace.record("ready")
    trace.record("exit")

    #expect(failures == [.noSpace])
  }

  @Test func aFileThatCannotBeMadeIsAnError() {
    #expect(throws: Errno.noSuchFileOrDirectory) { try Trace(path: "/nowhere/trace") { _ in } }
  }
}
