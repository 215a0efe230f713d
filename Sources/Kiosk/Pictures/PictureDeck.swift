public import Platform

/// The pictures of a folder in the order they come: like a deck of cards, each is dealt once before any
/// comes again, and none twice running, not even where one round meets the next.
///
/// A shuffled round goes by the pictures' names, mixed with a number that is drawn for the round. So an
/// order depends on the names and the seed alone, not on how the folder lists them, and a picture that
/// joins a round has its place in it at once. That place may lie with those that were dealt: then it is
/// the next one.
///
/// A deck of a million names of 16 bytes takes about 40 MB.
public struct PictureDeck {
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let isThere = Flags(rawValue: 1)
    /// It is in `rest`, perhaps though it is not to be dealt any more.
    static let isInRest = Flags(rawValue: 2)
    static let isSetAside = Flags(rawValue: 4)
    /// It was seen by the listing under way.
    static let isListed = Flags(rawValue: 8)
  }

  private let order: PictureOrder
  private var store = NameStore()
  /// What is known of each name, by its number.
  private var flags: [Flags] = []
  /// What is still to be dealt in this round, as a heap whose first one comes next. Those that have left
  /// the deck meanwhile stay in it until it is their turn.
  private var rest: [UInt32] = []
  private var last: FilePath?
  private var generator: any RandomNumberGenerator & Sendable
  /// What mixes the names of this round.
  private var salt: UInt64 = 0
  private var setAsideCount = 0

  /// An empty deck.
  ///
  /// - Parameters:
  ///   - order: the order.
  ///   - seed: the same seed and names give the same shuffled order; nil gives another one each time.
  public init(order: PictureOrder = .shuffle, seed: UInt64? = nil) {
    self.order = order
    generator = seed.map { SeededGenerator(seed: $0) } ?? SystemRandomNumberGenerator()
    salt = generator.next()
  }

  /// How many pictures there are.
  public var count: Int { store.count }

  /// How many of them are dealt: all that are not set aside.
  public var dealtCount: Int { count - setAsideCount }

  /// Whether a picture is in the deck.
  public func contains(_ name: FilePath) -> Bool { store.number(of: name.bytes) != nil }

  /// Whether a picture is in the deck, and is not set aside.
  public func deals(_ name: FilePath) -> Bool {
    store.number(of: name.bytes).map { !flags[Int($0)].contains(.isSetAside) } ?? false
  }

  /// The next picture's name; nil when there is none at all.
  public mutating func next() -> FilePath? {
    if let number = takeFirst() { return deal(number) }
    guard dealtCount > 0 else { return nil }
    beginRound()
    return takeFirst().map { deal($0) }
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
    if let number = store.number(of: name) {
      flags[Int(number)].insert(.isListed)
      return
    }
    guard let number = store.insert(name) else { return }
    if flags.count == number { flags.append([]) }
    flags[Int(number)] = [.isThere, .isListed]
    join(number)
  }

  /// Takes a picture out of the deck, if it is there.
  public mutating func remove(_ name: FilePath) {
    if let number = store.number(of: name.bytes) { remove(number) }
  }

  /// Leaves a picture out until it is brought back.
  public mutating func setAside(_ name: FilePath) {
    guard let number = store.number(of: name.bytes),
      !flags[Int(number)].contains(.isSetAside)
    else { return }
    flags[Int(number)].insert(.isSetAside)
    setAsideCount += 1
  }

  /// Lets a picture that was set aside join the running round.
  public mutating func bringBack(_ name: FilePath) {
    guard let number = store.number(of: name.bytes) else { return }
    bringBack(number)
  }

  /// Lets all pictures that were set aside join the running round.
  public mutating func bringAllBack() {
    guard setAsideCount > 0 else { return }
    for number in 0..<UInt32(flags.count) where flags[Int(number)].contains(.isThere) {
      bringBack(number)
    }
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

  // MARK: Rounds

  private mutating func deal(_ number: UInt32) -> FilePath {
    let name = FilePath(bytes: store[number])
    last = name
    return name
  }

  private mutating func beginRound() {
    let lastNumber = last.flatMap { store.number(of: $0.bytes) }
    rest = (0..<UInt32(flags.count)).filter { isDealt($0) }
    for number in rest { flags[Int(number)].insert(.isInRest) }
    // Drawn anew until the round does not begin with what has just been dealt.
    repeat {
      salt = generator.next()
      heapify()
    } while order == .shuffle && rest.count > 1 && rest[0] == lastNumber
  }

  /// Lets a picture join the round, if the round has not gone past it.
  private mutating func join(_ number: UInt32) {
    guard !flags[Int(number)].contains(.isInRest) else { return }
    if order == .name, let last, !store.precedes(last, number) { return }
    flags[Int(number)].insert(.isInRest)
    rest.append(number)
    moveUp(rest.count - 1)
  }

  private mutating func bringBack(_ number: UInt32) {
    guard flags[Int(number)].contains(.isSetAside) else { return }
    flags[Int(number)].remove(.isSetAside)
    setAsideCount -= 1
    join(number)
  }

  private mutating func remove(_ number: UInt32) {
    if flags[Int(number)].contains(.isSetAside) { setAsideCount -= 1 }
    flags[Int(number)].formIntersection(.isInRest)
    store.remove(number)
    if flags[Int(number)].isEmpty { store.giveBack(number) }
    guard store.count == 0 else { return }
    store = NameStore()
    flags = []
    rest = []
  }

  private func isDealt(_ number: UInt32) -> Bool {
    flags[Int(number)].intersection([.isThere, .isSetAside]) == .isThere
  }

  // MARK: The heap

  /// Takes the first one of the rest that is still to be dealt.
  private mutating func takeFirst() -> UInt32? {
    while let first = rest.first {
      let end = rest.removeLast()
      if !rest.isEmpty {
        rest[0] = end
        moveDown(0)
      }
      flags[Int(first)].remove(.isInRest)
      if isDealt(first) { return first }
      if !flags[Int(first)].contains(.isThere) { store.giveBack(first) }
    }
    return nil
  }

  private mutating func heapify() {
    for place in (0..<rest.count / 2).reversed() { moveDown(place) }
  }

  private mutating func moveUp(_ place: Int) {
    var place = place
    let number = rest[place]
    while place > 0, precedes(number, rest[(place - 1) / 2]) {
      rest[place] = rest[(place - 1) / 2]
      place = (place - 1) / 2
    }
    rest[place] = number
  }

  private mutating func moveDown(_ place: Int) {
    var place = place
    let number = rest[place]
    while 2 * place + 1 < rest.count {
      var child = 2 * place + 1
      if child + 1 < rest.count, precedes(rest[child + 1], rest[child]) { child += 1 }
      guard precedes(rest[child], number) else { break }
      rest[place] = rest[child]
      place = child
    }
    rest[place] = number
  }

  /// Whether one picture comes before another one in this round.
  private func precedes(_ left: UInt32, _ right: UInt32) -> Bool {
    guard order == .shuffle else { return store.precedes(left, right) }
    let (first, second) = (mixed(left), mixed(right))
    if first != second { return first < second }
    return store.precedes(left, right) == (salt & 1 == 0)
  }

  /// The place of a picture in this round: the last step of MurmurHash3 by Appleby, of 64 bits.
  private func mixed(_ number: UInt32) -> UInt64 {
    var mixed = UInt64(store.hash(of: number)) &* 0x9E37_79B9_7F4A_7C15 ^ salt
    mixed = (mixed ^ mixed >> 33) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ mixed >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ mixed >> 33
  }
}
