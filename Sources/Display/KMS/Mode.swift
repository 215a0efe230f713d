internal import Raster

/// A display timing: how many pixels a screen gets, and how often.
struct Mode: Hashable, Sendable, CustomStringConvertible {
  /// One direction of the timing, in pixels or lines.
  struct Timing: Hashable, Sendable {
    var display: UInt16
    var syncStart: UInt16
    var syncEnd: UInt16
    var total: UInt16
  }

  /// How the lines are sent. The corresponding C constants are `DRM_MODE_FLAG_…`.
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let negativeVerticalSync = Flags(rawValue: 1 << 3)
    static let interlaced = Flags(rawValue: 1 << 4)
    static let doubleScan = Flags(rawValue: 1 << 5)
  }

  /// Where the mode comes from. The corresponding C constants are `DRM_MODE_TYPE_…`.
  struct Kind: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    /// The screen itself likes this one best.
    static let preferred = Kind(rawValue: 1 << 3)
    /// The kernel's `video=` option asks for it.
    static let userDefined = Kind(rawValue: 1 << 5)
  }

  /// Pixels a millisecond.
  var clock: UInt32
  var horizontal: Timing
  var vertical: Timing
  var horizontalSkew: UInt16 = 0
  /// How many times each line is sent; 0 and 1 both mean once.
  var verticalScan: UInt16 = 0
  /// The refresh rate as the kernel rounded it, in Hz.
  var roundedRefreshRate: UInt32
  var flags: Flags = []
  var kind: Kind = []
  var name: String

  /// Width and height in pixels.
  var size: PixelSize {
    PixelSize(width: Int(horizontal.display), height: Int(vertical.display))
  }

  /// How many pixels it has.
  var area: Int { size.width * size.height }

  /// Whole pictures a second, or fields when interlaced, in Hz. A timing without totals, as panels
  /// behind simple drivers have it, tells the kernel's rounded rate, which may be 0.
  var refreshRate: Double {
    var dots = Double(horizontal.total) * Double(vertical.total)
    guard dots > 0, clock > 0 else { return Double(roundedRefreshRate) }
    if flags.contains(.interlaced) { dots /= 2 }
    if flags.contains(.doubleScan) { dots *= 2 }
    if verticalScan > 1 { dots *= Double(verticalScan) }
    return Double(clock) * 1000 / dots
  }

  /// Whether both put the same signal on the wire, whatever they are called.
  func hasSameTiming(as other: Mode) -> Bool {
    clock == other.clock && horizontal == other.horizontal && vertical == other.vertical
      && horizontalSkew == other.horizontalSkew
      && max(verticalScan, 1) == max(other.verticalScan, 1)
      && flags == other.flags
  }

  /// As people say it: `1920x1080 at 60 Hz`.
  var description: String {
    "\(size) at \(rate) Hz" + (flags.contains(.interlaced) ? " interlaced" : "")
  }

  /// The refresh rate in Hz, to hundredths where there are any.
  var rate: String {
    let rate = Int((refreshRate * 100).rounded())
    let fraction = rate % 100
    if fraction == 0 { return "\(rate / 100)" }
    return "\(rate / 100)" + (fraction < 10 ? ".0\(fraction)" : ".\(fraction)")
  }
}
