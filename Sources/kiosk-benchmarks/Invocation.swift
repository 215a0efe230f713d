/// What the words of a command line mean.
enum Invocation {
  case help
  case subcommand(Subcommand, operands: [String])

  /// Reads a command line.
  ///
  /// - Parameter arguments: the words after the program's name.
  /// - Throws: what is wrong with it.
  init(parsing arguments: [String]) throws(UsageError) {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      self = .help
      return
    }
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      throw UsageError("there is no option '\(option)', see --help")
    }
    guard let name = arguments.first else {
      throw UsageError("say what to measure, see --help")
    }
    guard let subcommand = Subcommand.all.first(where: { $0.name == name }) else {
      throw UsageError("there is no subcommand '\(name)', see --help")
    }
    let operands = Array(arguments.dropFirst())
    guard subcommand.operandCounts.contains(operands.count) else {
      throw UsageError("it is written so: kiosk-benchmarks \(subcommand.synopsis)")
    }
    self = .subcommand(subcommand, operands: operands)
  }
}

/// What is wrong with a command line, as a sentence.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
