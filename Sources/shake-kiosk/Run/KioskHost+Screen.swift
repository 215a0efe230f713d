import Display
import Input
import Kiosk
import Platform
import Raster
import ViewKit

extension KioskHost {
  /// Takes the screen that was asked for, or begins to look for it.
  func openScreen() {
    switch options.display {
    case .terminal: useTerminal()
    case .headless(let size):
      use(
        HeadlessScreen(size: size, keepsFrames: false, scheduler: loop),
        input: TerminalKeyboard(loop: loop))
    case .drm, .automatic:
      let display = KMSDisplay(
        options.kmsSelection,
        forcesLegacy: options.usesLegacyKMS, isMirrored: options.mirrors, loop: loop)
      screen = display
      display.delegate = self
      takeHiddenConsole()
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

  /// Shows pictures on a screen that is there.
  func use(_ screen: any Screen, input: any InputSource) {
    begin(on: screen, input: input)
    didChangeAvailability(true, "The pictures are shown on \(screen.summary).")
  }

  /// Begins all that does not need the screen to be there: the kiosk listens to keys, touches and
  /// shakes, but nothing comes of them before there is one.
  func begin(on screen: any Screen, input: any InputSource) {
    self.screen = screen
    screen.delegate = self
    loader.isSuspended = true
    startOpinions()
    let controller = KCShakeViewController(
      pictures: loader, contentMode: options.fit, transition: options.transition,
      slideShowInterval: options.slideShow ?? SlideShow.defaultInterval, scheduler: scheduler)
    if options.kenBurns {
      controller.imageView.kenBurnsDuration = controller.slideShow.interval.seconds
    }
    self.controller = controller
    controller.pictureInformation = { [weak loader] in loader?.currentInformation }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.slideShow.isSuspended = true
    startSlideShow()
    startInput(input)
    startAccelerometer()
  }

  /// Gives everything that depends on it the screen's size.
  private func fitToScreen() {
    guard let screen, !screen.size.isEmpty else { return }
    window.frame = Rect(origin: .zero, size: Size(screen.size))
    loader.layout.screen = screen.size
    if let input = input as? LibinputSource {
      input.screenSize = (screen.size.width, screen.size.height)
      input.screenOrientation = screen.orientation
    }
  }

  /// Draws what has changed, when the screen takes it. Before the first picture, built-in or not, there
  /// is nothing to see: what was on the screen before stays.
  func drawIfNeeded() {
    guard let screen, screen.isReady, window.needsDisplay, let controller,
      controller.imageView.image != nil || controller.notice != nil
    else { return }
    let (now, refresh) = (scheduler.now, screen.refreshInterval)
    if window.isAnimating {
      let interval = Duration.seconds(window.preferredFrameInterval)
      if let earliest = pacer.earliestDrawing(every: refresh, atMostEvery: interval), now < earliest
      {
        return waitForFrame(until: earliest)
      }
      let time = pacer.viewingTime(now: now, every: refresh)
      window.advanceAnimations(to: time.seconds, at: now.seconds)
    }
    window.present { frame, damage in screen.present(frame, damage: damage) }
    pacer.didDraw(from: now, to: scheduler.now)
    // Nothing to see may have changed yet, and then no refresh tells of the next frame.
    if window.isAnimating, screen.isReady { waitForFrame(until: now + refresh) }
  }

  private func waitForFrame(until time: Instant) {
    pendingFrame?.cancel()
    pendingFrame = scheduler.schedule(at: time) { [weak self] in self?.drawIfNeeded() }
  }
}

extension KioskHost: ScreenDelegate {
  func screenDidCommit(_ screen: any Screen) { trace.record("commit") }

  func screenDidBecomeReady(_ screen: any Screen, at time: Instant) {
    trace.record("flip", at: time)
    pacer.didFlip(at: time)
    watchdog?.flipDidHappen()
    guard !hasShownPicture else { return }
    hasShownPicture = true
    trace.record("ready", at: time)
    showPendingToast()
    tellReady()
  }

  func screenDidResize(_ screen: any Screen) {
    fitToScreen()
    makePictureAnew()
  }

  func screen(_ screen: any Screen, didChangeAvailability isAvailable: Bool, reason: String) {
    if controller == nil {
      if !isAvailable, options.display == .automatic, Program.hasTerminal {
        log.notice("\(reason) The pictures are shown in this terminal instead.")
        screen.close()
        console.take()?.restore()
        return useTerminal()
      }
      begin(on: screen, input: LibinputSource(loop: loop))
    }
    didChangeAvailability(isAvailable, reason)
  }

  private func didChangeAvailability(_ isAvailable: Bool, _ reason: String) {
    guard let screen else { return }
    trace.record(
      "connector",
      [
        "name": .string(screen.summary), "status": isAvailable ? "connected" : "disconnected",
        "reason": .string(reason),
      ])
    if isAvailable {
      log.info(reason)
      if screen is KMSDisplay, console == nil { takeConsole() }
      fitToScreen()
      endDarkness(.noScreen)
      window.setNeedsDisplay()
    } else {
      log.warning(reason)
      goDark(.noScreen, reason)
      if screen is TerminalScreen { stop() }
    }
  }
}
