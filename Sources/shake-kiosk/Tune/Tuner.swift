import Display
import Input
import Motion
import Platform

/// Shows a session in a terminal and tells it of samples and keys. It draws when there is something
/// new, and not more often than eyes follow.
@MainActor final class Tuner {
  /// Told once, when the person has enough or it cannot go on; with why, when it cannot.
  var completion: (Failure?) -> Void = { _ in }

  /// The shortest time between two pages.
  private static let refreshInterval = Duration.seconds(1.0 / 15)

  private(set) var session: TuneSession
  private let shakes: ShakeInjector
  private let keys: TuneKeys
  private let terminal: TextTerminal
  private let scheduler: any Scheduler
  private var needsDisplay = true
  private var drawing: ScheduledAction?
  private var lastDrawing: Instant?
  /// Whether there was a sensor, or need not be one.
  private var mayGoOn: Bool

  /// A session that begins.
  ///
  /// - Parameters:
  ///   - session: what is shown.
  ///   - shakes: the accelerometer, with the shakes of the key in its samples.
  ///   - shakeKey: the key that shakes; nil when none does.
  ///   - terminal: where it is shown.
  ///   - scheduler: the clock.
  init(
    _ session: TuneSession, shakes: ShakeInjector, shakeKey: Key?, terminal: TextTerminal,
    scheduler: any Scheduler
  ) {
    self.session = session
    self.shakes = shakes
    self.terminal = terminal
    self.scheduler = scheduler
    keys = TuneKeys(shakeKey: shakeKey)
    mayGoOn = shakeKey != nil
  }

  /// Begins to listen and to draw.
  func start() {
    terminal.didChange = { [weak self] in self?.setNeedsDisplay() }
    terminal.didBecomeReady = { [weak self] in self?.drawSoon() }
    terminal.didFail = { [weak self] error in
      self?.completion(
        Failure(.unavailable, "The terminal takes no more output: \(error)."))
    }
    shakes.handler = { [weak self] in self?.handle($0) }
    setNeedsDisplay()
    shakes.start()
  }

  /// Does what a key is for.
  func handle(_ key: Key) {
    switch keys.action(for: key) {
    case .shake?: shakes.playShake()
    case .goOn? where session.stage == .finished: completion(nil)
    case .goOn?: session.goOn()
    case .doAgain?: session.doAgain()
    case .quit?: completion(nil)
    case nil: return
    }
    setNeedsDisplay()
  }

  private func handle(_ event: AccelerometerEvent) {
    switch event {
    case .started: mayGoOn = true
    case .unavailable(let reason) where !mayGoOn: return completion(.withoutSensor(reason))
    default: break
    }
    session.handle(event)
    setNeedsDisplay()
  }

  private func setNeedsDisplay() {
    needsDisplay = true
    drawSoon()
  }

  private func drawSoon() {
    guard needsDisplay, terminal.isReady, drawing?.isPending != true else { return }
    let now = scheduler.now
    let deadline = lastDrawing.map { max(now, $0 + Self.refreshInterval) } ?? now
    drawing = scheduler.schedule(at: deadline) { [weak self] in self?.draw() }
  }

  private func draw() {
    guard needsDisplay, terminal.isReady else { return }
    needsDisplay = false
    lastDrawing = scheduler.now
    terminal.show(
      TunePage(session: session, keys: keys).draw(columns: terminal.columns, rows: terminal.rows))
  }
}
