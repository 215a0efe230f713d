internal import Raster

/// How a plane reads pixels: four letters, as `drm_fourcc.h` names them.
struct PixelFormat: Hashable, Sendable, CustomStringConvertible {
  let fourCC: UInt32

  init(fourCC: UInt32) { self.fourCC = fourCC }

  /// - Parameter letters: four of them.
  init(_ letters: StaticString) {
    precondition(letters.utf8CodeUnitCount == 4, "a format code has four letters")
    fourCC = letters.withUTF8Buffer { bytes in
      bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// 32 bits a pixel, `0xXXRRGGBB`: what a `Bitmap` holds. The corresponding C constant is
  /// `DRM_FORMAT_XRGB8888`.
  static let xrgb8888 = PixelFormat("XR24")
  /// 16 bits a pixel. The corresponding C constant is `DRM_FORMAT_RGB565`.
  static let rgb565 = PixelFormat("RG16")

  /// How pixels are written; nil for formats that are not drawn in.
  var layout: PixelLayout? { Self.drawable.first { $0.format == self }?.layout }

  /// Best first. Full colours come before 16 bits, which must be dithered; alpha is written as
  /// opaque.
  private static let drawable: [(format: PixelFormat, layout: PixelLayout)] = [
    (xrgb8888, .xrgb8888), (PixelFormat("AR24"), .xrgb8888),
    (PixelFormat("XB24"), .xbgr8888), (PixelFormat("AB24"), .xbgr8888),
    (PixelFormat("RX24"), .rgbx8888), (PixelFormat("RA24"), .rgbx8888),
    (PixelFormat("BX24"), .bgrx8888), (PixelFormat("BA24"), .bgrx8888),
    (PixelFormat("RG24"), .rgb888), (PixelFormat("BG24"), .bgr888),
    (rgb565, .rgb565),
  ]

  /// Of a plane's formats, those that can be drawn in, best first.
  ///
  /// - Parameter formats: in the driver's order. Drivers of panels that cannot do XRGB8888 list
  ///   their own format and then that one, which old programs expect, and convert each picture:
  ///   there the own one is taken. It needs less memory, and the colours that a panel lacks are
  ///   dithered instead of cut off.
  /// - Returns: one or more of `formats`, or none.
  static func drawable(of formats: [PixelFormat]) -> [PixelFormat] {
    if formats.count == 2, formats[1] == .xrgb8888, formats[0].layout != nil { return formats }
    return drawable.map(\.format).filter { formats.contains($0) }
  }

  /// The four letters.
  var description: String {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: fourCC >> (8 * $0)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
