internal import Platform

/// The order in which pictures come: like a deck of cards, shuffled, each dealt once before any comes
/// again, and none twice running, not even where one round meets the next.
public struct PictureDeck {
  /// The pictures' names, without repeats.
  public private(set) var names: [String]
  /// What is still to be dealt in this round; the last one comes next.
  private var rest: [String] = []
  private var last: String?
  private var generator: any RandomNumberGenerator & Sendable

  /// A deck.
  ///
  /// - Parameters:
  ///   - names: the pictures; one that is named twice counts once.
  ///   - seed: the same seed and names give the same order; nil gives another one each time.
  public init(names: [String] = [], seed: UInt64? = nil) {
    self.names = Self.withoutRepeats(names)
    generator = seed.map { SeededGenerator(seed: $0) } ?? SystemRandomNumberGenerator()
  }

  /// Whether the next picture begins a new round: the moment to look what is in the folder.
  public var isAtEndOfRound: Bool { rest.isEmpty }

  /// The next picture's name; nil when there is none at all.
  public mutating func next() -> String? {
    if rest.isEmpty { shuffle() }
    guard let name = rest.popLast() else { return nil }
    last = name
    return name
  }

  /// Takes over what is in the folder now: new pictures join the running round, removed ones leave it.
  ///
  /// - Parameter names: all the pictures there are now.
  public mutating func update(names: [String]) {
    let new = Self.withoutRepeats(names)
    let (before, after) = (Set(self.names), Set(new))
    self.names = new
    guard before != after else { return }
    let isRoundUnderWay = !rest.isEmpty
    rest.removeAll { !after.contains($0) }
    guard isRoundUnderWay else { return }
    for name in new where !before.contains(name) {
      rest.insert(name, at: Int.random(in: 0...rest.count, using: &generator))
    }
  }

  private mutating func shuffle() {
    // Sorted first: the order of a folder's entries is the file system's own.
    rest = names.sorted().shuffled(using: &generator)
    if rest.count > 1, rest.last == last {
      rest.swapAt(rest.count - 1, Int.random(in: 0..<(rest.count - 1), using: &generator))
    }
  }

  private static func withoutRepeats(_ names: [String]) -> [String] {
    var seen = Set<String>()
    return names.filter { seen.insert($0).inserted }
  }
}
