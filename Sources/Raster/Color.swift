/// A colour as screens have it: sRGB components and alpha, 0 to 255, alpha not multiplied in.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  /// A colour from its components, opaque unless said otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 255, green: 255, blue: 255)
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour as a `Bitmap` pixel.
  public var premultiplied: UInt32 {
    let alpha = UInt32(alpha)
    func multiplied(_ component: UInt8) -> UInt32 { (UInt32(component) * alpha + 127) / 255 }
    return alpha << 24 | multiplied(red) << 16 | multiplied(green) << 8 | multiplied(blue)
  }
}
