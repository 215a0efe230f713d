internal import Platform

/// One of the kernel's text consoles, `/dev/tty1` to `/dev/tty63`.
@MainActor protocol VirtualTerminal: AnyObject {
  /// The device file, `/dev/tty1`.
  var path: String { get }

  /// Lets the kernel draw text on the screen, or keeps it from doing so. The corresponding C
  /// request is `KDSETMODE`.
  func setShowsText(_ showsText: Bool) throws(Errno)

  /// How keys become characters. The corresponding C request is `KDGKBMODE`.
  func keyboardMode() throws(Errno) -> KeyboardMode

  /// The corresponding C request is `KDSKBMODE`.
  func setKeyboardMode(_ mode: KeyboardMode) throws(Errno)

  /// From now on, a crash gives text and keyboard back.
  func beginCrashRescue(restoring mode: KeyboardMode)
  func endCrashRescue()
}

/// How a virtual terminal's keys become characters. The corresponding C constants are `K_…`.
struct KeyboardMode: Hashable, Sendable {
  let rawValue: Int32

  /// UTF-8, as every system sets it today.
  static let unicode = KeyboardMode(rawValue: 3)
  /// Not at all.
  static let off = KeyboardMode(rawValue: 4)
}
