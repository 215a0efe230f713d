public import Raster

/// A picture that views show. It never changes, so it may be shared and handed between threads.
public final class Image: Sendable {
  /// The pixels.
  public let bitmap: Bitmap

  /// Takes a finished bitmap.
  public init(_ bitmap: consuming Bitmap) { self.bitmap = bitmap }

  /// Width and height in points, one point a pixel.
  public var size: Size { Size(bitmap.size) }
}
