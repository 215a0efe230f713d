/// The text of `--help`, made from the tables of commands and options.
enum Help {
  /// The whole text, for a terminal of 80 columns.
  static var text: String {
    var text = "Show pictures full-screen; shake the board, and another one appears.\n\n"
    for command in Command.allCases {
      text += "  \(command.synopsis)\n      \(command.summary)\n"
    }
    text += "\nOptions:\n"
    for option in Option.table {
      text += "  \(option.usage)\n"
      for line in option.summary.wrapped(columns: 72) { text += "      \(line)\n" }
    }
    let codes = ExitCode.explained.map { "\($0) \($1)" }.joined(separator: ", ")
    for line in "Exit codes: \(codes).".wrapped(columns: 78) { text += "\n\(line)" }
    return text + "\n"
  }
}
