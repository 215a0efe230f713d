import Platform
import TestSupport
import Testing

@testable import Display

@MainActor @Suite struct TextTerminalTests {
  private let loop: EventLoop
  private let window: PseudoTerminal
  private let terminal: TextTerminal

  init() throws {
    loop = try EventLoop()
    window = try PseudoTerminal(columns: 20, rows: 5)
    terminal = try TextTerminal(descriptor: window.descriptor, loop: loop)
  }

  private func output() -> String { String(decoding: window.output(), as: UTF8.self) }

  private func page(_ text: String) -> TextPage {
    var page = TextPage(columns: terminal.columns, rows: terminal.rows)
    page.write(text, row: 0)
    return page
  }

  @Test func pagesAreShownOnTheAlternateScreenAndTheEndGivesTheTerminalBack() {
    #expect(terminal.columns == 20)
    #expect(terminal.rows == 5)
    terminal.show(page("hello"))
    #expect(output().contains("hello"))

    terminal.close()
    terminal.close()

    let end = output()
    #expect(end.hasSuffix("\u{1b}[?1049l"))
    #expect(!end.contains("hello"))
    #expect(!terminal.isReady)
  }

  @Test func aWindowOfAnotherSizeWantsAPage() throws {
    var changes = 0
    terminal.didChange = { changes += 1 }
    terminal.windowSizeMayHaveChanged()
    #expect(changes == 0)

    try window.resize(columns: 30, rows: 8)
    terminal.windowSizeMayHaveChanged()

    #expect(changes == 1)
    #expect(terminal.columns == 30)
    #expect(terminal.rows == 8)
  }

  @Test func afterAStopTheTerminalIsTakenAgain() {
    terminal.show(page("hello"))
    _ = output()
    var changes = 0
    terminal.didChange = { changes += 1 }

    terminal.redraw()
    terminal.show(page("hello"))

    let text = output()
    #expect(changes == 1)
    #expect(text.contains("\u{1b}[?1049h"))
    #expect(text.contains("hello"))
  }

  @Test func whileTheTerminalIsNotReadingItIsNotReady() throws {
    var readyCount = 0
    terminal.didBecomeReady = { readyCount += 1 }
    var letter = UInt8(ascii: "a")
    for _ in 0..<2000 where terminal.isReady {
      letter = letter == UInt8(ascii: "z") ? UInt8(ascii: "a") : letter + 1
      terminal.show(page(String(repeating: String(UnicodeScalar(letter)), count: 20)))
    }
    #expect(!terminal.isReady)

    for _ in 0..<100 where !terminal.isReady {
      _ = output()
      try loop.turn(waitingAtMost: .milliseconds(100))
    }

    #expect(terminal.isReady)
    #expect(readyCount == 1)
  }
}
