internal import CLinux
internal import Glibc
internal import Platform

/// A virtual terminal of the kernel's.
final class LinuxVirtualTerminal: VirtualTerminal {
  let path: String
  private let file: FileDescriptor

  private init(number: Int32) throws(Errno) {
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
    guard
      let active = try? FileDescriptor(
        opening: "/dev/tty0", .readOnly, options: .noControllingTerminal)
    else { return nil }
    var state = vt_stat()
    guard ioctl(active.rawValue, UInt(VT_GETSTATE), &state) == 0 else { return nil }
    return Int32(state.v_active)
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
