import Platform
import Testing

@testable import Display

@MainActor struct ConsoleTests {
  private let terminal = ScriptedTerminal()
  private let raw = KeyboardMode(rawValue: 0)

  @Test func takingItHidesTextAndSilencesKeys() throws {
    _ = try Console(terminal, switchingBy: .sample)
    #expect(!terminal.showsText)
    #expect(terminal.mode == .off)
  }

  @Test func crashesAreRescuedWhileItIsTaken() throws {
    terminal.mode = raw
    let console = try Console(terminal, switchingBy: .sample)
    #expect(terminal.rescue == raw)
    console.restore()
    #expect(terminal.rescue == nil)
  }

  @Test func restoringGivesBackWhatWasFound() throws {
    terminal.mode = raw
    let console = try Console(terminal, switchingBy: .sample)
    console.restore()
    #expect(terminal.showsText)
    #expect(terminal.mode == raw)
  }

  @Test func keyboardLeftOffByAKilledProgramIsGivenBackWorking() throws {
    terminal.mode = .off
    terminal.showsText = false
    let console = try Console(terminal, switchingBy: .sample)
    console.restore()
    #expect(terminal.showsText)
    #expect(terminal.mode == .unicode)
  }

  @Test func restoringTwiceIsHarmless() throws {
    let console = try Console(terminal, switchingBy: .sample)
    console.restore()
    terminal.showsText = false
    console.restore()
    #expect(!terminal.showsText)
  }

  @Test func terminalWithoutAKeyboardIsTakenAllTheSame() throws {
    terminal.hasKeyboard = false
    let console = try Console(terminal, switchingBy: .sample)
    #expect(!terminal.showsText)
    console.restore()
    #expect(terminal.showsText)
  }

  @Test func foreignConsoleIsRefusedAndLeftAlone() throws {
    terminal.refusal = .notPermitted
    let error = try #require(
      screenError { () throws(ScreenError) in try Console(terminal, switchingBy: .sample) })
    #expect(error.code == .permissionDenied)
    #expect(error.description.contains("/dev/tty7"))
    #expect(terminal.mode == .unicode)
    #expect(terminal.rescue == nil)
  }

  @Test func consoleThatWouldSwitchWithoutAWordIsLeftAlone() throws {
    terminal.switchRefusal = .notPermitted
    let error = try #require(
      screenError { () throws(ScreenError) in
        try Console(terminal, switchingBy: .sample)
      })
    #expect(error.code == .permissionDenied)
    #expect(terminal.showsText)
    #expect(terminal.rescue == nil)
  }
}
