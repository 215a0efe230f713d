public import Raster

extension View.ContentMode {
  /// Where content goes.
  ///
  /// Except where it is stretched, its edges lie on whole steps from the bounds' corner. A picture
  /// that is scaled beforehand to the size this tells is therefore copied and not interpolated.
  ///
  /// - Parameters:
  ///   - size: the content's own size, not empty.
  ///   - bounds: the view's bounds.
  /// - Returns: the rectangle that the content fills; it may be larger than the bounds.
  public func placement(of size: Size, in bounds: Rect) -> Rect {
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return placed(scaled(size, by: min(across, down)), in: bounds)
    case .scaleAspectFill: return placed(scaled(size, by: max(across, down)), in: bounds)
    default: return placed(size, in: bounds)
    }
  }

  private func scaled(_ size: Size, by factor: Double) -> Size {
    Size(
      width: max((size.width * factor).rounded(), 1),
      height: max((size.height * factor).rounded(), 1))
  }

  private func placed(_ size: Size, in bounds: Rect) -> Rect {
    let (x, y) = anchor
    return Rect(
      x: bounds.minX + ((bounds.width - size.width) * x).rounded(.down),
      y: bounds.minY + ((bounds.height - size.height) * y).rounded(.down),
      width: size.width, height: size.height)
  }

  /// Which share of the free room lies before the content: 0 all behind it, 1 all before it.
  private var anchor: (x: Double, y: Double) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: (0.5, 0.5)
    }
  }
}
