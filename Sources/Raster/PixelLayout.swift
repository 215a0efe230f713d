/// How a screen's memory holds a pixel: the names are the kernel's, colours from the highest bit of a
/// little-endian number down. Bits without a colour are written as ones, so that they pass for full
/// alpha too.
public enum PixelLayout: CaseIterable, Sendable {
  /// 32 bits; what a `Bitmap` holds.
  case xrgb8888
  case xbgr8888, rgbx8888, bgrx8888
  /// 24 bits.
  case rgb888, bgr888
  /// 16 bits: 5 of red, 6 of green, 5 of blue, dithered.
  case rgb565

  /// How far it is in memory from one pixel to the next.
  public var bytesPerPixel: Int {
    switch self {
    case .xrgb8888, .xbgr8888, .rgbx8888, .bgrx8888: 4
    case .rgb888, .bgr888: 3
    case .rgb565: 2
    }
  }
}
