import Synchronization

/// The last lines of a log that cannot be written yet; the oldest go first when it is full.
final class HeldLines: Sendable {
  private static let capacity = 200
  private let lines = Mutex<[String]>([])

  func add(_ line: String) {
    lines.withLock { lines in
      if lines.count == Self.capacity { lines.removeFirst() }
      lines.append(line)
    }
  }

  func take() -> [String] {
    lines.withLock { lines in
      let taken = lines
      lines = []
      return taken
    }
  }
}
