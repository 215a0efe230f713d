import Glibc
import Platform
import Synchronization
import Testing

@Suite struct WorkerTests {
  @Test func jobsRunOneAfterTheOtherOnOneOtherThread() throws {
    let worker = try Worker(name: "order")
    let seen = Mutex<[(job: Int, thread: UInt)]>([])
    let isDone = Gate()

    for job in 1...50 {
      worker.submit { seen.withLock { $0.append((job, pthread_self())) } }
    }
    worker.submit { isDone.open() }
    isDone.wait()

    let all = seen.withLock { $0 }
    #expect(all.map(\.job) == Array(1...50))
    #expect(Set(all.map(\.thread)).count == 1)
    #expect(all.first?.thread != pthread_self())
  }

  @Test func stoppingForgetsTheJobsThatHaveNotBegun() throws {
    let worker = try Worker(name: "stop")
    let count = Atomic<Int>(0)
    let hasBegun = Gate()
    let mayEnd = Gate()
    let hasEnded = Gate()
    worker.submit {
      hasBegun.open()
      mayEnd.wait()
      count.add(1, ordering: .relaxed)
      hasEnded.open()
    }
    worker.submit { count.add(1, ordering: .relaxed) }

    hasBegun.wait()
    worker.stop()
    worker.submit { count.add(1, ordering: .relaxed) }
    mayEnd.open()
    hasEnded.wait()

    #expect(count.load(ordering: .relaxed) == 1)
  }

  @Test func theThreadBearsTheWorkersName() throws {
    let worker = try Worker(name: "a name longer than fifteen")
    let name = Mutex("")
    let isDone = Gate()

    worker.submit {
      let file = try? FileDescriptor(opening: "/proc/thread-self/comm", .readOnly)
      var bytes = [UInt8](repeating: 0, count: 32)
      let count = bytes.withUnsafeMutableBytes { (try? file?.read(into: $0)) ?? 0 }
      name.withLock { $0 = String(decoding: bytes[..<count], as: UTF8.self) }
      isDone.open()
    }
    isDone.wait()

    #expect(name.withLock { $0 } == "a name longer t\n")
  }

  @Test func theThreadLeavesTheProgramsSignalsToTheMainThreadButNotItsOwnFaults() throws {
    let worker = try Worker(name: "signals")
    let blocked = Mutex<[Int32]>([])
    let isDone = Gate()

    worker.submit {
      var set = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &set)
      let members = [SIGTERM, SIGINT, SIGWINCH, SIGSEGV, SIGILL].filter {
        sigismember(&set, $0) == 1
      }
      blocked.withLock { $0 = members }
      isDone.open()
    }
    isDone.wait()

    #expect(blocked.withLock { $0 } == [SIGTERM, SIGINT, SIGWINCH])
  }
}

/// Something a test waits for.
private final class Gate: Sendable {
  private let descriptor: (Int32, Int32)

  init() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    descriptor = (ends[0], ends[1])
  }

  deinit {
    close(descriptor.0)
    close(descriptor.1)
  }

  func open() { _ = write(descriptor.1, "x", 1) }

  func wait() {
    var byte: UInt8 = 0
    _ = read(descriptor.0, &byte, 1)
  }
}
