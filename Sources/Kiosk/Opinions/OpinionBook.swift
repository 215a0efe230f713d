public import Platform

/// What people have said of all pictures. As text, each picture has a line:
///
///     liked bookmarked 48213 holiday/beach.png
///
/// what was said, how many bytes the file has, and its path in the folder of pictures. Lines that begin
/// with `#` say nothing.
public struct OpinionBook: Equatable, Sendable {
  /// The most that a text may be long: some hundred thousand lines.
  public static let maximumSize = 64 << 20

  private static let words: [(word: String, opinion: PictureOpinion)] = [
    ("liked", .liked), ("hidden", .hidden), ("bookmarked", .bookmarked),
  ]

  private static let heading = """
    # What people think of the pictures of this kiosk: what they said, how many bytes
    # the file has, and its name in the folder of pictures. Lines may be taken out.

    """

  private var opinions: [PictureKey: PictureOpinion] = [:]

  /// A book in which nobody has written.
  public init() {}

  /// What was said of a picture.
  public subscript(key: PictureKey) -> PictureOpinion {
    get { opinions[key] ?? [] }
    set { opinions[key] = newValue.isEmpty ? nil : newValue }
  }

  /// The pictures of which something was said.
  public var keys: some Collection<PictureKey> { opinions.keys }

  /// The pictures of which something was said, as people order names.
  ///
  /// - Parameter opinion: what was said at least.
  /// - Returns: their names.
  public func names(of opinion: PictureOpinion) -> [FilePath] {
    opinions.filter { $0.value.isSuperset(of: opinion) }.map(\.key.name)
      .sorted(by: NaturalOrder.precedes)
  }

  /// Forgets an opinion of all pictures.
  ///
  /// - Returns: of how many.
  public mutating func removeAll(_ opinion: PictureOpinion) -> Int {
    let keys = opinions.filter { !$0.value.isDisjoint(with: opinion) }.map(\.key)
    for key in keys { self[key].subtract(opinion) }
    return keys.count
  }

  // MARK: Text

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - damagedLineCount: how many lines it has that say something else, or are cut off; they are left
  ///     out.
  public init(parsing text: String, damagedLineCount: inout Int) {
    // Bytes, since a name may begin with what would join the character before it.
    var lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A whole text ends with its last line.
    if let rest = lines.popLast(), !rest.isEmpty { damagedLineCount += 1 }
    for var line in lines {
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      if let (key, opinion) = Self.parse(line) {
        opinions[key] = opinion
      } else {
        damagedLineCount += 1
      }
    }
  }

  /// The text of all lines, by name.
  public var text: String {
    let lines = opinions.sorted { left, right in
      left.key.name == right.key.name
        ? left.key.size < right.key.size : NaturalOrder.precedes(left.key.name, right.key.name)
    }
    return lines.reduce(into: Self.heading) { text, line in
      for (word, opinion) in Self.words where line.value.contains(opinion) { text += word + " " }
      text += "\(line.key.size) \(line.key.name.escaped)\n"
    }
  }

  private static func parse(_ line: Substring.UTF8View) -> (PictureKey, PictureOpinion)? {
    var (opinion, rest) = (PictureOpinion(), line)
    while let end = rest.firstIndex(of: UInt8(ascii: " ")) {
      let word = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if let entry = words.first(where: { word.elementsEqual($0.word.utf8) }) {
        opinion.insert(entry.opinion)
      } else if let size = Int64(Substring(word)), size >= 0, !opinion.isEmpty,
        let name = FilePath(escaped: rest), !name.bytes.isEmpty
      {
        return (PictureKey(name: name, size: size), opinion)
      } else {
        return nil
      }
    }
    return nil
  }
}

extension FilePath {
  private static let backslash = UInt8(ascii: "\\")

  /// The path as one line of text: `\x0a` stands for a byte that is none of a printable character.
  fileprivate var escaped: String {
    guard let text, !text.utf8.contains(where: { $0 < 0x20 || $0 == Self.backslash || $0 == 0x7F })
    else {
      return bytes.reduce(into: "") { text, byte in
        if (0x20..<0x7F).contains(byte), byte != Self.backslash {
          text.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          text += (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16)
        }
      }
    }
    return text
  }

  /// A path from its line of text; nil when it is no such line.
  fileprivate init?(escaped text: Substring.UTF8View) {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == Self.backslash else {
        bytes.append(byte)
        continue
      }
      guard rest.popFirst() == UInt8(ascii: "x"), rest.count >= 2,
        let value = UInt8(Substring(rest.prefix(2)), radix: 16), value != 0
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    self.init(bytes: bytes)
  }
}
