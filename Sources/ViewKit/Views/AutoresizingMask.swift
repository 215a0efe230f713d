import Raster

extension View {
  /// What may change when the superview's size does. Apple's page is `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// A mask from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room to the left of the view.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The view's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The room to the right of the view.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The room above the view.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The view's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The room below the view.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Gives the subviews their share of a change of size.
  func resizeSubviews(from oldSize: Size) {
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      let mask = subview.autoresizingMask
      var frame = subview.frame
      (frame.origin.x, frame.size.width) = Self.resized(
        start: frame.minX, length: frame.width, from: oldSize.width, to: bounds.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      (frame.origin.y, frame.size.height) = Self.resized(
        start: frame.minY, length: frame.height, from: oldSize.height, to: bounds.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      subview.frame = frame
    }
  }

  /// Shares a change among the flexible ones of margin, length and margin, in proportion to what
  /// they had; evenly where they had nothing.
  private static func resized(
    start: Double, length: Double, from old: Double, to new: Double,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: Double, length: Double) {
    let parts = [
      (flexible.before, start), (flexible.length, length), (flexible.after, old - start - length),
    ]
    let room = parts.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
    let count = parts.reduce(0) { $0 + ($1.0 ? 1 : 0) }
    guard count > 0 else { return (start, length) }
    let change = parts.map { isFlexible, part in
      isFlexible ? (new - old) * (room > 0 ? part / room : 1 / Double(count)) : 0
    }
    return (start + change[0], max(length + change[1], 0))
  }
}
