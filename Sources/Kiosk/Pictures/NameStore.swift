internal import Platform

/// Names of files by the million: their bytes lie one behind the other in one piece of memory, and a
/// number stands for each, from 0 up. A name of 16 bytes costs about 35.
///
/// A number stays that of its name until it is given back; later names take the numbers, and the
/// memory, of those given back.
struct NameStore {
  private static let free = UInt32.max
  private static let removed = UInt32.max - 1

  /// All names, each with a 0 behind it.
  private var arena: [UInt8] = []
  /// How many bytes of the arena belong to no name any more.
  private var wasted = 0
  /// Where each name begins; for a number without one, nothing that means anything.
  private var offsets: [UInt32] = []
  private var hashes: [UInt32] = []
  private var freeNumbers: [UInt32] = []
  /// The numbers by their names' hashes: where one's place is taken, the next is its.
  private var table: [UInt32] = Array(repeating: free, count: 16)
  /// How many places of the table are not free.
  private var taken = 0

  /// How many names there are.
  private(set) var count = 0

  /// What mixes a name into 32 bits, the same on every machine.
  func hash(of number: UInt32) -> UInt32 { hashes[Int(number)] }

  /// The number of a name; nil when it is not there.
  func number(of name: some Collection<UInt8>) -> UInt32? {
    let hash = Self.hash(name)
    var place = Int(hash) & (table.count - 1)
    while table[place] != Self.free {
      let number = table[place]
      if number != Self.removed, hashes[Int(number)] == hash, isEqual(number, name) {
        return number
      }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  /// Adds a name that is not there yet.
  ///
  /// - Returns: its number; nil when four gigabytes of names are full.
  mutating func insert(_ name: some Collection<UInt8>) -> UInt32? {
    if wasted > 1 << 16, wasted > arena.count / 2 { compact() }
    guard arena.count + name.count < Int(UInt32.max) else { return nil }
    let (offset, hash) = (UInt32(arena.count), Self.hash(name))
    arena.append(contentsOf: name)
    arena.append(0)
    let number: UInt32
    if let free = freeNumbers.popLast() {
      number = free
      offsets[Int(number)] = offset
      hashes[Int(number)] = hash
    } else {
      number = UInt32(offsets.count)
      offsets.append(offset)
      hashes.append(hash)
    }
    if taken >= table.count / 4 * 3 { rebuildTable() }
    enter(number)
    count += 1
    return number
  }

  /// Removes a name. Its number goes on standing for it until it is given back.
  mutating func remove(_ number: UInt32) {
    var place = Int(hashes[Int(number)]) & (table.count - 1)
    while table[place] != number { place = (place + 1) & (table.count - 1) }
    table[place] = Self.removed
    count -= 1
  }

  /// Gives the number of a name back that was removed.
  mutating func giveBack(_ number: UInt32) {
    wasted += length(of: number) + 1
    freeNumbers.append(number)
  }

  /// The bytes of a name.
  subscript(number: UInt32) -> ArraySlice<UInt8> {
    let start = Int(offsets[Int(number)])
    return arena[start..<start + length(of: number)]
  }

  /// Whether a name that need not be there comes before one of these in natural order.
  func precedes(_ left: FilePath, _ right: UInt32) -> Bool {
    arena.withUnsafeBufferPointer { arena in
      left.bytes.withUnsafeBufferPointer {
        NaturalOrder.precedes($0[...], arena[Int(offsets[Int(right)])...])
      }
    }
  }

  /// Whether a name comes before another one in natural order.
  func precedes(_ left: UInt32, _ right: UInt32) -> Bool {
    arena.withUnsafeBufferPointer { arena in
      NaturalOrder.precedes(
        arena[Int(offsets[Int(left)])...], arena[Int(offsets[Int(right)])...])
    }
  }

  private func length(of number: UInt32) -> Int {
    arena.withUnsafeBufferPointer { arena in
      let start = Int(offsets[Int(number)])
      var end = start
      while arena[end] != 0 { end += 1 }
      return end - start
    }
  }

  private func isEqual(_ number: UInt32, _ name: some Collection<UInt8>) -> Bool {
    arena.withUnsafeBufferPointer { arena in
      var index = Int(offsets[Int(number)])
      for byte in name {
        if arena[index] != byte { return false }
        index += 1
      }
      return arena[index] == 0
    }
  }

  private mutating func enter(_ number: UInt32) {
    var place = Int(hashes[Int(number)]) & (table.count - 1)
    while table[place] != Self.free { place = (place + 1) & (table.count - 1) }
    table[place] = number
    taken += 1
  }

  /// Makes the table anew, with room for as many names again.
  private mutating func rebuildTable() {
    let numbers = table.filter { $0 < Self.removed }
    var size = 16
    while size < numbers.count * 2 { size *= 2 }
    table = Array(repeating: Self.free, count: size)
    taken = 0
    for number in numbers { enter(number) }
  }

  /// Moves the names together.
  private mutating func compact() {
    var isFree = [Bool](repeating: false, count: offsets.count)
    for number in freeNumbers { isFree[Int(number)] = true }
    var compacted: [UInt8] = []
    compacted.reserveCapacity(arena.count - wasted)
    for number in 0..<UInt32(offsets.count) where !isFree[Int(number)] {
      let offset = UInt32(compacted.count)
      compacted.append(contentsOf: self[number])
      compacted.append(0)
      offsets[Int(number)] = offset
    }
    arena = compacted
    wasted = 0
  }

  /// The FNV-1a hash by Fowler, Noll and Vo, of 64 bits folded to 32.
  private static func hash(_ name: some Collection<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
