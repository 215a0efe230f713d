internal import Platform

extension PictureDeck {
  mutating func deal(_ number: UInt32) -> FilePath {
    let name = FilePath(bytes: store[number])
    last = name
    reached = place(of: number)
    if flags[Int(number)].contains(.isLiked) { joinAgain(number) }
    return name
  }

  mutating func beginRound() {
    let lastNumber = last.flatMap { store.number(of: $0.bytes) }
    rest = (0..<UInt32(flags.count)).filter { flags[Int($0)].isDealt }
    for number in rest { flags[Int(number)].insert(.isInRest) }
    // Drawn anew until the round does not begin with what has just been dealt.
    repeat {
      (salt, reached) = (generator.next(), 0)
      for number in rest { flags[Int(number)].copy = firstCopy(of: number) }
      heapify()
    } while order == .shuffle && rest.count > 1 && rest[0] == lastNumber
  }

  /// Lets a picture join the round, if the round has not gone past it.
  mutating func join(_ number: UInt32) {
    guard flags[Int(number)].isDealt, !flags[Int(number)].contains(.isInRest) else { return }
    if order == .name, let last, !store.precedes(last, number) { return }
    flags[Int(number)].copy = firstCopy(of: number)
    insert(number)
  }

  /// Lets a liked picture that has been dealt come once more in the round, if it has a place further on.
  mutating func joinAgain(_ number: UInt32) {
    guard order == .shuffle, flags[Int(number)].isDealt, !flags[Int(number)].contains(.isInRest),
      let copy = nextCopy(of: number)
    else { return }
    flags[Int(number)].copy = copy
    insert(number)
  }

  private mutating func insert(_ number: UInt32) {
    flags[Int(number)].insert(.isInRest)
    rest.append(number)
    moveUp(rest.count - 1)
  }

  mutating func bringBack(_ number: UInt32) {
    guard flags[Int(number)].contains(.isSetAside) else { return }
    change(number) { $0.remove(.isSetAside) }
    join(number)
  }

  mutating func remove(_ number: UInt32) {
    // What is in the heap keeps its place there.
    change(number) { $0.formIntersection([.isInRest, .copies]) }
    store.remove(number)
    if !flags[Int(number)].contains(.isInRest) { store.giveBack(number) }
    guard store.count == 0 else { return }
    store = NameStore()
    flags = []
    rest = []
  }

  /// Changes what is known of a picture, and counts whether it is dealt.
  mutating func change(_ number: UInt32, _ body: (inout Flags) -> Void) {
    if flags[Int(number)].isDealt { dealtCount -= 1 }
    body(&flags[Int(number)])
    if flags[Int(number)].isDealt { dealtCount += 1 }
  }

  // MARK: The heap

  /// Takes the first one of the rest that is not what was dealt last, if there are others in the deck.
  mutating func takeNext() -> UInt32? {
    guard let first = takeFirst() else { return nil }
    guard dealtCount > 1, last.flatMap({ store.number(of: $0.bytes) }) == first else {
      return first
    }
    // Beside itself a liked picture lets another one go first; with none left the round is over.
    guard let second = takeFirst() else { return nil }
    insert(first)
    return second
  }

  /// Takes the first one of the rest that is still to be dealt.
  private mutating func takeFirst() -> UInt32? {
    while let first = rest.first {
      let end = rest.removeLast()
      if !rest.isEmpty {
        rest[0] = end
        moveDown(0)
      }
      flags[Int(first)].remove(.isInRest)
      if flags[Int(first)].isDealt { return first }
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
    let (first, second) = (place(of: left), place(of: right))
    if first != second { return first < second }
    return store.precedes(left, right) == (salt & 1 == 0)
  }

  /// The place in this round that a picture waits for, or had last.
  private func place(of number: UInt32) -> UInt64 {
    place(of: number, copy: flags[Int(number)].copy)
  }

  /// Where in this round a picture has one of its three places. They go around it in thirds, and the
  /// first one is as if there were no others.
  private func place(of number: UInt32, copy: UInt8) -> UInt64 {
    mixed(number) &+ UInt64(copy) &* (UInt64.max / 3)
  }

  /// The place in the round that a picture which joins it gets.
  private func firstCopy(of number: UInt32) -> UInt8 {
    flags[Int(number)].contains(.isLiked) ? nextCopy(of: number) ?? 0 : 0
  }

  /// The first of a picture's three places that the round has not gone past; nil when there is none.
  private func nextCopy(of number: UInt32) -> UInt8? {
    var next: (copy: UInt8, place: UInt64)?
    for copy: UInt8 in 0...2 {
      let candidate = place(of: number, copy: copy)
      if candidate > reached, candidate < next?.place ?? .max { next = (copy, candidate) }
    }
    return next?.copy
  }

  /// A picture's name mixed with the round's number: the last step of MurmurHash3 by Appleby, of 64 bits.
  private func mixed(_ number: UInt32) -> UInt64 {
    var mixed = UInt64(store.hash(of: number)) &* 0x9E37_79B9_7F4A_7C15 ^ salt
    mixed = (mixed ^ mixed >> 33) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ mixed >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ mixed >> 33
  }
}
