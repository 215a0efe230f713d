/// What the bytes of a row are, one for each channel of each pixel, alpha not multiplied in.
public enum RowFormat: Int, Sendable {
  /// One level for all three colours; opaque.
  case gray = 1
  /// Red, green, blue; opaque.
  case rgb = 3
  /// Red, green, blue, alpha.
  case rgba = 4

  /// How many bytes a pixel has.
  public var bytesPerPixel: Int { rawValue }
}
