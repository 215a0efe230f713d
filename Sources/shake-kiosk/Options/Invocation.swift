/// What the words of a command line mean.
struct Invocation {
  var command = Command.run
  /// The words that are no options: the file of a subcommand.
  var operands: [String] = []
  /// The options in the order they were given, to be laid over those of a configuration file.
  private var given: [(Option, String?)] = []

  /// Reads a command line.
  ///
  /// - Parameter arguments: the words after the program's name.
  /// - Throws: what is wrong with it.
  init(parsing arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    if let first = words.first, first != Command.run.rawValue,
      let command = Command(rawValue: first)
    {
      self.command = command
      words.removeFirst()
    }
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      }
      if word == "-h" {
        given.append((try Self.option(named: "help", for: command), nil))
      } else if word.hasPrefix("--") {
        given.append(try Self.parse(word.dropFirst(2), rest: &words, for: command))
      } else if word.hasPrefix("-") && word != "-" {
        throw UsageError("'\(word)' is no option: options begin with two dashes, see --help")
      } else {
        operands.append(word)
      }
    }
  }

  /// The settings: those of the configuration file, and over them those of the command line.
  ///
  /// - Parameters:
  ///   - defaultConfiguration: the configuration file that counts when the command line names none.
  ///   - readConfiguration: reads a configuration file and lays its lines over the options.
  /// - Returns: all settings.
  /// - Throws: `UsageError` for the command line; whatever reading the configuration throws.
  func options(
    defaultConfiguration: String? = nil,
    readConfiguration: (String, inout Options) throws -> Void
  ) throws -> Options {
    var options = Options()
    try apply(to: &options)
    if let path = options.config ?? defaultConfiguration {
      options = Options()
      try readConfiguration(path, &options)
      try apply(to: &options)
    }
    return options
  }

  /// Checks the number of operands, once it is clear that the person does not just want help.
  ///
  /// - Throws: which word is missing or too much.
  func checkOperands() throws(UsageError) {
    if operands.count < command.operandCount {
      throw UsageError("a file is missing: \(command.synopsis)")
    }
    if operands.count > command.operandCount {
      let word = operands[command.operandCount]
      throw UsageError(
        command == .run && operands.count == 1
          ? "there is no command '\(word)', see --help" : "'\(word)' is one word too many")
    }
  }

  private func apply(to options: inout Options) throws(UsageError) {
    for (option, value) in given { try option.set(value, in: &options) }
  }

  private static func parse(
    _ word: Substring, rest: inout ArraySlice<String>, for command: Command
  ) throws(UsageError) -> (Option, String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try option(named: String(parts[0]), for: command)
    let attached = parts.count > 1 ? String(parts[1]) : nil
    switch option.argument {
    case .none:
      if attached != nil { throw UsageError("--\(option.name) takes no value") }
      return (option, nil)
    case .optional:
      return (option, attached)
    case .required(let placeholder):
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw UsageError("--\(option.name) needs a value: --\(option.name) \(placeholder)")
      }
      return (option, value)
    }
  }

  private static func option(named name: String, for command: Command) throws(UsageError) -> Option
  {
    guard let option = Option.table.first(where: { $0.name == name }) else {
      throw UsageError("there is no option '--\(name)', see --help")
    }
    guard option.commands.contains(command) else {
      let commands = option.commands.map { $0 == .run ? "the kiosk itself" : "'\($0.rawValue)'" }
      throw UsageError("--\(name) belongs to \(commands.sorted().joined(separator: " and "))")
    }
    return option
  }
}
