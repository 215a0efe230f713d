import CAllocations
import Testing

@testable import kiosk_benchmarks

@MainActor @Suite struct StopwatchTests {
  private let stopwatch = Stopwatch(rounds: 3, roundTime: 10_000)

  /// Five events that allocate ten blocks together.
  private func benchmark(allowing allocations: Int) -> Benchmark {
    var kept: [[Int]] = []
    kept.reserveCapacity(10)
    return Benchmark("five events", count: 5, against: .calls(1), allocations: allocations) {
      kept.removeAll(keepingCapacity: true)
      for size in 1...10 { kept.append(Array(repeating: 0, count: size)) }
    }
  }

  @Test func figuresAreThoseOfOneEventInTheMiddleOfAllRounds() throws {
    let figures = try #require(stopwatch.time([benchmark(allowing: 10)]).first)

    #expect(figures.name == "five events")
    #expect(figures.nanoseconds > 0)
    #expect(figures.ratio > 0)
    #expect(figures.allowedAllocations == 2)
  }

  /// A sanitizer brings an allocator of its own, whose work is not counted.
  @Test(.enabled(if: callocations_are_counted())) func everyAllocationIsCounted() throws {
    let figures = try #require(stopwatch.time([benchmark(allowing: 10)]).first)

    #expect(figures.allocations == 2)
  }
}
