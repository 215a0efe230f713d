internal import Platform

/// Keeps the text console, its cursor and its keyboard out of the way while pictures are shown, and
/// makes room when a person switches to another console.
@MainActor public final class Console {
  /// The signals by which the kernel speaks of switching.
  public struct SwitchSignals: Hashable, Sendable {
    /// Asks to leave; `leave()` answers.
    public var leaving: Int32
    /// Tells that the console is shown again; `comeBack()` answers.
    public var returned: Int32

    /// Signals by their numbers. Block them before the console is taken.
    public init(leaving: Int32, returned: Int32) {
      self.leaving = leaving
      self.returned = returned
    }
  }

  /// Told of each switch: false before another console is shown, which waits until the handler
  /// returns; true when this one is shown again.
  public var handler: (@MainActor (_ isShown: Bool) -> Void)?

  /// Whether it is the console on the screen.
  public private(set) var isShown: Bool

  private let terminal: any VirtualTerminal
  private let formerKeyboardMode: KeyboardMode?
  private var isTaken = true

  /// Takes the console that the program runs on, else the one that is shown. From now on a crash
  /// gives it back too; one console at a time.
  ///
  /// - Parameter signals: what the kernel is to send when a person switches consoles.
  /// - Returns: the console, which is not shown yet if another one is.
  /// - Throws: `noDevice` without a console, `permissionDenied` when it is not ours, or `failed`.
  ///   Pictures can be shown all the same; text may then appear over them.
  public static func takeOver(switchingBy signals: SwitchSignals) throws(ScreenError) -> Console {
    try Console(LinuxVirtualTerminal.find(), switchingBy: signals)
  }

  /// Whether the program runs on a console of its own, and another one is shown.
  public static var isOwnHidden: Bool { LinuxVirtualTerminal.isOwnHidden }

  init(
    _ terminal: any VirtualTerminal, switchingBy signals: SwitchSignals
  ) throws(ScreenError) {
    // A program that was killed may have left the keyboard off.
    let found = try? terminal.keyboardMode()
    formerKeyboardMode = found == .off ? .unicode : found
    self.terminal = terminal
    terminal.beginCrashRescue(restoring: formerKeyboardMode ?? .unicode)
    do throws(Errno) {
      try terminal.setShowsText(false)
      try terminal.setSwitchSignals(signals)
    } catch {
      try? terminal.setShowsText(true)
      terminal.endCrashRescue()
      let isDenied = error == .notPermitted || error == .permissionDenied
      throw ScreenError(
        isDenied ? .permissionDenied : .failed,
        "The text console \(terminal.path) cannot be switched to graphics (\(error)); text may "
          + "appear over the picture. Run as root, or on a console of your own.")
    }
    // Asked last: whoever switches after this sends a signal.
    isShown = terminal.isShown
    if formerKeyboardMode != nil { try? terminal.setKeyboardMode(.off) }
  }

  /// The console's device file, `/dev/tty1`.
  public var path: String { terminal.path }

  /// Makes room for another console, as the kernel asked by the signal `leaving`.
  public func leave() {
    guard isTaken else { return }
    setShown(false)
    try? terminal.allowSwitch()
  }

  /// Takes the screen again, as the kernel told by the signal `returned`.
  public func comeBack() {
    guard isTaken else { return }
    try? terminal.acknowledgeReturn()
    setShown(true)
  }

  private func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    handler?(isShown)
  }

  /// Asks for another console to be shown; the kernel then asks back by the signal `leaving`.
  ///
  /// - Parameter number: the console's, 1 for `/dev/tty1`.
  /// - Throws: `failed` when the kernel refuses.
  public func switchTo(_ number: Int) throws(ScreenError) {
    do throws(Errno) {
      try terminal.activate(number)
    } catch {
      throw ScreenError(.failed, "The console /dev/tty\(number) cannot be shown: \(error).")
    }
  }

  /// Gives text, keyboard and switching back. Harmless twice.
  public func restore() {
    guard isTaken else { return }
    isTaken = false
    if let formerKeyboardMode { try? terminal.setKeyboardMode(formerKeyboardMode) }
    try? terminal.setShowsText(true)
    try? terminal.setSwitchSignals(nil)
    terminal.endCrashRescue()
  }
}
