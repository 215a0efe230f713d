internal import Platform

extension KMSScreen {
  /// Sets the mode with the back buffer in it, and tries again later if that fails.
  ///
  /// - Parameter failures: how many times it has failed before.
  func setMode(after failures: Int) {
    needsMode = true
    do throws(Errno) {
      if failures > 0 && !device.isMaster { try device.becomeMaster() }
      try output.setMode(showing: chain.back)
    } catch {
      if let fallback, error == .invalidArgument || error == .notSupported {
        output = fallback
        self.fallback = nil
        setMode(after: failures)
      } else {
        fail(error, attempts: failures)
      }
      return
    }
    fallback = nil
    hasSetMode = true
    needsMode = false
    chain.swap()
    state = .settling
    if failures > 0 {
      delegate?.screen(
        self, didChangeAvailability: true,
        reason: "The screen on \(pipeline.connector.name) shows pictures again.")
    }
    delegate?.screenDidCommit(self)
    scheduler.schedule(after: .zero) { [weak self] in
      guard let self, case .settling = state else { return }
      state = .ready
      delegate?.screenDidBecomeReady(self, at: scheduler.now)
    }
  }

  /// Tells that nothing can be shown for now, and plans the next attempt.
  func fail(_ error: Errno, attempts: Int) {
    if case .flipping(_, let deadline) = state { deadline.cancel() }
    if case .closed = state { return }
    needsMode = true
    state = .failing(attempts: attempts + 1)
    if attempts == 0 {
      delegate?.screen(self, didChangeAvailability: false, reason: sentence(for: error))
    }
    let delay = min(Duration.milliseconds(100) * (1 << min(attempts, 6)), .seconds(5))
    scheduler.schedule(after: delay) { [weak self] in
      guard let self, case .failing(let attempts) = state else { return }
      setMode(after: attempts)
    }
  }

  private func sentence(for error: Errno) -> String {
    let reason =
      switch error {
      case .permissionDenied, .notPermitted: "another program has taken it"
      case .noSuchDevice, .noSuchAddressOrDevice, .ioError: "its card does not answer"
      default: "its card refuses the picture"
      }
    return "The screen on \(pipeline.connector.name) shows no pictures for now: \(reason) "
      + "(\(error)). It is tried again."
  }
}
