import Glibc
import Input
import Platform
import TestSupport
import Testing

@MainActor @Suite final class TerminalKeyboardTests {
  private let loop: EventLoop
  private let scheduler = SteppedScheduler()
  private var events: [InputEvent] = []

  init() throws { loop = try EventLoop() }

  private func makeKeyboard(on descriptor: Int32) -> TerminalKeyboard {
    let keyboard = TerminalKeyboard(descriptor: descriptor, loop: loop, scheduler: scheduler)
    keyboard.handler = { [weak self] in self?.events.append($0) }
    return keyboard
  }

  private func turn() throws { try loop.turn(waitingAtMost: .seconds(5)) }
  private func turnWithoutWaiting() throws { try loop.turn(waitingAtMost: .zero) }

  private func downAndUp(_ name: String, at timestamp: Double = 1000) throws -> [InputEvent] {
    let key = try #require(Key(name: name))
    return [
      .key(key, isDown: true, timestamp: timestamp), .key(key, isDown: false, timestamp: timestamp),
    ]
  }

  @Test func typedKeyComesAsDownAndUp() throws {
    let terminal = try PseudoTerminal()
    let keyboard = makeKeyboard(on: terminal.descriptor)
    keyboard.start()
    try terminal.type(" ")
    try turn()
    #expect(try events == downAndUp("space"))
    keyboard.stop()
  }

  @Test func nothingTypedIsEchoedAndControlCStaysASignal() throws {
    let terminal = try PseudoTerminal()
    let keyboard = makeKeyboard(on: terminal.descriptor)
    keyboard.start()
    try terminal.type("abc")
    try turn()
    #expect(terminal.output().isEmpty)
    #expect(try terminal.hasLocalMode(ISIG))
    #expect(try !terminal.hasLocalMode(ICANON))
    keyboard.stop()
  }

  @Test func stoppingRestoresTheTerminalToTheByte() throws {
    let terminal = try PseudoTerminal()
    let before = try terminal.attributes()
    let keyboard = makeKeyboard(on: terminal.descriptor)
    keyboard.start()
    keyboard.start()
    #expect(try terminal.attributes() != before)
    keyboard.stop()
    #expect(try terminal.attributes() == before)
    keyboard.stop()
    #expect(try terminal.attributes() == before)
  }

  @Test func startedAgainItListensAgain() throws {
    let terminal = try PseudoTerminal()
    let keyboard = makeKeyboard(on: terminal.descriptor)
    keyboard.start()
    keyboard.stop()
    keyboard.start()
    try terminal.type("s")
    try turn()
    #expect(try events == downAndUp("s"))
    keyboard.stop()
  }

  @Test func escapeIsToldWhenNothingFollowsIn50Milliseconds() throws {
    let terminal = try PseudoTerminal()
    let keyboard = makeKeyboard(on: terminal.descriptor)
    keyboard.start()
    try terminal.type("\u{1b}")
    try turn()
    scheduler.advance(by: .milliseconds(49))
    #expect(events.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(try events == downAndUp("esc", at: 1000.05))
    keyboard.stop()
  }

  @Test func sequenceInTwoPiecesWithinTheTimeIsOneKey() throws {
    let terminal = try PseudoTerminal()
    let keyboard = makeKeyboard(on: terminal.descriptor)
    keyboard.start()
    try terminal.type("\u{1b}")
    try turn()
    scheduler.advance(by: .milliseconds(49))
    try terminal.type("[A")
    try turn()
    scheduler.advance(by: .seconds(1))
    #expect(try events == downAndUp("up", at: 1000.049))
    #expect(!scheduler.hasPendingActions)
    keyboard.stop()
  }

  @Test func handlerMayStopTheKeyboardBetweenTwoKeys() throws {
    let terminal = try PseudoTerminal()
    let keyboard = makeKeyboard(on: terminal.descriptor)
    keyboard.handler = { [weak self, weak keyboard] in
      self?.events.append($0)
      if self?.events.count == 2 { keyboard?.stop() }
    }
    keyboard.start()
    try terminal.type("ab")
    try turn()
    #expect(try events == downAndUp("a"))
  }

  @Test func nothingIsToldAfterStopping() throws {
    let terminal = try PseudoTerminal()
    let keyboard = makeKeyboard(on: terminal.descriptor)
    keyboard.start()
    try terminal.type("\u{1b}")
    try turn()
    keyboard.stop()
    scheduler.advance(by: .seconds(1))
    #expect(events.isEmpty)
  }

  @Test func sequenceThatStoppingCutShortIsForgotten() throws {
    let terminal = try PseudoTerminal()
    let keyboard = makeKeyboard(on: terminal.descriptor)
    keyboard.start()
    try terminal.type("\u{1b}")
    try turn()
    keyboard.stop()

    keyboard.start()
    try terminal.type("[a")
    try turn()

    #expect(try events == downAndUp("leftbrace") + downAndUp("a"))
    #expect(!scheduler.hasPendingActions)
    keyboard.stop()
  }

  @Test func inputThatCannotBeReadIsLeftAlone() throws {
    var ends: [Int32] = [-1, -1]
    try retryingOnInterrupt { pipe(&ends) }
    let writing = FileDescriptor(owning: ends[1])
    close(ends[0])
    let keyboard = makeKeyboard(on: writing.rawValue)
    keyboard.start()
    try turn()
    let start = Instant.now()
    try loop.turn(waitingAtMost: .milliseconds(20))
    #expect(Instant.now() - start >= .milliseconds(20))
    keyboard.stop()
  }

  @Test func pipeIsReadToItsEndAndThenLeftAlone() throws {
    var ends: [Int32] = [-1, -1]
    try retryingOnInterrupt { pipe(&ends) }
    let reading = FileDescriptor(owning: ends[0])
    let writing = FileDescriptor(owning: ends[1])
    let keyboard = makeKeyboard(on: reading.rawValue)
    keyboard.start()
    try writing.writeAll(" ")
    try turn()
    #expect(try events == downAndUp("space"))

    _ = consume writing
    try turn()
    let start = Instant.now()
    try loop.turn(waitingAtMost: .milliseconds(20))
    // An end that is still watched would end the wait at once.
    #expect(Instant.now() - start >= .milliseconds(20))
    keyboard.stop()
  }

  @Test(arguments: ["/dev/null", "/etc/passwd"])
  func inputWithoutAKeyboardBehindItIsQuiet(path: String) throws {
    let file = try FileDescriptor(opening: path, .readOnly)
    let keyboard = makeKeyboard(on: file.rawValue)
    keyboard.start()
    try turnWithoutWaiting()
    try turnWithoutWaiting()
    #expect(events.isEmpty)
    keyboard.stop()
  }

  @Test func terminalThatHasGoneIsLeftAlone() throws {
    var terminal: PseudoTerminal? = try PseudoTerminal()
    let copy = FileDescriptor(owning: dup(try #require(terminal).descriptor))
    let keyboard = makeKeyboard(on: copy.rawValue)
    keyboard.start()
    terminal = nil
    try turn()
    let start = Instant.now()
    try loop.turn(waitingAtMost: .milliseconds(20))
    #expect(Instant.now() - start >= .milliseconds(20))
    #expect(events.isEmpty)
    keyboard.stop()
  }
}
