internal import CAllocations

/// Times benchmarks, each beside its yardstick, which changes from one minute to the next just as
/// it does.
@MainActor struct Stopwatch {
  /// How often everything is timed; what is reported is the median.
  var rounds = 51
  /// How long one timing lasts, in nanoseconds, so that the clock's own grain does not count.
  var roundTime = 4_000_000.0

  /// Times benchmarks.
  ///
  /// - Returns: the figures, in the order of the benchmarks.
  func time(_ benchmarks: [Benchmark]) -> [Figures] {
    benchmarks.map { benchmark in
      let yardstick = benchmark.yardstick.makeRun()
      let runs = runsOfARound(benchmark.run)
      let yardstickRuns = runsOfARound(yardstick)
      var times: [Double] = []
      var ratios: [Double] = []
      var allocations: UInt64 = 0
      for _ in 0..<rounds {
        let unit = nanoseconds(of: yardstickRuns, yardstick) / Double(yardstickRuns)
        let before = callocations_count()
        let time = nanoseconds(of: runs, benchmark.run) / Double(runs * benchmark.count)
        allocations += callocations_count() - before
        times.append(time)
        ratios.append(time / unit)
      }
      return Figures(
        name: benchmark.name, nanoseconds: median(times), ratio: median(ratios),
        yardstick: benchmark.yardstick,
        allocations: Double(allocations) / Double(rounds * runs * benchmark.count),
        allowedAllocations: Double(benchmark.allocations) / Double(benchmark.count))
    }
  }

  /// How many runs take about as long as a round shall. Finding that out warms everything up too.
  private func runsOfARound(_ run: @MainActor () -> Void) -> Int {
    var runs = 1
    while true {
      let time = nanoseconds(of: runs, run)
      if time >= roundTime / 2 { return max(Int(Double(runs) * roundTime / time), 1) }
      runs *= 2
    }
  }

  private func nanoseconds(of runs: Int, _ run: @MainActor () -> Void) -> Double {
    let start = ProcessorTime.ofThread()
    for _ in 0..<runs { run() }
    return ProcessorTime.ofThread() - start
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted[sorted.count / 2]
  }
}
