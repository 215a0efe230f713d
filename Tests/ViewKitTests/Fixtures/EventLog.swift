/// What happened, in order.
@MainActor final class EventLog {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func clear() { entries = [] }
}
