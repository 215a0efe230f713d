internal import Glibc

/// What the kernel does to programs that share a terminal with a shell.
public enum JobControl {
  /// Whether this process may use a terminal now. True as well for a terminal that controls other
  /// processes or none.
  ///
  /// - Parameter terminal: a descriptor of it.
  /// - Returns: false only while a shell keeps this process in the background. The corresponding C
  ///   function is `tcgetpgrp`.
  public static func isInForeground(of terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group == -1 || group == getpgrp()
  }

  /// Uses a terminal without ever being stopped for it: in the background, reading then fails with
  /// `ioError`, and writing works.
  ///
  /// - Parameter body: reads, writes or sets attributes, at once. The corresponding C signals are
  ///   `SIGTTIN` and `SIGTTOU`.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  public static func withoutStopping<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    var stopping = sigset_t()
    var before = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTTIN)
    sigaddset(&stopping, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &stopping, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
