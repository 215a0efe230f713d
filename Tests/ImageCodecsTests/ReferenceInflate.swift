/// Inflates a zlib stream the plain way, bit by bit: an oracle that shares no code with zlib.
struct ReferenceInflate {
  struct Malformed: Error {}

  private let input: [UInt8]
  private var position: Int
  private var bitCount = 0
  private var output: [UInt8] = []

  /// The bytes that a zlib stream stands for (RFC 1950 and 1951).
  static func bytes(of stream: [UInt8]) throws -> [UInt8] {
    var inflater = ReferenceInflate(input: stream, position: 2)
    while try inflater.inflateBlock() {}
    return inflater.output
  }

  private init(input: [UInt8], position: Int) {
    self.input = input
    self.position = position
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for index in 0..<count {
      guard position < input.count else { throw Malformed() }
      value |= Int(input[position] >> UInt8(bitCount) & 1) << index
      bitCount += 1
      if bitCount == 8 { (bitCount, position) = (0, position + 1) }
    }
    return value
  }

  /// Returns whether another block follows.
  private mutating func inflateBlock() throws -> Bool {
    let isLast = try bits(1) == 1
    switch try bits(2) {
    case 0: try copyStored()
    case 1: try inflateCodes(Self.fixedLengths, Code(lengths: Array(repeating: 5, count: 30)))
    case 2:
      let (literals, distances) = try dynamicCodes()
      try inflateCodes(literals, distances)
    default: throw Malformed()
    }
    return !isLast
  }

  private mutating func copyStored() throws {
    if bitCount > 0 { (bitCount, position) = (0, position + 1) }
    let count = try bits(16)
    _ = try bits(16)
    for _ in 0..<count { output.append(UInt8(try bits(8))) }
  }

  private mutating func inflateCodes(_ literals: Code, _ distances: Code) throws {
    while true {
      let symbol = try self.symbol(literals)
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return
      } else {
        guard symbol - 257 < Self.lengths.count else { throw Malformed() }
        let length = try number(Self.lengths[symbol - 257])
        let distance = try number(Self.distances[try self.symbol(distances)])
        guard distance <= output.count else { throw Malformed() }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
  }

  private mutating func number(_ base: Base) throws -> Int { base.base + (try bits(base.bits)) }

  private mutating func dynamicCodes() throws -> (literals: Code, distances: Code) {
    let literalCount = 257 + (try bits(5))
    let distanceCount = 1 + (try bits(5))
    let orderCount = 4 + (try bits(4))
    var orderLengths = Array(repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for index in order.prefix(orderCount) { orderLengths[index] = try bits(3) }
    let orderCode = Code(lengths: orderLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      switch try symbol(orderCode) {
      case 16:
        guard let last = lengths.last else { throw Malformed() }
        lengths += Array(repeating: last, count: 3 + (try bits(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try bits(3)))
      case 18: lengths += Array(repeating: 0, count: 11 + (try bits(7)))
      case let length: lengths.append(length)
      }
    }
    return (
      Code(lengths: Array(lengths[..<literalCount])), Code(lengths: Array(lengths[literalCount...]))
    )
  }

  private mutating func symbol(_ code: Code) throws -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      value |= try bits(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Malformed()
  }

  /// A canonical Huffman code.
  private struct Code {
    var counts = Array(repeating: 0, count: 16)
    var symbols: [Int]

    init(lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      symbols = lengths.indices.filter { lengths[$0] > 0 }
        .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    }
  }

  private static let fixedLengths = Code(
    lengths: Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))

  /// A number that some more bits of the stream are added to.
  private struct Base {
    let base: Int
    let bits: Int
  }

  private static let lengths: [Base] =
    bases(from: 3, bits: [0, 0, 1, 2, 3, 4, 5], perBits: 4) + [Base(base: 258, bits: 0)]

  private static let distances: [Base] =
    bases(from: 1, bits: [0] + Array(0...13), perBits: 2)

  /// Each base is where the one before it ends.
  private static func bases(from first: Int, bits: [Int], perBits count: Int) -> [Base] {
    var next = first
    var bases: [Base] = []
    for bit in bits {
      for _ in 0..<count {
        bases.append(Base(base: next, bits: bit))
        next += 1 << bit
      }
    }
    return bases
  }
}
