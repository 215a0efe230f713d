/// One option: how it is written, what it means, and what it does to the settings. The parser, the
/// configuration file and `--help` all read the same table of these.
struct Option: Sendable {
  /// What follows the name.
  enum Argument {
    /// Nothing.
    case none
    /// A value, as `--seed 7` or `--seed=7`.
    case required(String)
    /// A value that may be left out, as `--simulate-shake` or `--simulate-shake=s`.
    case optional(String)
  }

  /// The name without its dashes.
  let name: String
  let argument: Argument
  /// The commands that know it.
  let commands: Set<Command>
  /// Whether a configuration file may hold it.
  let isConfigurable: Bool
  /// What it means, for `--help`.
  let summary: String
  /// Takes the value over; it is nil where none was given.
  let apply: @Sendable (inout Options, String?) throws(UsageError) -> Void

  /// Takes a value over, and remembers that it was given.
  func set(_ value: String?, in options: inout Options) throws(UsageError) {
    try apply(&options, value)
    options.given[name, default: []].append(value ?? "")
  }

  /// An option with a value.
  static func value(
    _ name: String, _ placeholder: String, _ summary: String, for commands: Set<Command> = [.run],
    isConfigurable: Bool = true,
    apply: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
  ) -> Option {
    Option(
      name: name, argument: .required(placeholder), commands: commands,
      isConfigurable: isConfigurable, summary: summary
    ) { (options, value) throws(UsageError) in
      try apply(&options, value ?? "")
    }
  }

  /// An option that is just there or not.
  static func flag(
    _ name: String, _ summary: String, for commands: Set<Command> = [.run],
    isConfigurable: Bool = true, apply: @escaping @Sendable (inout Options) -> Void
  ) -> Option {
    Option(
      name: name, argument: .none, commands: commands, isConfigurable: isConfigurable,
      summary: summary
    ) { (options, _) in apply(&options) }
  }

  /// As `--help` shows it.
  var usage: String {
    switch argument {
    case .none: "--\(name)"
    case .required(let placeholder): "--\(name) \(placeholder)"
    case .optional(let placeholder): "--\(name)[=\(placeholder)]"
    }
  }
}
