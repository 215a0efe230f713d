import Raster

/// Counts taps that follow each other quickly at the same place. Two fingers that tap side by side
/// are counted each for itself.
struct TapCounter {
  /// How soon after a tap the next one must come down, in seconds.
  static let longestPause = 0.35

  /// How far from the start of a tap its finger may go, and the next one come down, in points.
  static let farthestDistance = 30.0

  private struct Tap {
    var start: Point
    var end: Double
    var count: Int
  }

  private var taps: [Tap] = []

  /// A finger came down.
  ///
  /// - Returns: 1, or more when it continues a series of taps.
  mutating func touchBegan(at point: Point, timestamp: Double) -> Int {
    taps.removeAll { timestamp - $0.end > Self.longestPause }
    guard let index = taps.firstIndex(where: { Self.isNear($0.start, point) }) else { return 1 }
    return taps.remove(at: index).count + 1
  }

  /// A finger was lifted. If it has wandered off, it was no tap.
  @MainActor mutating func touchEnded(_ touch: Touch) {
    guard Self.isNear(touch.point, touch.start) else { return }
    taps.append(Tap(start: touch.start, end: touch.timestamp, count: touch.tapCount))
  }

  private static func isNear(_ a: Point, _ b: Point) -> Bool {
    let (x, y) = (a.x - b.x, a.y - b.y)
    return x * x + y * y <= farthestDistance * farthestDistance
  }
}
