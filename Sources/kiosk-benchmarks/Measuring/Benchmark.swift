/// Something to measure.
@MainActor struct Benchmark {
  /// What one line of the report calls it.
  let name: String
  /// How many events one run is; the figures are those of one event.
  let count: Int
  /// What an event is compared with.
  let yardstick: Yardstick
  /// The most that one run may allocate, in blocks of memory.
  let allocations: Int
  /// Does it once.
  let run: @MainActor () -> Void

  init(
    _ name: String, count: Int, against yardstick: Yardstick, allocations: Int = 0,
    run: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.count = count
    self.yardstick = yardstick
    self.allocations = allocations
    self.run = run
  }
}
