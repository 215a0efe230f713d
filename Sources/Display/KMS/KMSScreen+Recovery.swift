internal import Platform

extension KMSScreen {
  /// Sets the mode with the newest buffer in it, and tries again later if that fails.
  ///
  /// - Parameter failures: how many times it has failed before.
  func setMode(after failures: Int) {
    needsMode = true
    do throws(Errno) {
      try becomeMaster()
      try output.setMode(showing: newestBuffer)
    } catch {
      let isRefusal = error == .invalidArgument || error == .notSupported
      if let fallback = arrangement.fallback, isRefusal {
        arrangement.output = fallback
        arrangement.fallback = nil
        setMode(after: failures)
      } else if isRefusal, isTurnedByPlane, !hasSetMode, (try? turnWithoutPlane()) != nil {
        askForFrame()
      } else if isRefusal, !hasSetMode, case let refused = pipeline.mode,
        (try? takeAnotherMode()) != nil
      {
        askForFrame()
        delegate?.screen(
          self, didChangeAvailability: true,
          reason:
            "The screen on \(pipeline.connector.name) does not show \(refused), though its card "
            + "says so; \(pipeline.mode) is tried.")
      } else {
        fail(error, attempts: failures)
      }
      return
    }
    arrangement.fallback = nil
    hasSetMode = true
    needsMode = false
    newestFrameWasSeen()
    state = .settling
    tellAvailable("shows pictures again")
    delegate?.screenDidCommit(self)
    scheduler.schedule(after: .zero) { [weak self] in
      guard let self, case .settling = state else { return }
      state = .ready
      delegate?.screenDidBecomeReady(self, at: scheduler.now)
    }
  }

  /// The buffers are new, and of another size: whoever draws has to draw all of them.
  private func askForFrame() {
    state = .settling
    scheduler.schedule(after: .zero) { [weak self] in
      guard let self, case .settling = state else { return }
      state = .ready
      delegate?.screenDidResize(self)
    }
  }

  func becomeMaster() throws(Errno) {
    // Asked first: becoming master twice has been refused to the master itself.
    if !device.isMaster { try device.becomeMaster() }
  }

  /// Tells that the screen does not do as it is told for now, and plans the next attempt.
  func fail(_ error: Errno, attempts: Int) {
    if case .flipping(_, let deadline) = state { deadline.cancel() }
    if case .closed = state { return }
    guard !isSuspended else { return }
    needsMode = true
    state = .failing(attempts: attempts + 1, error)
    if isAvailable {
      isAvailable = false
      delegate?.screen(self, didChangeAvailability: false, reason: sentence(for: error))
    }
    let delay = min(Duration.milliseconds(100) * (1 << min(attempts, 6)), .seconds(5))
    retry?.cancel()
    retry = scheduler.schedule(after: delay) { [weak self] in
      guard let self, case .failing(let attempts, _) = state else { return }
      if isBlank { switchOff(after: attempts) } else { setMode(after: attempts) }
    }
  }

  /// A card that has gone and a screen that another program has taken are nothing that a fresh
  /// start mends.
  public var isFaulty: Bool {
    guard case .failing(_, let error) = state else { return false }
    return !Self.takenAway.contains(error) && !Self.gone.contains(error)
  }

  private static let takenAway: [Errno] = [.permissionDenied, .notPermitted]
  private static let gone: [Errno] = [.noSuchDevice, .noSuchAddressOrDevice]

  /// Tells that the screen does as it is told again, if it was told that it did not.
  func tellAvailable(_ news: String) {
    guard !isAvailable else { return }
    isAvailable = true
    delegate?.screen(
      self, didChangeAvailability: true,
      reason: "The screen on \(pipeline.connector.name) \(news).")
  }

  private func sentence(for error: Errno) -> String {
    let reason =
      if Self.takenAway.contains(error) {
        "another program has taken it"
      } else if Self.gone.contains(error) || error == .ioError {
        "its card does not answer"
      } else {
        isBlank ? "its card refuses" : "its card refuses the picture"
      }
    let complaint = isBlank ? "cannot be switched off" : "shows no pictures for now"
    return "The screen on \(pipeline.connector.name) \(complaint): \(reason) (\(error)). "
      + "It is tried again."
  }
}
