public import Raster

/// Which mode the user wants.
public enum ModeRequest: Hashable, Sendable, CustomStringConvertible {
  /// What the screen itself likes best.
  case preferred
  /// What is on the screen already, as the kernel's `video=` option or its console chose it.
  case current
  /// A size in pixels, and the refresh rate in Hz if that matters.
  case size(PixelSize, refreshRate: Double?)

  /// Reads `preferred`, `current`, `WxH` or `WxH@R`; nil for anything else.
  public init?(_ text: String) {
    switch text {
    case "preferred": self = .preferred
    case "current": self = .current
    default:
      let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
      guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1])
      else { return nil }
      var rate: Double?
      if parts.count == 2 {
        guard let value = Double(parts[1]), value > 0, value < 1000 else { return nil }
        rate = value
      }
      self = .size(PixelSize(width: width, height: height), refreshRate: rate)
    }
  }

  /// A side that the kernel's 16 bits can hold, in plain digits.
  private static func side(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let value = UInt16(text), value > 0
    else { return nil }
    return Int(value)
  }

  /// As `init(_:)` reads it.
  public var description: String {
    switch self {
    case .preferred: return "preferred"
    case .current: return "current"
    case .size(let size, let rate):
      guard let rate else { return "\(size)" }
      let rounded = rate.rounded()
      return "\(size)@" + (rate == rounded ? "\(Int(rounded))" : "\(rate)")
    }
  }
}
