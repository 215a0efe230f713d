/// One of the things that the program measures.
struct Subcommand: Sendable {
  /// The word that asks for it.
  let name: String
  /// What the words after it are, for the person who reads how it is written; what stands in brackets
  /// may be left out.
  var operands: [String] = []
  /// What it measures.
  let summary: String
  /// Measures, and prints the figures. It is given as many operands as it takes.
  let run: @MainActor @Sendable ([String]) throws -> Void

  /// All there are.
  static let all = [events, detector, reader, frames, shakes, folder, pictures]

  /// How it is written, after the program's name.
  var synopsis: String { ([name] + operands).joined(separator: " ") }

  /// How many words may follow its name.
  var operandCounts: ClosedRange<Int> {
    operands.count { !$0.hasPrefix("[") }...operands.count
  }

  /// Times benchmarks, and prints the figures.
  ///
  /// - Throws: what allocates more than it may.
  @MainActor static func measure(_ benchmarks: [Benchmark]) throws(AllocationError) {
    let figures = Stopwatch().time(benchmarks)
    print(Report(of: figures))
    for figures in figures { try figures.check() }
  }

  /// The text of `--help`.
  static var help: String {
    var text =
      "Measure parts of the kiosk. Build it with -c release, or the figures mean nothing.\n\n"
    for subcommand in all {
      text += "  kiosk-benchmarks \(subcommand.synopsis)\n      \(subcommand.summary)\n"
    }
    return text
      + "\nExit codes: 0 all went well, 64 wrong usage, 65 damaged recordings, 66 no recordings, "
      + "69 no accelerometer, 70 more is allocated than may be.\n"
  }
}
