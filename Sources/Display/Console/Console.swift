internal import Platform

/// Keeps the text console, its cursor and its keyboard out of the way while pictures are shown.
@MainActor public final class Console {
  private let terminal: any VirtualTerminal
  private let formerKeyboardMode: KeyboardMode?
  private var isTaken = true

  /// Takes the console that the program runs on, else the one that is shown. From now on a crash
  /// gives it back too; one console at a time.
  ///
  /// - Throws: `noDevice` without a console, `permissionDenied` when it is not ours, or `failed`.
  ///   Pictures can be shown all the same; text may then appear over them.
  public static func takeOver() throws(ScreenError) -> Console {
    try Console(LinuxVirtualTerminal.find())
  }

  init(_ terminal: any VirtualTerminal) throws(ScreenError) {
    // A program that was killed may have left the keyboard off.
    let found = try? terminal.keyboardMode()
    formerKeyboardMode = found == .off ? .unicode : found
    self.terminal = terminal
    terminal.beginCrashRescue(restoring: formerKeyboardMode ?? .unicode)
    do throws(Errno) {
      try terminal.setShowsText(false)
    } catch {
      terminal.endCrashRescue()
      let isDenied = error == .notPermitted || error == .permissionDenied
      throw ScreenError(
        isDenied ? .permissionDenied : .failed,
        "The text console \(terminal.path) cannot be switched to graphics (\(error)); text may "
          + "appear over the picture. Run as root, or on a console of your own.")
    }
    if formerKeyboardMode != nil { try? terminal.setKeyboardMode(.off) }
  }

  /// The console's device file, `/dev/tty1`.
  public var path: String { terminal.path }

  /// Gives text and keyboard back. Harmless twice.
  public func restore() {
    guard isTaken else { return }
    isTaken = false
    if let formerKeyboardMode { try? terminal.setKeyboardMode(formerKeyboardMode) }
    try? terminal.setShowsText(true)
    terminal.endCrashRescue()
  }
}
