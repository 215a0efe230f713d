internal import Raster

/// The glyphs of the font that came with the program, unpacked from `FontData`.
struct FontOutlines: Sendable {
  /// The font; unpacked when it is first used.
  static let shared = FontOutlines()

  /// A character's shape, or the box that stands for one that the font does not have.
  struct Glyph: Sendable {
    /// How far the next one is, in units of the font.
    var advance: Int
    fileprivate var range: Range<Int>
  }

  private let bytes: [UInt8]
  private let glyphs: [UInt32: Glyph]

  private init() {
    bytes = Self.decoded(FontData.base64)
    var glyphs: [UInt32: Glyph] = [:]
    var reader = Reader(bytes: bytes, place: 0)
    var (character, length) = (UInt32(0), 0)
    // The outlines lie behind the table, which is as long as it turns out to be.
    for _ in 0..<FontData.glyphCount {
      character += UInt32(reader.next())
      let advance = reader.next()
      let size = reader.next()
      glyphs[character] = Glyph(advance: advance, range: length..<length + size)
      length += size
    }
    let start = reader.place
    self.glyphs = glyphs.mapValues { glyph in
      let (lower, upper) = (glyph.range.lowerBound, glyph.range.upperBound)
      return Glyph(advance: glyph.advance, range: start + lower..<start + upper)
    }
  }

  /// How many characters there are.
  var count: Int { glyphs.count }

  /// The glyph of a character; nil when the font does not have it.
  func glyph(of character: Unicode.Scalar) -> Glyph? { glyphs[character.value] }

  /// The shape of a glyph in units of the font, its y growing upwards from the base line.
  func path(of glyph: Glyph) -> Path {
    var path = Path()
    var reader = Reader(bytes: bytes, place: glyph.range.lowerBound)
    while reader.place < glyph.range.upperBound { addContour(to: &path, from: &reader) }
    return path
  }

  private func addContour(to path: inout Path, from reader: inout Reader) {
    var points: [(point: Point, isOn: Bool)] = []
    var (x, y) = (0, 0)
    for _ in 0..<reader.next() {
      let first = reader.next()
      x += Reader.signed(first >> 1)
      y += Reader.signed(reader.next())
      points.append((Point(x: Double(x), y: Double(y)), first & 1 == 1))
    }
    // In the fonts that are used every outline begins on itself.
    guard let start = points.first?.point else { return }
    path.move(to: start)
    var control: Point?
    for (point, isOn) in points.dropFirst() + [(start, true)] {
      switch (control, isOn) {
      case (nil, true): path.addLine(to: point)
      case (nil, false): control = point
      case (let former?, true):
        path.addQuadCurve(to: point, control: former)
        control = nil
      case (let former?, false):
        // Between two points beside the outline there is one on it.
        let middle = Point(x: (former.x + point.x) / 2, y: (former.y + point.y) / 2)
        path.addQuadCurve(to: middle, control: former)
        control = point
      }
    }
  }

  /// Base64 as bytes; what is none of its characters is passed over.
  private static func decoded(_ text: StaticString) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8CodeUnitCount * 3 / 4)
    var (bits, count): (UInt32, Int) = (0, 0)
    text.withUTF8Buffer { buffer in
      for character in buffer {
        guard let value = value(of: character) else { continue }
        bits = bits << 6 | value
        count += 6
        if count >= 8 {
          count -= 8
          bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
      }
    }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

/// Reads varints.
private struct Reader {
  let bytes: [UInt8]
  var place: Int

  mutating func next() -> Int {
    var (value, shift) = (0, 0)
    while true {
      let byte = Int(bytes[place])
      place += 1
      value |= (byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  static func signed(_ zigzag: Int) -> Int { zigzag >> 1 ^ -(zigzag & 1) }
}
