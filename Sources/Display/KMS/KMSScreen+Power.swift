internal import Platform

extension KMSScreen {
  public func blank() {
    guard !isBlank else { return }
    isBlank = true
    if isSuspended { return }
    giveUpFrame()
    switchOff(after: 0)
  }

  public func wake() {
    guard isBlank else { return }
    isBlank = false
    if !isSuspended { comeBack() }
  }

  public func suspend() {
    if case .closed = state { return }
    guard !isSuspended else { return }
    isSuspended = true
    giveUpFrame()
    device.dropMaster()
  }

  public func resume() {
    guard isSuspended else { return }
    isSuspended = false
    if isBlank { switchOff(after: 0) } else { comeBack() }
  }

  /// Lights the screen anew with what it shows, since its link has failed.
  func setModeAgain() {
    if isBlank || isSuspended { return }
    giveUpFrame()
    comeBack()
  }

  /// Waits for nothing any more. A flip under way may still happen; its event counts no more, and
  /// what it shows is what will be shown again.
  private func giveUpFrame() {
    if case .closed = state { return }
    if case .flipping(_, let deadline) = state { deadline.cancel() }
    retry?.cancel()
    state = .dark
    needsMode = true
  }

  private func comeBack() {
    if case .closed = state { return }
    if hasFrame { setMode(after: 0) } else { state = .ready }
  }

  /// Switches the CRTC off, and tries again later if that fails.
  ///
  /// - Parameter failures: how many times it has failed before.
  func switchOff(after failures: Int) {
    if case .closed = state { return }
    do throws(Errno) {
      try becomeMaster()
      try output.blank()
    } catch {
      fail(error, attempts: failures)
      return
    }
    hasSetMode = true
    state = .dark
    tellAvailable("is switched off at last")
  }
}
