internal import Platform

/// An input device of this machine, as the kernel describes it to everybody.
public struct InputDeviceSummary: Equatable, Sendable {
  /// What a device has.
  public struct Abilities: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Keys, as keyboards, remote controls and headsets have them.
    public static var keys: Self { Self(rawValue: 1) }
    /// A surface that feels fingers.
    public static var touch: Self { Self(rawValue: 2) }
    /// Something that moves a pointer.
    public static var pointer: Self { Self(rawValue: 4) }
  }

  /// What the kernel calls it.
  public var name: String
  /// The device file, `/dev/input/event3`.
  public var path: String
  /// What it has.
  public var abilities: Abilities

  /// A summary from its parts.
  public init(name: String, path: String, abilities: Abilities) {
    self.name = name
    self.path = path
    self.abilities = abilities
  }

  /// Reads what there is; nothing is opened but the kernel's list of it, `/proc/bus/input/devices`.
  ///
  /// - Returns: those that have any ability, in the kernel's order.
  public static func all() -> [InputDeviceSummary] {
    parse((try? TextFile.read("/proc/bus/input/devices")) ?? "")
  }

  /// Understands the kernel's list.
  ///
  /// - Parameter text: a paragraph a device, whose lines begin with a letter and a colon.
  /// - Returns: the devices that have any ability and a file to read them by.
  static func parse(_ text: String) -> [InputDeviceSummary] {
    var devices: [InputDeviceSummary] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) + [Substring()] {
      if !line.isEmpty {
        lines.append(line)
        continue
      }
      if let device = InputDeviceSummary(lines: lines) { devices.append(device) }
      lines = []
    }
    return devices
  }

  private init?(lines: [Substring]) {
    func value(_ key: String) -> Substring? {
      lines.first { $0.hasPrefix(key) }?.dropFirst(key.count)
    }
    guard let name = value("N: Name="),
      let handler = value("H: Handlers=")?.split(separator: " ").first(where: {
        $0.hasPrefix("event")
      })
    else { return nil }
    let keys = Bits(value("B: KEY="))
    let axes = Bits(value("B: ABS="))
    self.name = String(name.filter { $0 != "\"" })
    path = "/dev/input/\(handler)"
    abilities = []
    // The kernel's numbers: buttons begin at BTN_MISC, 0x100, and KEY_OK follows them at 0x160.
    if keys.hasAny(in: 1..<0x100) || keys.hasAny(in: 0x160..<0x2c0) { abilities.insert(.keys) }
    if keys.hasAny(in: 0x14a..<0x14b) || axes.hasAny(in: 0x35..<0x36) { abilities.insert(.touch) }
    if keys.hasAny(in: 0x110..<0x111) { abilities.insert(.pointer) }
    if abilities.isEmpty { return nil }
  }
}

/// A bit map as the kernel writes it: hexadecimal words, the highest first.
private struct Bits {
  private let words: [UInt]

  init(_ text: Substring?) {
    words = (text ?? "").split(separator: " ").reversed().map { UInt($0, radix: 16) ?? 0 }
  }

  func hasAny(in range: Range<Int>) -> Bool {
    range.contains { bit in
      let (word, place) = bit.quotientAndRemainder(dividingBy: UInt.bitWidth)
      return word < words.count && words[word] >> UInt(place) & 1 == 1
    }
  }
}
