/// The size of a bitmap or a screen in pixels, not negative.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  public var width: Int
  public var height: Int

  /// A size from its sides.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether there is no pixel at all.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// As people and options write it: `1920x1080`.
  public var description: String { "\(width)x\(height)" }
}

/// A rectangle of whole pixels; its maximum edges do not belong to it.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  /// A rectangle from its top left pixel and its sides.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// All pixels of a bitmap.
  public init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The smallest pixel rectangle that covers a rectangle. Coordinates must be below 2^31.
  public init(covering rect: Rect) {
    guard !rect.isEmpty else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let left = Int(rect.minX.rounded(.down))
    let top = Int(rect.minY.rounded(.down))
    self.init(
      x: left, y: top, width: Int(rect.maxX.rounded(.up)) - left,
      height: Int(rect.maxY.rounded(.up)) - top)
  }

  /// No pixel.
  public static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  public var maxX: Int { x + width }
  public var maxY: Int { y + height }
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// Whether there is no pixel at all.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// What both have in common; empty when that is nothing.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
