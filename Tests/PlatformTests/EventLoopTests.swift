import Glibc
import Platform
import TestSupport
import Testing

@MainActor @Suite struct EventLoopTests {
  private let loop: EventLoop

  init() throws { loop = try EventLoop() }

  @Test func aReadableDescriptorCallsItsHandler() throws {
    let pipe = try Pipe()
    var seen: EventLoop.Readiness = []
    try loop.watch(pipe.reader.rawValue, for: .readable) { seen = $0 }

    try pipe.write("x")
    try loop.turn(waitingAtMost: .seconds(5))

    #expect(seen == .readable)
  }

  @Test func aClosedOtherEndIsToldAsHangUp() throws {
    let pipe = try Pipe()
    var seen: EventLoop.Readiness = []
    try loop.watch(pipe.reader.rawValue, for: .readable) { seen = $0 }

    pipe.closeWriter()
    try loop.turn(waitingAtMost: .seconds(5))

    #expect(seen.contains(.hangUp))
  }

  @Test func aWatchCancelledByAnotherHandlerOfTheSameTurnStaysSilent() throws {
    let first = try Pipe()
    let second = try Pipe()
    var calls = 0
    let watches = Box<[EventLoop.Watch]>([])
    for descriptor in [first.reader.rawValue, second.reader.rawValue] {
      let watch = try loop.watch(descriptor, for: .readable) { _ in
        calls += 1
        for watch in watches.value { watch.cancel() }
      }
      watches.value.append(watch)
    }

    try first.write("x")
    try second.write("x")
    try loop.turn(waitingAtMost: .seconds(5))

    #expect(calls == 1)
  }

  @Test func aPlainFileCannotBeWatched() throws {
    let file = try FileDescriptor(opening: #filePath, .readOnly)

    #expect(throws: Errno.notPermitted) {
      try loop.watch(file.rawValue, for: .readable) { _ in }
    }
  }

  @Test func actionsRunInTheOrderOfTheirDeadlines() throws {
    var order: [Int] = []
    let now = loop.now
    loop.schedule(at: now + .milliseconds(2)) { order.append(2) }
    loop.schedule(at: now + .milliseconds(1)) { order.append(1) }
    loop.schedule(at: now + .milliseconds(2)) { order.append(3) }

    while order.count < 3 { try loop.turn(waitingAtMost: .seconds(5)) }

    #expect(order == [1, 2, 3])
  }

  @Test func anActionIsNeverEarly() throws {
    let deadline = loop.now + .microseconds(1500)
    var ranAt: Instant?
    loop.schedule(at: deadline) { [loop] in ranAt = loop.now }

    while ranAt == nil { try loop.turn(waitingAtMost: .seconds(5)) }

    let time = try #require(ranAt)
    #expect(time >= deadline)
  }

  @Test func aCancelledActionNeverRuns() throws {
    var ran = false
    let action = loop.schedule(after: .zero) { ran = true }

    action.cancel()
    try loop.turn(waitingAtMost: .milliseconds(1))

    #expect(!ran)
    #expect(!action.isPending)
  }

  @Test func repeatedActionComesUntilItIsCancelled() throws {
    var calls = 0
    let action = Box<ScheduledAction?>(nil)
    action.value = loop.schedule(every: .milliseconds(1)) {
      calls += 1
      if calls == 3 { action.value?.cancel() }
    }

    for _ in 0..<20 { try loop.turn(waitingAtMost: .milliseconds(2)) }

    #expect(calls == 3)
    #expect(action.value?.isPending == false)
  }

  @Test func workPostedByAnotherThreadRunsOnTheMainThreadInOrder() throws {
    let worker = try Worker(name: "poster")
    let mailbox = loop.mailbox
    let received = Box<[Int]>([])
    for number in 1...100 {
      worker.submit { mailbox.post { received.value.append(number) } }
    }

    while received.value.count < 100 { try loop.turn(waitingAtMost: .seconds(5)) }

    #expect(received.value == Array(1...100))
  }

  @Test func aSignalCallsTheHandlerInsteadOfEndingTheProgram() throws {
    var numbers: [Int32] = []
    try loop.handleSignals([SIGWINCH]) { numbers.append($0) }

    pthread_kill(pthread_self(), SIGWINCH)
    try loop.turn(waitingAtMost: .seconds(5))

    #expect(numbers == [SIGWINCH])
  }

  @Test func drawingComesOnceBeforeEachSleepAndNotAfterStop() throws {
    var draws = 0
    loop.beforeWaiting = { [loop] in
      draws += 1
      if draws == 3 { loop.stop() }
    }
    loop.schedule(after: .zero) {}
    loop.schedule(after: .milliseconds(1)) {}

    try loop.run()

    #expect(draws == 3)
  }
}

/// Something that a closure changes and the test reads.
@MainActor private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
