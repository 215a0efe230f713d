/// What bash completes the program's words by, made from the tables of commands and options. The page
/// on such functions is bash(1), Programmable Completion.
enum BashCompletion {
  /// A file for bash to source.
  static var text: String {
    """
    # What bash completes after shake-kiosk.
    _shake_kiosk_files() {
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen "$1" -- "$word")
    }
    _shake_kiosk() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words
      case $before in
        \(names(of: takingAValue { $0 == "DIR" })))
          _shake_kiosk_files -d
          return ;;
        \(names(of: takingAValue { $0.isFile })))
          _shake_kiosk_files -f
          return ;;
        \(names(of: takingAValue { $0 != "DIR" && !$0.isFile })))
          return ;;
      esac
      if [[ $word == -* ]]; then
        case ${COMP_WORDS[1]} in
    \(cases)
        esac
      elif ((COMP_CWORD == 1)); then
        words="\(subcommands.map(\.rawValue).joined(separator: " "))"
      else
        _shake_kiosk_files -f
        return
      fi
      mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    }
    complete -F _shake_kiosk shake-kiosk

    """
  }

  private static var subcommands: [Command] { Command.allCases.filter { $0 != .run } }

  private static func takingAValue(_ isWanted: (String) -> Bool) -> [Option] {
    Option.table.filter { option in
      guard case .required(let placeholder) = option.argument else { return false }
      return isWanted(placeholder)
    }
  }

  private static func names(of options: [Option]) -> String {
    options.map { "--\($0.name)" }.joined(separator: "|")
  }

  private static var cases: String {
    let run = ("*", Command.run)
    return (subcommands.map { ($0.rawValue, $0) } + [run]).map { pattern, command in
      "      \(pattern)) words=\"\(options(of: command))\" ;;"
    }.joined(separator: "\n")
  }

  private static func options(of command: Command) -> String {
    Option.table.filter { $0.commands.contains(command) }.map { "--\($0.name)" }
      .joined(separator: " ")
  }
}

extension String {
  /// Whether a value that is called so in `--help` is the path of a file.
  fileprivate var isFile: Bool { self == "FILE" || hasSuffix(".png") }
}
