/// How a plane reads pixels: four letters, as `drm_fourcc.h` names them.
struct PixelFormat: Hashable, Sendable, CustomStringConvertible {
  let fourCC: UInt32

  init(fourCC: UInt32) { self.fourCC = fourCC }

  private init(_ letters: StaticString) {
    precondition(letters.utf8CodeUnitCount == 4, "a format code has four letters")
    fourCC = letters.withUTF8Buffer { bytes in
      bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// 32 bits a pixel, `0xXXRRGGBB`: what a `Bitmap` holds. The corresponding C constant is
  /// `DRM_FORMAT_XRGB8888`.
  static let xrgb8888 = PixelFormat("XR24")

  /// The four letters.
  var description: String {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: fourCC >> (8 * $0)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
