internal import CLinux
internal import Glibc
public import Platform

/// The keyboard of a terminal: standard input, heard key by key.
///
/// A terminal tells no releases, so each key comes as down and up at once. Control+C stays the
/// signal `SIGINT`. In the background, and when there is nothing to read from, it hears nothing.
@MainActor public final class TerminalKeyboard: InputSource {
  public var handler: (@MainActor (InputEvent) -> Void)?

  /// How long after ESC the rest of a sequence may come; then it was the Escape key.
  private static let sequenceTimeout = Duration.milliseconds(50)

  private let descriptor: Int32
  private let loop: EventLoop
  private let scheduler: any Scheduler
  private var watch: EventLoop.Watch?
  private var foundAttributes: termios?
  private var parser = TerminalKeyParser()
  private var timeout: ScheduledAction?

  /// A keyboard that does nothing yet.
  ///
  /// - Parameters:
  ///   - descriptor: where the keys come from, a terminal or a pipe; it stays the caller's.
  ///     Standard input unless said otherwise.
  ///   - loop: waits for keys.
  ///   - scheduler: tells the time; nil for the loop.
  public init(
    descriptor: Int32 = 0, loop: EventLoop, scheduler: (any Scheduler)? = nil
  ) {
    self.descriptor = descriptor
    self.loop = loop
    self.scheduler = scheduler ?? loop
  }

  /// Begins to listen. Harmless twice: call it again when the process goes on after a stop
  /// (`SIGCONT`), since the shell has set the terminal for itself in between.
  public func start() {
    guard JobControl.isInForeground(of: descriptor) else { return }
    setAttributes()
    guard watch == nil else { return }
    // What cannot be watched, as a plain file, has no keyboard behind it.
    watch = try? loop.watch(descriptor, for: .readable) { [weak self] in self?.readKeys($0) }
  }

  public func stop() {
    stopListening()
    clinux_on_crash_set_modes(-1, nil)
    guard let found = foundAttributes.take(), JobControl.isInForeground(of: descriptor)
    else { return }
    apply(found)
  }

  private func stopListening() {
    watch?.cancel()
    watch = nil
    timeout?.cancel()
    _ = parser.finish()
  }

  private func setAttributes() {
    var attributes = termios()
    guard tcgetattr(descriptor, &attributes) == 0 else { return }
    if foundAttributes == nil {
      foundAttributes = attributes
      clinux_on_crash_set_modes(descriptor, &attributes)
    }
    attributes.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    // Without IXON nobody can freeze the picture with Control+S.
    attributes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    withUnsafeMutableBytes(of: &attributes.c_cc) { characters in
      // Reading never blocks, even when another process was quicker to read.
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
      // A process that is stopped or killed so would leave its picture in the terminal.
      // Zero is `_POSIX_VDISABLE`.
      for disabled in [VSUSP, VQUIT] { characters[Int(disabled)] = 0 }
    }
    apply(attributes)
  }

  private func apply(_ attributes: termios) {
    var attributes = attributes
    // Not TCSADRAIN, which would wait for a terminal that takes no more output.
    _ = JobControl.withoutStopping { tcsetattr(descriptor, TCSANOW, &attributes) }
  }

  private func readKeys(_ readiness: EventLoop.Readiness) {
    do throws(Errno) {
      let bytes = try readBytes()
      guard !bytes.isEmpty else {
        let wasTakenByAnother = foundAttributes != nil && !readiness.contains(.hangUp)
        if !wasTakenByAnother { stopListening() }
        return
      }
      timeout?.cancel()
      tell(parser.parse(bytes))
    } catch {
      // The terminal has gone, or belongs to another program now.
      if error != .wouldBlock { stopListening() }
      return
    }
    guard parser.isInSequence, watch != nil else { return }
    timeout = scheduler.schedule(after: Self.sequenceTimeout) { [weak self] in
      if let key = self?.parser.finish() { self?.tell([key]) }
    }
  }

  /// The bytes that are there; none at the end.
  private func readBytes() throws(Errno) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = try JobControl.withoutStopping { () throws(Errno) -> Int in
      try retryingOnInterrupt { read(descriptor, &bytes, bytes.count) }
    }
    return Array(bytes[..<count])
  }

  private func tell(_ keys: [Key]) {
    let timestamp = scheduler.now.seconds
    // The handler may stop this source at any key.
    for key in keys where watch != nil {
      handler?(.key(key, isDown: true, timestamp: timestamp))
      handler?(.key(key, isDown: false, timestamp: timestamp))
    }
  }
}
