extension View {
  /// How content fills the bounds of a view, numbered as in UIKit.
  /// Apple's page is `UIView.ContentMode`.
  public enum ContentMode: Int, CaseIterable, Sendable {
    /// Stretched to the bounds, whatever becomes of its shape.
    case scaleToFill = 0
    /// As large as the whole of it fits.
    case scaleAspectFit = 1
    /// As small as it fills the bounds; what sticks out shows unless `clipsToBounds` is set.
    case scaleAspectFill = 2
    /// Drawn anew; for pictures the same as `scaleToFill`.
    case redraw = 3
    /// In its own size, in the middle.
    case center = 4
    /// In its own size, in the middle of the upper edge.
    case top = 5
    /// In its own size, in the middle of the lower edge.
    case bottom = 6
    /// In its own size, in the middle of the left edge.
    case left = 7
    /// In its own size, in the middle of the right edge.
    case right = 8
    /// In its own size, in the upper left corner.
    case topLeft = 9
    /// In its own size, in the upper right corner.
    case topRight = 10
    /// In its own size, in the lower left corner.
    case bottomLeft = 11
    /// In its own size, in the lower right corner.
    case bottomRight = 12
  }
}
