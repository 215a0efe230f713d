/// The yardstick: plain virtual calls, each from one object to the next.
@MainActor final class CallChain {
  private let first: Link

  /// A chain of that many calls.
  init(length: Int) {
    precondition(length > 0, "a chain has a call at least")
    first = (1..<length).reduce(LastLink()) { next, _ in Link(next: next) }
  }

  /// Calls them all.
  func call() { first.receive() }
}

/// Passes a call on.
@MainActor private class Link {
  private let next: Link?

  init(next: Link?) { self.next = next }

  @inline(never) func receive() { next?.receive() }
}

/// Where the calls end.
private final class LastLink: Link {
  private var received = 0

  init() { super.init(next: nil) }

  @inline(never) override func receive() { received += 1 }
}
