extension Subcommand {
  /// The way of events to the responder that handles them, and of touches to their view.
  static let events = Subcommand(
    name: "events",
    summary: "events from post to handler through 10 responders; hit tests of 1,000 views"
  ) { _ in
    try measure(eventBenchmarks())
  }

  @MainActor private static func eventBenchmarks() -> [Benchmark] {
    let chain = ResponderChain(length: 10)
    let nested = ViewTree.nested(1000)
    let turned = ViewTree.nested(1000, isTurned: true)
    let flat = ViewTree.flat(1000)
    // A shake, and a press, is an event of its own; nothing else may be allocated.
    return [
      Benchmark("shake began, ended; 10 responders", count: 2, against: .calls(10), allocations: 1)
      {
        chain.shake()
      },
      Benchmark("touch moved; 10 responders", count: 2, against: .calls(10)) { chain.moveTouch() },
      Benchmark("remote control; 10 responders", count: 2, against: .calls(10), allocations: 2) {
        chain.pressButtons()
      },
      Benchmark("hit test, 1,000 nested views", count: 1, against: .calls(1000)) {
        _ = nested.hitView
      },
      Benchmark("hit test, 1,000 nested, turned", count: 1, against: .calls(1000)) {
        _ = turned.hitView
      },
      Benchmark("hit test, 1,000 views side by side", count: 1, against: .calls(1000)) {
        _ = flat.hitView
      },
    ]
  }
}
