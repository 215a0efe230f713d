/// What went wrong with the machine or in it, with what it said last.
struct MachineError: Error, CustomStringConvertible {
  let description: String

  /// - Parameters:
  ///   - sentence: what was tried and what came instead.
  ///   - logs: what was written on the way, by the name of the log.
  init(_ sentence: String, logs: [(name: String, text: String)] = []) {
    description = logs.reduce(sentence) { report, log in
      let lines = log.text.split(whereSeparator: \.isNewline).suffix(40)
      guard !lines.isEmpty else { return report }
      return report + "\n--- \(log.name)\n" + lines.joined(separator: "\n")
    }
  }
}
