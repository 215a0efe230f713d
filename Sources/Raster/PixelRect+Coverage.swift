extension PixelRect {
  /// The pixels whose centres lie in a rectangle; none when its numbers are not finite.
  public init(centersIn rect: Rect) {
    func edge(_ value: Double) -> Int {
      Int(min(max((value - 0.5).rounded(.up), -0x1p30), 0x1p30))
    }
    guard !rect.isEmpty, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite,
      rect.maxY.isFinite
    else {
      self = .empty
      return
    }
    let (left, top) = (edge(rect.minX), edge(rect.minY))
    self.init(
      x: left, y: top, width: edge(rect.maxX) - left, height: edge(rect.maxY) - top)
  }

  /// The pixels that a rectangle is made of; nil when its edges are not edges of pixels.
  public init?(exactly rect: Rect) {
    guard let x = Int(exactly: rect.minX), let y = Int(exactly: rect.minY),
      let width = Int(exactly: rect.width), let height = Int(exactly: rect.height)
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether all pixels of another rectangle are in this one.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || intersection(other) == other
  }

  /// How many pixels there are.
  public var pixelCount: Int { isEmpty ? 0 : width * height }

  /// What is left of this rectangle without another: up to four, from the top downwards.
  func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
      PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ].filter { !$0.isEmpty }
  }
}

extension Rect {
  /// The pixels of a rectangle, one point a pixel.
  public init(_ pixels: PixelRect) {
    self.init(
      x: Double(pixels.x), y: Double(pixels.y), width: Double(pixels.width),
      height: Double(pixels.height))
  }
}
