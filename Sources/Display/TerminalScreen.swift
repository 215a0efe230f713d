public import Platform
public import Raster

/// A terminal as a screen: each of its cells shows two pixels, one above the other, which makes
/// them about square.
///
/// The terminal is never waited for. While it is not reading, the screen is not ready. A crash of the
/// program gives the terminal back, too.
@MainActor public final class TerminalScreen: Screen {
  public weak var delegate: (any ScreenDelegate)?

  public var size: PixelSize { encoder.size }

  public var summary: String {
    let colors = encoder.palette == .trueColor ? "24-bit colour" : "256 colours"
    return "terminal \(size) in \(colors)"
  }

  public var isReady: Bool { state == .ready }

  private enum State {
    case ready, writing, shown, blank, lost, closed
  }

  private let output: TerminalOutput
  public let refreshInterval: Duration
  private let scheduler: any Scheduler
  private var encoder: TerminalEncoder
  private var state = State.ready
  private var presentTime: Instant
  /// When another frame may come.
  private var pendingRefresh: ScheduledAction?

  /// Takes a terminal over.
  ///
  /// - Parameters:
  ///   - descriptor: of the terminal; it stays the caller's. Standard output unless said otherwise.
  ///   - palette: the colours it can show.
  ///   - refreshInterval: the shortest time from one frame to the next. Terminals show more than
  ///     thirty a second at great cost only.
  ///   - loop: waits for the terminal.
  ///   - scheduler: tells the time; nil for the loop.
  /// - Throws: why it cannot be had.
  public init(
    descriptor: Int32 = 1, palette: TerminalPalette,
    refreshInterval: Duration = .milliseconds(33), loop: EventLoop,
    scheduler: (any Scheduler)? = nil
  ) throws(ScreenError) {
    let output = try TerminalOutput(number: descriptor, loop: loop)
    let window = output.windowSize
    self.output = output
    self.refreshInterval = refreshInterval
    self.scheduler = scheduler ?? loop
    presentTime = self.scheduler.now
    encoder = TerminalEncoder(columns: window.columns, rows: window.rows, palette: palette)
    output.didDrain = { [weak self] in self?.outputDidDrain() }
    output.didFail = { [weak self] in self?.outputDidFail($0) }
    output.write(TerminalSequence.enter)
    output.sendOnCrash(TerminalSequence.leave)
  }

  public func present(_ frame: borrowing Frame, damage: PixelRect) {
    precondition(isReady, "a frame may be presented only while the screen is ready")
    state = .writing
    presentTime = scheduler.now
    output.write(encoder.encode(frame, damage: damage))
    guard state == .writing else { return }
    if output.isDrained { frameWasWritten() }
    delegate?.screenDidCommit(self)
  }

  public func refresh() {
    precondition(isReady, "a frame may be shown again only while the screen is ready")
    presentTime = scheduler.now
    frameWasWritten()
    delegate?.screenDidCommit(self)
  }

  public func blank() {
    guard state != .closed, state != .lost else { return }
    state = .blank
    pendingRefresh?.cancel()
    encoder.invalidate()
    output.write(TerminalSequence.resetColors + TerminalSequence.clear)
  }

  public func wake() {
    guard state == .blank else { return }
    state = .ready
    delegate?.screenDidResize(self)
  }

  public func close() {
    guard state != .closed else { return }
    state = .closed
    output.finish(TerminalSequence.leave)
  }

  /// Looks whether the window has another size, and tells the delegate. Call it for `SIGWINCH`.
  public func windowSizeMayHaveChanged() {
    guard state != .closed else { return }
    let window = output.windowSize
    guard window != (encoder.columns, encoder.rows) else { return }
    encoder.resize(columns: window.columns, rows: window.rows)
    delegate?.screenDidResize(self)
  }

  /// Takes the terminal over again and has the delegate draw everything. Call it when the process
  /// goes on after a stop (`SIGCONT`), since the shell has used the terminal in between.
  public func redraw() {
    guard state != .closed else { return }
    output.write(TerminalSequence.enter)
    let window = output.windowSize
    encoder.resize(columns: window.columns, rows: window.rows)
    delegate?.screenDidResize(self)
  }

  private func outputDidDrain() {
    if state == .writing { frameWasWritten() }
  }

  /// Becomes ready when the time for another frame has come, never within `present`.
  private func frameWasWritten() {
    state = .shown
    let time = scheduler.now
    pendingRefresh = scheduler.schedule(at: max(time, presentTime + refreshInterval)) {
      [weak self] in
      guard let self, state == .shown else { return }
      state = .ready
      delegate?.screenDidBecomeReady(self, at: time)
    }
  }

  private func outputDidFail(_ error: Errno) {
    guard state != .closed else { return }
    state = .lost
    scheduler.schedule(after: .zero) { [weak self] in
      guard let self, state == .lost else { return }
      delegate?.screen(
        self, didChangeAvailability: false, reason: "The terminal takes no more output: \(error).")
    }
  }
}
