public import Platform

/// The pictures of a folder in the order they come: like a deck of cards, each is dealt once before any
/// comes again, and none twice running, not even where one round meets the next.
///
/// A shuffled round goes by the pictures' names, mixed with a number that is drawn for the round. So an
/// order depends on the names and the seed alone, not on how the folder lists them, and a picture that
/// joins a round has its place in it at once. That place may lie with those that were dealt: then it is
/// the next one.
///
/// A liked picture comes three times in a shuffled round, a third of the round apart, but never twice
/// running while there are others.
///
/// A deck of a million names of 16 bytes takes about 40 MB.
public struct PictureDeck {
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let isThere = Flags(rawValue: 1)
    /// It is in `rest`, perhaps though it is not to be dealt any more.
    static let isInRest = Flags(rawValue: 2)
    static let isSetAside = Flags(rawValue: 4)
    /// It was seen by the listing under way.
    static let isListed = Flags(rawValue: 8)
    static let isLeftOut = Flags(rawValue: 16)
    static let isLiked = Flags(rawValue: 32)
    /// Two bits for `copy`.
    static let copies = Flags(rawValue: 64 | 128)

    /// Which of a picture's places in the round it waits for, or had last: 0, 1 or 2.
    var copy: UInt8 {
      get { rawValue >> 6 }
      set { self = Flags(rawValue: rawValue & 63 | newValue << 6) }
    }

