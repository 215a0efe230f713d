import Display
internal import Glibc

/// The signals that the kiosk acts on.
enum Signals {
  /// The terminal's window has another size.
  static let windowChange = SIGWINCH
  /// The process was stopped, and goes on.
  static let goOn = SIGCONT
  /// The configuration has changed; without a service manager, that the terminal has gone.
  static let reload = SIGHUP
  /// Somebody wants the screen dark.
  static let blank = SIGUSR1
  /// Somebody wants it lit.
  static let wake = SIGUSR2
  /// Ours for the kernel to use: another console is to be shown, and ours is shown again.
  static let consoleSwitch = Console.SwitchSignals(
    leaving: __libc_current_sigrtmin(), returned: __libc_current_sigrtmin() + 1)
  /// All of them; those not named above ask for the end.
  static let handled = [
    SIGINT, SIGTERM, SIGQUIT, reload, windowChange, goOn, blank, wake, consoleSwitch.leaving,
    consoleSwitch.returned,
  ]

  /// Lets a write to a closed pipe be an error instead of the end.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}
