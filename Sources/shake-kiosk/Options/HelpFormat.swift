/// What the text of `--help` is for.
enum HelpFormat: String {
  /// A person at a terminal.
  case text
  /// The manual.
  case manual = "man"
  /// The shell, which completes words by it.
  case completion = "bash"

  /// The whole text, made from the tables of commands and options.
  var help: String {
    switch self {
    case .text: Help.text
    case .manual: ManualPage.text
    case .completion: BashCompletion.text
    }
  }
}
