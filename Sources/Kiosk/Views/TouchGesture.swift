public import Raster

/// What one finger means: a tap or a swipe. It is told what the finger does and when, in seconds.
///
/// Distances are shares of the width of what is touched, since a screen does not say how large its
/// pixels are.
public struct TouchGesture: Sendable {
  /// What a finger meant.
  public enum Meaning: Hashable, Sendable {
    case tap
    case swipeLeft
    case swipeRight
  }

  /// How long a tap or a swipe may take, in seconds. What takes longer means nothing.
  public static let longestDuration = 0.8

  /// How far from where it came down the finger of a tap may go: a 32nd of the width.
  public static let farthestTap = 1.0 / 32

  /// How far to the side a swipe must go at least: an eighth of the width. It must go at least twice as
  /// far to the side as up or down.
  public static let shortestSwipe = 1.0 / 8

  private struct Track {
    var start: Point
    var since: Double
    var farthest = 0.0
  }

  private var track: Track?

  /// A gesture before its finger comes down.
  public init() {}

  /// The finger came down.
  public mutating func begin(at point: Point, timestamp: Double) {
    track = Track(start: point, since: timestamp)
  }

  /// The finger moved.
  public mutating func move(to point: Point) {
    guard var track else { return }
    let (x, y) = (point.x - track.start.x, point.y - track.start.y)
    track.farthest = max(track.farthest, (x * x + y * y).squareRoot())
    self.track = track
  }

  /// The finger was lifted.
  ///
  /// - Parameters:
  ///   - point: where.
  ///   - timestamp: when.
  ///   - width: the width of what was touched, in the unit of the points.
  /// - Returns: what it meant; nil for nothing.
  public mutating func end(at point: Point, timestamp: Double, width: Double) -> Meaning? {
    move(to: point)
    guard let track = track.take(), timestamp - track.since <= Self.longestDuration else {
      return nil
    }
    if track.farthest <= Self.farthestTap * width { return .tap }
    let (x, y) = (point.x - track.start.x, point.y - track.start.y)
    guard abs(x) >= Self.shortestSwipe * width, abs(x) >= 2 * abs(y) else { return nil }
    return x < 0 ? .swipeLeft : .swipeRight
  }

  /// A second finger came, or the touch does not count any more: this one means nothing.
  public mutating func cancel() { track = nil }
}
