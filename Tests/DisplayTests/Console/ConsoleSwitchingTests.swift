import Platform
import Testing

@testable import Display

@MainActor final class ConsoleSwitchingTests {
  private let terminal = ScriptedTerminal()
  private var told: [Bool] = []

  private func makeConsole() throws -> Console {
    let console = try Console(terminal, switchingBy: .sample)
    console.handler = { [unowned self] in
      // Whoever has to clear the screen does so while the kernel still waits.
      told.append($0)
      if !$0 { #expect(!terminal.answers.contains(.allowed)) }
    }
    return console
  }

  @Test func theKernelAsksBeforeItSwitches() throws {
    let console = try makeConsole()
    #expect(terminal.signals == .sample)
    #expect(console.isShown)
    console.restore()
    #expect(terminal.signals == nil)
  }

  @Test func leavingIsToldBeforeItIsAllowed() throws {
    let console = try makeConsole()

    console.leave()

    #expect(told == [false])
    #expect(terminal.answers == [.allowed])
    #expect(!console.isShown)
  }

  @Test func comingBackIsAcknowledgedAndTold() throws {
    let console = try makeConsole()
    console.leave()

    console.comeBack()

    #expect(told == [false, true])
    #expect(terminal.answers == [.allowed, .acknowledged])
    #expect(console.isShown)
  }

  @Test func aConsoleTakenWhileAnotherIsShownWaitsForItsTurn() throws {
    terminal.isShown = false
    let console = try makeConsole()
    #expect(!console.isShown)
    #expect(!terminal.showsText)

    console.comeBack()

    #expect(told == [true])
    #expect(console.isShown)
  }

  @Test func theKernelIsAnsweredEvenWhenThereIsNoNews() throws {
    terminal.isShown = false
    let console = try makeConsole()

    console.leave()

    #expect(told.isEmpty)
    #expect(terminal.answers == [.allowed])
  }

  @Test func nothingIsAnsweredOnceTheConsoleIsGivenBack() throws {
    let console = try makeConsole()
    console.restore()

    console.leave()
    console.comeBack()

    #expect(terminal.answers.isEmpty)
    #expect(told.isEmpty)
  }

  @Test func anotherConsoleIsAskedForByNumber() throws {
    let console = try makeConsole()
    try console.switchTo(3)
    #expect(terminal.answers == [.activated(3)])
    #expect(console.isShown)
  }

  @Test func aRefusedSwitchIsASentence() throws {
    let console = try makeConsole()
    terminal.refusal = .notPermitted
    let error = screenError { () throws(ScreenError) in try console.switchTo(63) }
    #expect(error?.description.contains("/dev/tty63") == true)
  }
}
