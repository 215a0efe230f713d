internal import Platform
internal import Raster

extension KMSScreen {
  public func refresh() {
    precondition(isReady && hasFrame, "a frame is shown again by a screen that is ready")
    // Drivers that copy are not to copy all of it.
    pendingDamage = PixelRect(x: 0, y: 0, width: 1, height: 1)
    showNewestFrame()
  }

  /// The buffer with what was presented last.
  var newestBuffer: DumbBuffer {
    hasUnseenFrame ? arrangement.chain.back : arrangement.chain.front
  }

  /// Takes note that the newest buffer is on the screen.
  func newestFrameWasSeen() {
    if hasUnseenFrame { arrangement.chain.swap() }
    hasUnseenFrame = false
  }

  /// Puts the newest buffer on the screen, by a flip if the mode stands.
  func showNewestFrame() {
    if needsMode {
      setMode(after: 0)
    } else {
      flip(attempts: 0)
    }
  }

  private func flip(attempts: Int) {
    lastToken &+= 1
    do throws(Errno) {
      try output.flip(to: newestBuffer, damage: pendingDamage, token: lastToken)
    } catch .resourceBusy where attempts < Self.busyLimit {
      // The hardware still works on something earlier; the picture stays in the back buffer.
      state = .waitingToFlip(attempts: attempts + 1)
      retry = scheduler.schedule(after: refreshInterval) { [weak self] in
        guard let self, case .waitingToFlip(let attempts) = state else { return }
        flip(attempts: attempts)
      }
      return
    } catch {
      setMode(after: 0)
      return
    }
    let deadline = scheduler.schedule(after: max(.seconds(1), refreshInterval * 20)) {
      [weak self] in self?.flipWasLost()
    }
    state = .flipping(token: lastToken, deadline: deadline)
    delegate?.screenDidCommit(self)
  }

  /// How many refreshes a flip may be refused as too early: a second at 60 Hz.
  private static let busyLimit = 60

  /// A flip has happened on the screen's card.
  func flipDidHappen(_ event: FlipEvent) {
    // One that was given up may still come.
    guard case .flipping(let token, let deadline) = state, token == event.token,
      event.crtc == pipeline.crtc.id
    else { return }
    deadline.cancel()
    newestFrameWasSeen()
    state = .ready
    let now = scheduler.now
    let isPlausible = event.time <= now && now - event.time < .seconds(1)
    delegate?.screenDidBecomeReady(self, at: isPlausible ? event.time : now)
  }

  private func flipWasLost() {
    guard case .flipping = state else { return }
    setMode(after: 0)
    flipLossHandler?()
  }
}
