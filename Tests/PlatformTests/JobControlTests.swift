import Glibc
import Platform
import TestSupport
import Testing

@Suite struct JobControlTests {
  private func isBlocked(_ signal: Int32) -> Bool {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return sigismember(&mask, signal) == 1
  }

  @Test func terminalThatControlsNobodyMayBeUsed() throws {
    let terminal = try PseudoTerminal()
    #expect(JobControl.isInForeground(of: terminal.descriptor))
  }

  /// Runs a test with the signals free, whatever this process was started with.
  private func withSignalsFree(_ test: () -> Void) {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGTTIN, SIGTTOU] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    test()
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  @Test func stoppingSignalsWaitOnlyWhileATerminalIsUsed() {
    withSignalsFree {
      let during = JobControl.withoutStopping { [SIGTTIN, SIGTTOU].map(isBlocked) }
      #expect(during == [true, true])
      #expect([SIGTTIN, SIGTTOU].map(isBlocked) == [false, false])
    }
  }

  @Test func errorOfTheBodyIsPassedOnAndTheSignalsAreFreeAgain() {
    withSignalsFree {
      #expect(throws: Errno.ioError) {
        try JobControl.withoutStopping { () throws(Errno) in throw Errno.ioError }
      }
      #expect(!isBlocked(SIGTTOU))
    }
  }
}
