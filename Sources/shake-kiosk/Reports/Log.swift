import Platform

/// Sentences for the person who runs the kiosk, one a line on standard error.
struct Log: Sendable {
  /// How much a line matters. The raw values are those of syslog(3).
  enum Level: Int, Sendable {
    case error = 3
    case warning = 4
    case notice = 5
    case info = 6
  }

  /// Whether the journal reads along: then each line begins with its level.
  let hasLevelPrefixes: Bool
  /// Whether the screen is this terminal, where lines would stand in the picture. They are kept
  /// then, and written by `flush()` when the screen is given back.
  private let held: HeldLines?

  /// A log.
  ///
  /// - Parameters:
  ///   - hasLevelPrefixes: whether to write `<4>` and the like before each line.
  ///   - holdsLines: whether lines wait for `flush()`.
  init(hasLevelPrefixes: Bool, holdsLines: Bool = false) {
    self.hasLevelPrefixes = hasLevelPrefixes
    held = holdsLines ? HeldLines() : nil
  }

  /// The same log, whose lines wait for `flush()`.
  func holdingLines() -> Log { Log(hasLevelPrefixes: hasLevelPrefixes, holdsLines: true) }

  func error(_ sentence: String) { write(sentence, .error) }
  func warning(_ sentence: String) { write(sentence, .warning) }
  func notice(_ sentence: String) { write(sentence, .notice) }
  func info(_ sentence: String) { write(sentence, .info) }

  /// Writes the lines that were held back.
  func flush() {
    for line in held?.take() ?? [] { StandardError.write(line) }
  }

  private func write(_ sentence: String, _ level: Level) {
    let text = sentence.split(separator: "\n").joined(separator: " ")
    let line = (hasLevelPrefixes ? "<\(level.rawValue)>" : "shake-kiosk: ") + text + "\n"
    if let held { held.add(line) } else { StandardError.write(line) }
  }
}
