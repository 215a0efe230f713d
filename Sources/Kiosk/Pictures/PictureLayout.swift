public import Raster
public import ViewKit

/// How a picture is laid out on a screen.
public struct PictureLayout: Hashable, Sendable {
  /// The screen's width and height in pixels.
  public var screen: PixelSize
  /// How a picture fills it.
  public var fit: View.ContentMode

  /// A layout from its parts.
  public init(screen: PixelSize, fit: View.ContentMode) {
    self.screen = screen
    self.fit = fit
  }

  /// The size at which a picture is drawn.
  ///
  /// - Parameter natural: the picture's own size in pixels.
  /// - Returns: the size in pixels, at least one each way. With `scaleAspectFill` it may be larger than
  ///   the screen.
  public func drawnSize(of natural: PixelSize) -> PixelSize {
    guard !natural.isEmpty, !screen.isEmpty else { return natural }
    let bounds = Rect(origin: .zero, size: Size(screen))
    let drawn = fit.placement(of: Size(natural), in: bounds).size
    return PixelSize(width: Int(drawn.width), height: Int(drawn.height))
  }
}
