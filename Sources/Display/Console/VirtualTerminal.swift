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

  /// Whether it is the one on the screen. The corresponding C request is `VT_GETSTATE`.
  var isShown: Bool { get }

  /// Has the kernel ask by signals before it switches to another terminal, and tell when it has
  /// switched back; or, with nil, switch without a word. The corresponding C request is `VT_SETMODE`.
  func setSwitchSignals(_ signals: Console.SwitchSignals?) throws(Errno)

  /// Lets the kernel switch to another terminal as it asked. The corresponding C request is
  /// `VT_RELDISP`.
  func allowSwitch() throws(Errno)

  /// Answers that the switch back was noticed. The corresponding C request is `VT_RELDISP` with
  /// `VT_ACKACQ`.
  func acknowledgeReturn() throws(Errno)

  /// Asks the kernel to switch to a terminal by its number. The corresponding C request is
  /// `VT_ACTIVATE`.
  func activate(_ number: Int) throws(Errno)

  /// From now on, a crash gives text, keyboard and switching back.
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
