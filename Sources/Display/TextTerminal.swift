public import Platform

/// A terminal that shows pages of text, one in place of the other.
///
/// It is never waited for: while it is not reading, it is not ready. A crash of the program gives it
/// back, too.
@MainActor public final class TextTerminal {
  /// Told when the window has another size, or shows something else: it wants a page.
  public var didChange: () -> Void = {}
  /// Told when it becomes ready again.
  public var didBecomeReady: () -> Void = {}
  /// Told once, in place of all others, when it takes nothing any more.
  public var didFail: (Errno) -> Void = { _ in }

  /// How many cells a row has.
  public private(set) var columns: Int
  /// How many rows it has.
  public private(set) var rows: Int

  private let output: TerminalOutput
  private var encoder = TextEncoder()
  private var isClosed = false

  /// Takes a terminal over.
  ///
  /// - Parameters:
  ///   - descriptor: of the terminal; it stays the caller's. Standard output unless said otherwise.
  ///   - loop: waits for the terminal.
  /// - Throws: why it cannot be had.
  public init(descriptor: Int32 = 1, loop: EventLoop) throws(ScreenError) {
    output = try TerminalOutput(number: descriptor, loop: loop)
    (columns, rows) = output.windowSize
    output.didDrain = { [weak self] in self?.didBecomeReady() }
    output.didFail = { [weak self] in self?.didFail($0) }
    output.write(TerminalSequence.enter)
    output.sendOnCrash(TerminalSequence.leave)
  }

  /// Whether it has taken all it was sent.
  public var isReady: Bool { !isClosed && output.isDrained }

  /// Shows a page.
  ///
  /// - Parameter page: of its size; what is larger is cut off by the terminal.
  public func show(_ page: TextPage) {
    precondition(isReady, "a page may be shown only while the terminal is ready")
    output.write(encoder.encode(page))
  }

  /// Looks whether the window has another size. Call it for `SIGWINCH`.
  public func windowSizeMayHaveChanged() {
    guard !isClosed, output.windowSize != (columns, rows) else { return }
    (columns, rows) = output.windowSize
    encoder.invalidate()
    didChange()
  }

  /// Takes the terminal over again. Call it when the process goes on after a stop (`SIGCONT`), since
  /// the shell has used the terminal in between.
  public func redraw() {
    guard !isClosed else { return }
    output.write(TerminalSequence.enter)
    (columns, rows) = output.windowSize
    encoder.invalidate()
    didChange()
  }

  /// Gives the terminal back.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    output.finish(TerminalSequence.leave)
  }
}
