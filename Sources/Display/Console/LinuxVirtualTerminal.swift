internal import CLinux
internal import Glibc
internal import Platform

/// A virtual terminal of the kernel's.
final class LinuxVirtualTerminal: VirtualTerminal {
  let path: String
  private let number: Int32
  private let file: FileDescriptor

  private init(number: Int32) throws(Errno) {
    self.number = number
    path = "/dev/tty\(number)"
    file = try FileDescriptor(opening: path, .readWrite, options: .noControllingTerminal)
  }

  /// The terminal on standard input or the controlling one; else the one that is shown.
  static func find() throws(ScreenError) -> LinuxVirtualTerminal {
    guard let number = numberOfOwn() ?? numberOfActive() else {
      throw ScreenError(
        .noDevice,
        "There is no text console to keep out of the way: not run on one, and /dev/tty0 cannot be "
          + "opened. Pictures are shown all the same.")
    }
    do throws(Errno) {
      return try LinuxVirtualTerminal(number: number)
    } catch {
      throw ScreenError(
        error == .permissionDenied ? .permissionDenied : .failed,
        "The text console /dev/tty\(number) cannot be opened (\(error)); text may appear over the "
          + "picture. Run as root, or on a console of your own.")
    }
  }

  /// Whether there is a terminal of the program's own, and another one is shown.
  static var isOwnHidden: Bool {
    guard let own = numberOfOwn(), let active = numberOfActive() else { return false }
    return own != active
  }

  private static func numberOfOwn() -> Int32? {
    let standardInput = clinux_virtual_terminal_number(STDIN_FILENO)
    if standardInput > 0 { return standardInput }
    guard
      let controlling = try? FileDescriptor(
        opening: "/dev/tty", .readOnly, options: .noControllingTerminal)
    else { return nil }
    let number = clinux_virtual_terminal_number(controlling.rawValue)
    return number > 0 ? number : nil
  }

  private static func numberOfActive() -> Int32? {
    // The one that is shown is root's to open; one's own tells as much.
    numberOfActive(seenBy: "/dev/tty0") ?? numberOfActive(seenBy: "/dev/tty")
  }

  private static func numberOfActive(seenBy path: String) -> Int32? {
    guard
      let terminal = try? FileDescriptor(
        opening: path, .readOnly, options: .noControllingTerminal)
    else { return nil }
    return numberOfActive(seenBy: terminal)
  }

  private static func numberOfActive(seenBy terminal: borrowing FileDescriptor) -> Int32? {
    var state = vt_stat()
    guard ioctl(terminal.rawValue, UInt(VT_GETSTATE), &state) == 0 else { return nil }
    return Int32(state.v_active)
  }

  var isShown: Bool { Self.numberOfActive(seenBy: file) == number }

  func setSwitchSignals(_ signals: Console.SwitchSignals?) throws(Errno) {
    var mode = vt_mode()
    mode.mode = Int8(signals == nil ? VT_AUTO : VT_PROCESS)
    mode.relsig = Int16(signals?.leaving ?? 0)
    mode.acqsig = Int16(signals?.returned ?? 0)
    try retryingOnInterrupt { ioctl(file.rawValue, UInt(VT_SETMODE), &mode) }
  }

  func allowSwitch() throws(Errno) {
    try retryingOnInterrupt { clinux_ioctl(file.rawValue, UInt(VT_RELDISP), 1) }
  }

  func acknowledgeReturn() throws(Errno) {
    try retryingOnInterrupt { clinux_ioctl(file.rawValue, UInt(VT_RELDISP), Int(VT_ACKACQ)) }
  }

  func activate(_ number: Int) throws(Errno) {
    try retryingOnInterrupt { clinux_ioctl(file.rawValue, UInt(VT_ACTIVATE), number) }
  }

  func setShowsText(_ showsText: Bool) throws(Errno) {
    let mode = showsText ? KD_TEXT : KD_GRAPHICS
    try retryingOnInterrupt { clinux_ioctl(file.rawValue, UInt(KDSETMODE), Int(mode)) }
  }

  func keyboardMode() throws(Errno) -> KeyboardMode {
    var mode: Int32 = 0
    try retryingOnInterrupt { ioctl(file.rawValue, UInt(KDGKBMODE), &mode) }
    return KeyboardMode(rawValue: mode)
  }

  func setKeyboardMode(_ mode: KeyboardMode) throws(Errno) {
    try retryingOnInterrupt { clinux_ioctl(file.rawValue, UInt(KDSKBMODE), Int(mode.rawValue)) }
  }

  func beginCrashRescue(restoring mode: KeyboardMode) {
    clinux_restore_console_on_crash(file.rawValue, mode.rawValue)
  }

  func endCrashRescue() { clinux_forget_console() }
}
