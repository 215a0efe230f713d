/// The colours a terminal can show.
public enum TerminalPalette: Hashable, Sendable {
  /// Any colour of 24 bits.
  case trueColor
  /// xterm's 256: a cube of 6 x 6 x 6 colours and 24 greys. The first 16, which people set to their
  /// taste, are left alone.
  case indexed

  /// Terminals that show any colour but cannot say so across a remote login.
  private static let trueColorTerminals = [
    "-direct", "-kitty", "alacritty", "foot", "ghostty", "wezterm",
  ]

  /// The palette of a terminal, from what it says about itself.
  ///
  /// - Parameters:
  ///   - term: the variable `TERM`.
  ///   - colorTerm: the variable `COLORTERM`.
  /// - Throws: `noDevice`, for a terminal without colours or positions.
  public init(term: String?, colorTerm: String?) throws(ScreenError) {
    guard let term, !["", "dumb", "unknown"].contains(term) else {
      throw ScreenError(
        .noDevice,
        "The terminal \(term.map { "(TERM=\($0)) " } ?? "")cannot show pictures. "
          + "Set TERM to what it is, as xterm-256color, or choose another --display.")
    }
    let isTrueColor =
      ["truecolor", "24bit"].contains(colorTerm)
      || Self.trueColorTerminals.contains { term.contains($0) }
    self = isTrueColor ? .trueColor : .indexed
  }

  /// The nearest colour there is.
  ///
  /// - Parameter pixel: a colour as `Bitmap` has it; its alpha does not count.
  /// - Returns: `0xRRGGBB`, or the colour's place in the 256.
  func color(for pixel: UInt32) -> UInt32 {
    switch self {
    case .trueColor: pixel & 0xff_ffff
    case .indexed: Self.index(red: pixel >> 16 & 255, green: pixel >> 8 & 255, blue: pixel & 255)
    }
  }

  private static let cubeLevels: [UInt32] = [0, 95, 135, 175, 215, 255]

  private static func index(red: UInt32, green: UInt32, blue: UInt32) -> UInt32 {
    let (r, g, b) = (cubeStep(red), cubeStep(green), cubeStep(blue))
    let greyStep = min(max(Int(red + green + blue) / 3 - 3, 0) / 10, 23)
    let grey = UInt32(8 + 10 * greyStep)
    let cubeError =
      square(red, cubeLevels[r]) + square(green, cubeLevels[g]) + square(blue, cubeLevels[b])
    let greyError = square(red, grey) + square(green, grey) + square(blue, grey)
    return greyError < cubeError ? UInt32(232 + greyStep) : UInt32(16 + 36 * r + 6 * g + b)
  }

  /// The cube's level that lies nearest.
  private static func cubeStep(_ component: UInt32) -> Int {
    component < 48 ? 0 : component < 115 ? 1 : (Int(component) - 35) / 40
  }

  private static func square(_ left: UInt32, _ right: UInt32) -> Int {
    (Int(left) - Int(right)) * (Int(left) - Int(right))
  }
}
