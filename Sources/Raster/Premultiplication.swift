/// Multiplying alpha into the colour components of `0xAARRGGBB` words, and dividing it out again.
public enum Premultiplication {
  /// Multiplies alpha in, rounding to nearest.
  ///
  /// - Parameter pixels: words with plain colours, changed in place.
  /// - Returns: whether every pixel is opaque.
  public static func apply(to pixels: UnsafeMutableBufferPointer<UInt32>) -> Bool {
    var common: UInt32 = 0xFF00_0000
    for pixel in pixels { common &= pixel }
    if common == 0xFF00_0000 { return true }
    for index in pixels.indices { pixels[index] = premultiplied(pixels[index]) }
    return false
  }

  /// Divides alpha out, rounding to nearest; `apply(to:)` gives the same pixels back.
  ///
  /// - Parameter pixels: words with alpha multiplied in, changed in place.
  public static func undo(in pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices {
      let pixel = pixels[index]
      let alpha = pixel &>> 24
      if alpha == 255 || alpha == 0 { continue }
      func divided(_ component: UInt32) -> UInt32 {
        min((component &* 255 &+ alpha / 2) / alpha, 255)
      }
      let red = divided(pixel &>> 16 & 0xFF)
      let green = divided(pixel &>> 8 & 0xFF)
      let blue = divided(pixel & 0xFF)
      pixels[index] = alpha &<< 24 | red &<< 16 | green &<< 8 | blue
    }
  }

  /// One word with its alpha multiplied in, rounding to nearest.
  @inline(__always) static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 { return pixel }
    let red = divideBy255((pixel &>> 16 & 0xFF) &* alpha)
    let green = divideBy255((pixel &>> 8 & 0xFF) &* alpha)
    let blue = divideBy255((pixel & 0xFF) &* alpha)
    return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
  }

  @inline(__always) private static func divideBy255(_ product: UInt32) -> UInt32 {
    (product &+ 127) / 255
  }
}
