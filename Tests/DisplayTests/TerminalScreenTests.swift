import Glibc
import Platform
import Raster
import TestSupport
import Testing

@testable import Display

@MainActor @Suite struct TerminalScreenTests {
  private let loop: EventLoop
  private let scheduler = SteppedScheduler()
  private let log = ScreenLog()

  init() throws { loop = try EventLoop() }

  private func makeScreen(on terminal: PseudoTerminal) throws -> TerminalScreen {
    let screen = try TerminalScreen(
      descriptor: terminal.descriptor, palette: .trueColor, refreshInterval: .milliseconds(30),
      loop: loop, scheduler: scheduler)
    screen.delegate = log
    return screen
  }

  private func present(_ color: Color, on screen: TerminalScreen) {
    screen.present(Bitmap(size: screen.size, color: color), damage: PixelRect(screen.size))
  }

  /// A frame no two neighbouring pixels of which are alike, so that each cell costs a lot.
  private func presentNoise(on screen: TerminalScreen) {
    var frame = Bitmap(size: screen.size)
    var state: UInt32 = 1
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        state = state &* 1_664_525 &+ 1_013_904_223
        frame[x, y] = 0xff00_0000 | state >> 8
      }
    }
    screen.present(frame, damage: PixelRect(screen.size))
  }

  /// Lets the terminal read until the screen has sent everything.
  private func readAll(of terminal: PseudoTerminal) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var turnsWithoutBytes = 0
    while !scheduler.hasPendingActions, turnsWithoutBytes < 10 {
      let more = terminal.output()
      turnsWithoutBytes = more.isEmpty ? turnsWithoutBytes + 1 : 0
      bytes += more
      try loop.turn(waitingAtMost: .milliseconds(100))
    }
    return bytes + terminal.output()
  }

  @Test func hasTwoPixelsForEachCell() throws {
    let screen = try makeScreen(on: PseudoTerminal(columns: 40, rows: 10))
    #expect(screen.size == PixelSize(width: 40, height: 20))
    #expect(screen.summary == "terminal 40x20 in 24-bit colour")
  }

  @Test func terminalWithoutASizeCountsAs80Times24() throws {
    let screen = try makeScreen(on: PseudoTerminal(columns: 0, rows: 0))
    #expect(screen.size == PixelSize(width: 80, height: 48))
  }

  @Test func absurdWindowIsCutDown() throws {
    let screen = try makeScreen(on: PseudoTerminal(columns: 65535, rows: 65535))
    #expect(screen.size == PixelSize(width: 2048, height: 2048))
  }

  @Test func outputThatIsNoTerminalIsRefused() throws {
    let file = try FileDescriptor(opening: "/dev/null", .writeOnly)
    let number = file.rawValue
    #expect {
      _ = try TerminalScreen(descriptor: number, palette: .trueColor, loop: loop)
    } throws: {
      ($0 as? ScreenError)?.code == .noDevice
    }
    _ = consume file
  }

  @Test func presentedFrameIsSeenAtOnce() throws {
    let terminal = try PseudoTerminal(columns: 6, rows: 2)
    let screen = try makeScreen(on: terminal)
    present(Color(red: 1, green: 2, blue: 3), on: screen)

    var model = TerminalModel(columns: 6, rows: 2)
    model.receive(terminal.output())

    #expect(model.picture.joined().allSatisfy { $0 == "1;2;3" })
    #expect(model.isAlternateScreen)
    #expect(!model.isCursorVisible)
    #expect(!model.isWrapping)
    #expect(model.unknown.isEmpty)
  }

  @Test func isReadyAgainAfterTheRefreshInterval() throws {
    let terminal = try PseudoTerminal()
    let screen = try makeScreen(on: terminal)
    scheduler.advance(by: .milliseconds(10))
    present(.white, on: screen)
    #expect(!terminal.output().isEmpty)
    #expect(!screen.isReady)
    #expect(log.entries == ["commit"])

    scheduler.advance(by: .milliseconds(29))
    #expect(!screen.isReady)
    scheduler.advance(by: .milliseconds(1))

    #expect(screen.isReady)
    #expect(log.entries == ["commit", "ready at 1000.01"])
    #expect(!scheduler.hasPendingActions)
  }

  @Test func mayBePresentedToFromWithinItsOwnCallback() throws {
    let terminal = try PseudoTerminal()
    let screen = try makeScreen(on: terminal)
    var count = 0
    log.whenReady = { [screen] in
      count += 1
      if count < 3 {
        screen.present(Bitmap(size: screen.size), damage: PixelRect(screen.size))
      }
    }
    present(.white, on: screen)
    scheduler.advance(by: .seconds(1))
    #expect(count == 3)
    #expect(!terminal.output().isEmpty)
  }

  @Test func closingLeavesTheTerminalAsItWas() throws {
    let terminal = try PseudoTerminal(columns: 6, rows: 2)
    let attributes = try terminal.attributes()
    let flags = fcntl(terminal.descriptor, F_GETFL)
    let screen = try makeScreen(on: terminal)
    present(.white, on: screen)
    screen.close()
    screen.close()

    var model = TerminalModel(columns: 6, rows: 2)
    model.receive(terminal.output())

    #expect(!model.isAlternateScreen)
    #expect(model.isCursorVisible)
    #expect(model.isWrapping)
    #expect(!model.isUpdating)
    #expect(model.picture.joined().allSatisfy { $0 == "default" })
    #expect(try terminal.attributes() == attributes)
    #expect(fcntl(terminal.descriptor, F_GETFL) == flags)
  }

  @Test func terminalThatDoesNotReadHoldsBackTheNextFrameAndNothingElse() throws {
    let terminal = try PseudoTerminal(columns: 200, rows: 100)
    let screen = try makeScreen(on: terminal)
    presentNoise(on: screen)
    scheduler.advance(by: .seconds(10))
    #expect(!screen.isReady)
    #expect(log.entries == ["commit"])

    var model = TerminalModel(columns: 200, rows: 100)
    model.receive(try readAll(of: terminal))
    scheduler.advance(by: .milliseconds(1))

    #expect(screen.isReady)
    #expect(log.entries == ["commit", "ready at 1010.0"])
    #expect(!model.picture.joined().contains("?"))
    #expect(model.scrollCount == 0)
  }

  @Test func takingTheTerminalOverAgainLosesNothingThatIsStillToBeSent() throws {
    let terminal = try PseudoTerminal(columns: 200, rows: 100)
    let screen = try makeScreen(on: terminal)
    presentNoise(on: screen)

    screen.redraw()

    var model = TerminalModel(columns: 200, rows: 100)
    model.receive(try readAll(of: terminal))
    #expect(!model.picture.joined().contains("?"))
    #expect(model.unknown.isEmpty)
  }

  @Test func terminalThatDoesNotReadIsRestoredWithoutWaitingForIt() throws {
    let terminal = try PseudoTerminal(columns: 200, rows: 100)
    let screen = try makeScreen(on: terminal)
    presentNoise(on: screen)
    let start = Instant.now()

    screen.close()

    #expect(Instant.now() - start < .seconds(2))
    #expect(String(decoding: terminal.output(), as: UTF8.self).hasSuffix("\u{1b}[?1049l"))
  }

  @Test func isNeverReadyAfterClosing() throws {
    let terminal = try PseudoTerminal()
    let screen = try makeScreen(on: terminal)
    present(.white, on: screen)
    screen.close()
    scheduler.advance(by: .seconds(1))
    #expect(!screen.isReady)
    #expect(log.entries == ["commit"])

    _ = terminal.output()
    screen.redraw()
    screen.windowSizeMayHaveChanged()
    #expect(terminal.output().isEmpty)
  }

  @Test func closingInTheMiddleOfAFrameStillRestoresTheTerminal() throws {
    let terminal = try PseudoTerminal(columns: 200, rows: 100)
    let screen = try makeScreen(on: terminal)
    presentNoise(on: screen)
    var bytes = terminal.output()
    screen.close()
    bytes += terminal.output()

    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("\u{1b}[?25h\u{1b}[?1049l"))
  }

  @Test func resizedWindowWantsAWholeFrameOfItsSize() throws {
    let terminal = try PseudoTerminal(columns: 6, rows: 2)
    let screen = try makeScreen(on: terminal)
    present(.white, on: screen)
    scheduler.advance(by: .milliseconds(30))
    _ = terminal.output()

    try terminal.resize(columns: 3, rows: 5)
    screen.windowSizeMayHaveChanged()

    #expect(screen.size == PixelSize(width: 3, height: 10))
    #expect(log.entries.last == "resize to 3x10")
    screen.present(Bitmap(size: screen.size, color: .white), damage: .empty)
    var model = TerminalModel(columns: 3, rows: 5)
    model.receive(terminal.output())
    #expect(model.picture.joined().allSatisfy { $0 == "255;255;255" })
  }

  @Test func windowOfTheSameSizeChangesNothing() throws {
    let terminal = try PseudoTerminal()
    let screen = try makeScreen(on: terminal)
    _ = terminal.output()
    screen.windowSizeMayHaveChanged()
    #expect(log.entries.isEmpty)
    #expect(terminal.output().isEmpty)
  }

  @Test func redrawnScreenTakesTheTerminalOverAgain() throws {
    let terminal = try PseudoTerminal(columns: 6, rows: 2)
    let screen = try makeScreen(on: terminal)
    present(.white, on: screen)
    scheduler.advance(by: .milliseconds(30))
    _ = terminal.output()

    screen.redraw()
    #expect(log.entries.last == "resize to 6x4")
    present(.white, on: screen)

    var model = TerminalModel(columns: 6, rows: 2)
    model.receive(terminal.output())
    #expect(model.isAlternateScreen)
    #expect(!model.isCursorVisible)
    #expect(model.picture.joined().allSatisfy { $0 == "255;255;255" })
  }

  @Test func blankTerminalIsEmptyAndThenWantsAWholeFrame() throws {
    let terminal = try PseudoTerminal(columns: 6, rows: 2)
    let screen = try makeScreen(on: terminal)
    var model = TerminalModel(columns: 6, rows: 2)
    present(.white, on: screen)

    screen.blank()
    model.receive(terminal.output())
    #expect(Set(model.picture.joined()).count == 1)
    #expect(!model.picture.joined().contains("255;255;255"))
    scheduler.advance(by: .seconds(1))
    #expect(!screen.isReady)

    screen.wake()
    #expect(log.entries.last == "resize to 6x4")
    present(.white, on: screen)
    model.receive(terminal.output())
    #expect(model.picture.joined().allSatisfy { $0 == "255;255;255" })
  }

  @Test func refreshingSendsNothingAndIsToldAsAFrame() throws {
    let terminal = try PseudoTerminal(columns: 6, rows: 2)
    let screen = try makeScreen(on: terminal)
    present(.white, on: screen)
    scheduler.advance(by: .milliseconds(30))
    _ = terminal.output()

    screen.refresh()
    scheduler.advance(by: .milliseconds(30))

    #expect(terminal.output().isEmpty)
    #expect(log.entries == ["commit", "ready at 1000.0", "commit", "ready at 1000.03"])
  }

  @Test func terminalThatHasGoneIsToldOnce() throws {
    var terminal: PseudoTerminal? = try PseudoTerminal(columns: 200, rows: 100)
    let screen = try makeScreen(on: #require(terminal))
    presentNoise(on: screen)
    terminal = nil
    try loop.turn(waitingAtMost: .seconds(5))
    scheduler.advance(by: .seconds(1))
    try loop.turn(waitingAtMost: .zero)

    #expect(!screen.isReady)
    #expect(log.entries.count == 2)
    #expect(
      log.entries.last == "unavailable: The terminal takes no more output: Input/output error.")
    screen.close()
  }
}
