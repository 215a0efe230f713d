internal import Platform

/// The order in which people expect names: numbers in them count as numbers, so that `avatar2` comes
/// before `avatar10`, and capital letters as small ones.
enum NaturalOrder {
  typealias Name = Slice<UnsafeBufferPointer<UInt8>>

  /// Whether a name comes before another one. Both end at a 0, if not before.
  ///
  /// Names that differ in nothing but case or zeros before a number are ordered by their bytes.
  static func precedes(_ left: Name, _ right: Name) -> Bool {
    var (i, j) = (left.startIndex, right.startIndex)
    while true {
      let (a, b) = (byte(left, i), byte(right, j))
      if isDigit(a), isDigit(b) {
        let (first, second) = (number(left, &i), number(right, &j))
        if first.count != second.count { return first.count < second.count }
        for (x, y) in zip(first, second) where x != y { return x < y }
      } else {
        let (x, y) = (folded(a), folded(b))
        if x != y { return x < y }
        if x == 0 { break }
        i += 1
        j += 1
      }
    }
    return bytewisePrecedes(left, right)
  }

  /// Whether a path comes before another one.
  static func precedes(_ left: FilePath, _ right: FilePath) -> Bool {
    left.bytes.withUnsafeBufferPointer { left in
      right.bytes.withUnsafeBufferPointer { precedes(left[...], $0[...]) }
    }
  }

  private static func bytewisePrecedes(_ left: Name, _ right: Name) -> Bool {
    var (i, j) = (left.startIndex, right.startIndex)
    while byte(left, i) == byte(right, j), byte(left, i) != 0 {
      i += 1
      j += 1
    }
    return byte(left, i) < byte(right, j)
  }

  /// The digits from a place on, without zeros before them; the place is then behind them.
  private static func number(_ name: Name, _ place: inout Int) -> Name {
    while byte(name, place) == UInt8(ascii: "0") { place += 1 }
    let start = place
    while isDigit(byte(name, place)) { place += 1 }
    return name[start..<place]
  }

  private static func byte(_ name: Name, _ place: Int) -> UInt8 {
    place < name.endIndex ? name[place] : 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