    var isDealt: Bool { intersection([.isThere, .isSetAside, .isLeftOut]) == .isThere }
  }

  let order: PictureOrder
  var store = NameStore()
  /// What is known of each name, by its number.
  var flags: [Flags] = []
  /// What is still to be dealt in this round, as a heap whose first one comes next. Those that have left
  /// the deck meanwhile stay in it until it is their turn.
  var rest: [UInt32] = []
  var last: FilePath?
  var generator: any RandomNumberGenerator & Sendable
  /// What mixes the names of this round.
  var salt: UInt64 = 0
  /// How far a shuffled round is: the place of what was dealt last.
  var reached: UInt64 = 0
  private let leavesOutOthers: Bool
  /// The names that `takeNoted()` tells of.
  private var notes = NameStore()
  private var noted: [FilePath] = []

  /// How many pictures are dealt: all that are neither set aside nor left out.
  public internal(set) var dealtCount = 0

  /// An empty deck.
  ///
  /// - Parameters:
  ///   - order: the order.
  ///   - seed: the same seed and names give the same shuffled order; nil gives another one each time.
  ///   - leavesOutOthers: whether pictures are left out until `setLeftOut(_:_:)` says otherwise.
  public init(
    order: PictureOrder = .shuffle, seed: UInt64? = nil, leavesOutOthers: Bool = false
  ) {
    self.order = order
    self.leavesOutOthers = leavesOutOthers
    generator = seed.map { SeededGenerator(seed: $0) } ?? SystemRandomNumberGenerator()
    salt = generator.next()
  }

  /// How many pictures there are.
  public var count: Int { store.count }

  /// Whether a picture is in the deck.
  public func contains(_ name: FilePath) -> Bool { store.number(of: name.bytes) != nil }

  /// Whether a picture is in the deck, and is neither set aside nor left out.
  public func deals(_ name: FilePath) -> Bool {
    store.number(of: name.bytes).map { flags[Int($0)].isDealt } ?? false
  }

  /// The place of a picture by name among those that are dealt, from 0 up; nil when it is not dealt.
  ///
  /// - Complexity: O(n), a look at every name.
  public func index(of name: FilePath) -> Int? {
    guard let number = store.number(of: name.bytes), flags[Int(number)].isDealt else { return nil }
    return (0..<UInt32(flags.count)).reduce(0) { count, other in
      count + (flags[Int(other)].isDealt && store.precedes(other, number) ? 1 : 0)
    }
  }

  /// The next picture's name; nil when there is none at all.
  public mutating func next() -> FilePath? {
    if let number = takeNext() { return deal(number) }
    guard dealtCount > 0 else { return nil }
    beginRound()
    return takeNext().map { deal($0) }
  }

  /// Adds a picture, which joins the running round. One that is there already stays as it is.
  public mutating func add(_ name: FilePath) {
    name.bytes.withUnsafeBufferPointer { add($0[...]) }
  }

  /// Adds the pictures of a piece of a listing.
  public mutating func add(_ piece: ListingPiece) {
    piece.names.withUnsafeBufferPointer { bytes in
      var start = 0
      while let end = bytes[start...].firstIndex(of: 0) {
        add(bytes[start..<end])
        start = end + 1
      }
    }
  }

  private mutating func add(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
    let isNoted = notes.count > 0 && notes.number(of: name) != nil
    if isNoted { noted.append(FilePath(bytes: name)) }
    if let number = store.number(of: name) {
      flags[Int(number)].insert(.isListed)
      return
    }
    guard let number = store.insert(name) else { return }
    if flags.count == number { flags.append([]) }
    flags[Int(number)] = []
    let isLeftOut = isNoted || leavesOutOthers
    change(number) { $0 = isLeftOut ? [.isThere, .isListed, .isLeftOut] : [.isThere, .isListed] }
    join(number)
  }

  /// Takes a picture out of the deck, if it is there.
  public mutating func remove(_ name: FilePath) {
    if let number = store.number(of: name.bytes) { remove(number) }
  }

  /// Sets a picture aside until it is brought back.
  public mutating func setAside(_ name: FilePath) {
    guard let number = store.number(of: name.bytes) else { return }
    change(number) { $0.insert(.isSetAside) }
  }

  /// Lets a picture that was set aside join the running round.
  public mutating func bringBack(_ name: FilePath) {
    if let number = store.number(of: name.bytes) { bringBack(number) }
  }

  /// Lets all pictures that were set aside join the running round.
  public mutating func bringAllBack() {
    guard dealtCount < count else { return }
    for number in 0..<UInt32(flags.count) where flags[Int(number)].contains(.isThere) {
      bringBack(number)
    }
  }

  // MARK: Opinions

  /// Whether any picture is left out.
  public var hasLeftOut: Bool {
    flags.contains { $0.isSuperset(of: [.isThere, .isLeftOut]) }
  }

  /// Notes a name: whenever it is added, whether it was there or not, `takeNoted()` tells of it. When
  /// it is new it is left out until then.
  public mutating func note(_ name: FilePath) {
    if notes.number(of: name.bytes) == nil { _ = notes.insert(name.bytes) }
  }

  /// The noted names that were added since the last call.
  public mutating func takeNoted() -> [FilePath] {
    defer { noted = [] }
    return noted
  }

  /// Leaves a picture out, or lets it join the running round.
  public mutating func setLeftOut(_ name: FilePath, _ isLeftOut: Bool) {
    guard let number = store.number(of: name.bytes),
      flags[Int(number)].contains(.isLeftOut) != isLeftOut
    else { return }
    change(number) { $0.formSymmetricDifference(.isLeftOut) }
    join(number)
  }

  /// Has a picture come three times in a round, or once.
  public mutating func setLiked(_ name: FilePath, _ isLiked: Bool) {
    guard let number = store.number(of: name.bytes),
      flags[Int(number)].contains(.isLiked) != isLiked
    else { return }
    flags[Int(number)].formSymmetricDifference(.isLiked)
    if isLiked { joinAgain(number) }
  }

  /// The folder is listed from its beginning. What is added from now on is in it.
  public mutating func beginListing() {
    for index in flags.indices { flags[index].remove(.isListed) }
  }

  /// The folder has been listed to its end: what was not added since the beginning has left it.
  public mutating func endListing() {
    for number in 0..<UInt32(flags.count)
    where flags[Int(number)].intersection([.isThere, .isListed]) == .isThere {
      remove(number)
    }
  }
}
