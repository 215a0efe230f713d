import Display
import Input
import Kiosk
import Platform
import Raster
import ViewKit

extension KioskHost {
  /// Looks for the screen that was asked for. The rest begins when it is there.
  func openScreen() {
    switch options.display {
    case .terminal: useTerminal()
    case .headless(let size):
      use(
        HeadlessScreen(size: size, keepsFrames: false, scheduler: loop),
        input: TerminalKeyboard(loop: loop))
    case .drm:
      openKMS { [weak self] error in
        self?.stop(Failure(.unavailable, error.description))
      }
    case .automatic:
      let hasTerminal = Program.hasTerminal
      openKMS(patience: hasTerminal ? .zero : KMSOpening.patience) { [weak self] error in
        guard let self else { return }
        guard hasTerminal else { return stop(Failure(.unavailable, error.description)) }
        log.notice("\(error) The pictures are shown in this terminal instead.")
        useTerminal()
      }
    }
  }

  private func openKMS(
    patience: Duration = KMSOpening.patience,
    orElse fail: @escaping @MainActor (ScreenError) -> Void
  ) {
    KMSScreen.open(
      options.display.kmsSelection(mode: options.mode), forcesLegacy: options.usesLegacyKMS,
      patience: patience, loop: loop
    ) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let screen):
        for remark in screen.remarks { log.warning(remark) }
        takeConsole()
        let input = LibinputSource(loop: loop)
        input.screenSize = (screen.size.width, screen.size.height)
        use(screen, input: input)
      case .failure(let error): fail(error)
      }
    }
  }

  private func takeConsole() {
    do throws(ScreenError) {
      console = try Console.takeOver()
    } catch {
      log.notice(error.description)
    }
  }

  private func useTerminal() {
    do throws(ScreenError) {
      let palette = try TerminalPalette(
        term: Program.environment("TERM"), colorTerm: Program.environment("COLORTERM"))
      let screen = try TerminalScreen(palette: palette, loop: loop)
      log = log.holdingLines()
      divertedStandardError = StandardError.divert()
      use(screen, input: TerminalKeyboard(loop: loop))
    } catch {
      stop(Failure(.unavailable, error.description))
    }
  }

  /// Shows pictures on a screen, and listens to keys, touches and shakes.
  func use(_ screen: any Screen, input: any InputSource) {
    self.screen = screen
    log.info("The pictures are shown on \(screen.summary).")
    trace.record("connector", ["name": .string(screen.summary), "status": "connected"])
    screen.delegate = self
    fitToScreen()
    let controller = KCShakeViewController(
      pictures: loader, contentMode: options.fit,
      slideShowInterval: options.slideShow ?? SlideShow.defaultInterval, scheduler: scheduler)
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.becomeActive()
    startSlideShow()
    startInput(input)
    startAccelerometer()
  }

  /// Gives everything that depends on it the screen's size.
  private func fitToScreen() {
    guard let screen else { return }
    window.frame = Rect(origin: .zero, size: Size(screen.size))
    loader.layout.screen = screen.size
  }

  /// Draws what has changed, when the screen takes it. Before the first picture there is nothing to
  /// see: what was on the screen before stays.
  func drawIfNeeded() {
    guard let screen, screen.isReady, window.needsDisplay, controller?.imageView.image != nil
    else { return }
    window.present { frame, damage in screen.present(frame, damage: damage) }
  }
}

extension KioskHost: ScreenDelegate {
  func screenDidCommit(_ screen: any Screen) { trace.record("commit") }

  func screenDidBecomeReady(_ screen: any Screen, at time: Instant) {
    trace.record("flip", at: time)
    guard !hasShownPicture else { return }
    hasShownPicture = true
    trace.record("ready", at: time)
    notifier.send("READY=1")
  }

  func screenDidResize(_ screen: any Screen) {
    fitToScreen()
    guard let name = loader.currentName else { return }
    loader.reload(name) { [weak self] in self?.controller?.imageView.image = $0.image }
  }

  func screen(_ screen: any Screen, didChangeAvailability isAvailable: Bool, reason: String) {
    log.warning(reason)
    let status: Trace.Value = isAvailable ? "connected" : "disconnected"
    trace.record("connector", ["name": .string(screen.summary), "status": status])
    if isAvailable {
      application.becomeActive()
      window.setNeedsDisplay()
    } else {
      application.resignActive()
      if screen is TerminalScreen { stop() }
    }
  }
}
