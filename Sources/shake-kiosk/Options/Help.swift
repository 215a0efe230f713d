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
    text += "\nExit codes: 0 all went well, 64 wrong usage, 65 damaged data, 66 no such file,\n"
    text += "69 no screen or sensor, 73 a file could not be written, 78 wrong configuration.\n"
    return text
  }
}
