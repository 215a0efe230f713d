import Foundation

/// What the kiosk writes about the way of each shake, read while it runs.
@MainActor final class Trace {
  /// One step.
  struct Event {
    let name: String
    private let fields: [String: Any]

    fileprivate init(line: String) throws {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      guard let fields = object as? [String: Any], let name = fields["event"] as? String else {
        throw MachineError("a line of the trace names no event: \(line)")
      }
      self.name = name
      self.fields = fields
    }

    /// What the step says about itself.
    subscript(field: String) -> String? { fields[field].map { "\($0)" } }
  }

  private let file: FollowedFile
  private let process: GuestProcess
  private var seenCount = 0

  /// The trace of a kiosk that writes the file `trace` in its folder.
  init(of process: GuestProcess) {
    self.process = process
    file = FollowedFile(url: process.folder.appendingPathComponent("trace"))
  }

  /// All steps by now.
  func events() throws -> [Event] { try file.lines.map(Event.init) }

  /// The steps that came after the one `next` returned last.
  func newEvents() throws -> [Event] { Array(try events().dropFirst(seenCount)) }

  /// Waits for a step after the one returned last.
  ///
  /// - Parameters:
  ///   - name: the step's name.
  ///   - fields: what it says about itself; others may say something else.
  /// - Returns: the step.
  /// - Throws: `MachineError` when it does not come.
  @discardableResult
  func next(_ name: String, _ fields: [String: String] = [:]) throws -> Event {
    try process.wait(for: "'\(name)' \(fields) in its trace") {
      let events = try newEvents()
      let index = events.firstIndex { event in
        event.name == name && fields.allSatisfy { event[$0.key] == $0.value }
      }
      guard let index else { return nil }
      seenCount += index + 1
      return events[index]
    }
  }
}
