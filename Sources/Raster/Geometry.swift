/// A point in a coordinate system whose y grows downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  /// A point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height, not negative.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  /// A size from its sides.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of a bitmap in points, one point a pixel.
  public init(_ size: PixelSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }

  /// No extent.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle; its minimum edges belong to it, its maximum edges do not.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  /// A rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its edges' place and length.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Nothing, at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  /// Whether it holds no point at all.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// The same rectangle elsewhere.
  public func offsetBy(x: Double, y: Double) -> Rect {
    Rect(origin: Point(x: origin.x + x, y: origin.y + y), size: size)
  }

  /// Whether a point lies in it.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// What both have in common; empty when that is nothing.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
