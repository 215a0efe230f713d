import Platform
import Testing

@testable import Display

/// A console that remembers its state.
@MainActor private final class ScriptedTerminal: VirtualTerminal {
  let path = "/dev/tty7"
  var showsText = true
  var mode: KeyboardMode = .unicode
  var rescue: KeyboardMode?
  var refusal: Errno?
  var hasKeyboard = true

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

  func beginCrashRescue(restoring mode: KeyboardMode) { rescue = mode }
  func endCrashRescue() { rescue = nil }
}

@MainActor struct ConsoleTests {
  private let terminal = ScriptedTerminal()
  private let raw = KeyboardMode(rawValue: 0)

  @Test func takingItHidesTextAndSilencesKeys() throws {
    _ = try Console(terminal)
    #expect(!terminal.showsText)
    #expect(terminal.mode == .off)
  }

  @Test func crashesAreRescuedWhileItIsTaken() throws {
    terminal.mode = raw
    let console = try Console(terminal)
    #expect(terminal.rescue == raw)
    console.restore()
    #expect(terminal.rescue == nil)
  }

  @Test func restoringGivesBackWhatWasFound() throws {
    terminal.mode = raw
    let console = try Console(terminal)
    console.restore()
    #expect(terminal.showsText)
    #expect(terminal.mode == raw)
  }

  @Test func keyboardLeftOffByAKilledProgramIsGivenBackWorking() throws {
    terminal.mode = .off
    terminal.showsText = false
    let console = try Console(terminal)
    console.restore()
    #expect(terminal.showsText)
    #expect(terminal.mode == .unicode)
  }

  @Test func restoringTwiceIsHarmless() throws {
    let console = try Console(terminal)
    console.restore()
    terminal.showsText = false
    console.restore()
    #expect(!terminal.showsText)
  }

  @Test func terminalWithoutAKeyboardIsTakenAllTheSame() throws {
    terminal.hasKeyboard = false
    let console = try Console(terminal)
    #expect(!terminal.showsText)
    console.restore()
    #expect(terminal.showsText)
  }

  @Test func foreignConsoleIsRefusedAndLeftAlone() throws {
    terminal.refusal = .notPermitted
    let error = try #require(
      screenError { () throws(ScreenError) in try Console(terminal) })
    #expect(error.code == .permissionDenied)
    #expect(error.description.contains("/dev/tty7"))
    #expect(terminal.mode == .unicode)
    #expect(terminal.rescue == nil)
  }
}
