import Platform

@testable import Display

/// A console that remembers its state, and what it was asked about switching.
@MainActor final class ScriptedTerminal: VirtualTerminal {
  enum Answer: Equatable {
    case allowed, acknowledged
    case activated(Int)
  }

  let path = "/dev/tty7"
  var showsText = true
  var mode: KeyboardMode = .unicode
  var rescue: KeyboardMode?
  var refusal: Errno?
  var switchRefusal: Errno?
  var hasKeyboard = true
  var isShown = true
  var signals: Console.SwitchSignals?
  private(set) var answers: [Answer] = []

  func setShowsText(_ showsText: Bool) throws(Errno) {
    if let refusal { throw refusal }
    self.showsText = showsText
  }

  func keyboardMode() throws(Errno) -> KeyboardMode {
    if !hasKeyboard { throw .inappropriateIOControl }
    return mode
  }

  func setKeyboardMode(_ mode: KeyboardMode) throws(Errno) {
    if !hasKeyboard { throw .inappropriateIOControl }
    self.mode = mode
  }

  func setSwitchSignals(_ signals: Console.SwitchSignals?) throws(Errno) {
    if let switchRefusal { throw switchRefusal }
    self.signals = signals
  }

  func allowSwitch() throws(Errno) { answers.append(.allowed) }
  func acknowledgeReturn() throws(Errno) { answers.append(.acknowledged) }

  func activate(_ number: Int) throws(Errno) {
    if let refusal { throw refusal }
    answers.append(.activated(number))
  }

  func beginCrashRescue(restoring mode: KeyboardMode) { rescue = mode }
  func endCrashRescue() { rescue = nil }
}

extension Console.SwitchSignals {
  static let sample = Console.SwitchSignals(leaving: 34, returned: 35)
}
