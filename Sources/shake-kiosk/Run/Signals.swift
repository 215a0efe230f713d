internal import Glibc

/// The signals that the kiosk acts on.
enum Signals {
  /// The terminal's window has another size.
  static let windowChange = SIGWINCH
  /// The process was stopped, and goes on.
  static let goOn = SIGCONT
  /// All of them; those not named above ask for the end.
  static let handled = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, windowChange, goOn]

  /// Lets a write to a closed pipe be an error instead of the end.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}
