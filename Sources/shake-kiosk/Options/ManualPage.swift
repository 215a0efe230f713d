/// The manual page, made from the tables of commands and options. The page on its language is man(7).
enum ManualPage {
  /// The whole page.
  static var text: String {
    var text = """
      .TH SHAKE\\-KIOSK 1 "" "shake\\-kiosk \(Program.version)" "User Commands"
      .SH NAME
      shake\\-kiosk \\- show pictures full\\-screen; shake the board, and another one appears
      .SH SYNOPSIS

      """
    for command in Command.allCases {
      text += ".B \(escaped(command.synopsis))\n"
      if command != Command.allCases.last { text += ".br\n" }
    }
    text += ".SH COMMANDS\n"
    for command in Command.allCases {
      text += item(command == .run ? "(none)" : command.rawValue, command.summary)
    }
    text += ".SH OPTIONS\n"
    for option in Option.table { text += item(option.usage, option.summary) }
    text += sections
    return text
  }

  private static func item(_ name: String, _ meaning: String) -> String {
    ".TP\n.B \(escaped(name))\n\(escaped(meaning))\n"
  }

  private static var sections: String {
    section("SIGNALS") + item("SIGTERM, SIGINT", "end the kiosk and give screen and console back")
      + item("SIGUSR1", "switch the screen off, as at the beginning of off-hours")
      + item("SIGUSR2", "switch it on again")
      + section("FILES")
      + item("/etc/shake-kiosk.conf", "options of the service, one a line, without their dashes")
      + item("/usr/share/shake-kiosk/images", "the pictures that came along")
      + item("/var/lib/shake-kiosk/images", "a folder for pictures of your own")
      + section("EXIT STATUS") + ExitCode.explained.map { item("\($0)", $1) }.joined()
      + section("SEE ALSO") + ".BR systemctl (1),\n.BR journalctl (1)\n"
  }

  private static func section(_ name: String) -> String { ".SH \(name)\n" }

  /// A text without what means something to the formatter.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case ".", "'": escaped += escaped.isEmpty ? "\\&\(character)" : String(character)
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
