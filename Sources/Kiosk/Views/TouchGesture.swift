public import Raster

/// What one finger does to the pictures: it taps, or drags them to the side. It is told what the
/// finger does and when, in seconds.
///
/// Distances are shares of the width of what is touched, since a screen does not say how large its
/// pixels are.
public struct TouchGesture: Sendable {
  /// What the finger has meant when it is lifted.
  public enum Meaning: Hashable, Sendable {
    case tap
    /// It has dragged, and let go with so many points a second to the right.
    case drag(velocity: Double)
  }

  /// How long a tap may take, in seconds.
  public static let longestTap = 0.8

  /// How far from where it came down the finger of a tap may go: a 32nd of the width. One that goes
  /// farther drags, if that is more to the side than up or down; else it means nothing.
  public static let farthestTap = 1.0 / 32

  /// The last part of the way, in seconds, that tells how fast a finger is.
  private static let velocityTime = 0.1

  private enum Course {
    case tap
    /// How far it had gone when it became one: the picture does not jump after it.
    case drag(from: Double)
    case nothing
  }

  private struct Track {
    var start: Point
    var since: Double
    var course = Course.tap
    /// Where it was when, as far back as tells how fast it is.
    var way: [(x: Double, time: Double)]
  }

  private var track: Track?

  /// A gesture before its finger comes down.
  public init() {}

  /// How far to the right the finger has dragged, in the unit of the points; nil when it does not.
  public var translation: Double? {
    guard let track, case .drag(let start) = track.course, let x = track.way.last?.x else {
      return nil
    }
    return x - start
  }

  /// The finger came down.
  public mutating func begin(at point: Point, timestamp: Double) {
    track = Track(start: point, since: timestamp, way: [(point.x, timestamp)])
  }

  /// The finger moved.
  ///
  /// - Parameters:
  ///   - point: where it is.
  ///   - timestamp: when.
  ///   - width: the width of what is touched, in the unit of the points.
  public mutating func move(to point: Point, timestamp: Double, width: Double) {
    guard var track else { return }
    let (x, y) = (point.x - track.start.x, point.y - track.start.y)
    let limit = Self.farthestTap * width
    if case .tap = track.course, x * x + y * y > limit * limit {
      track.course = abs(x) > abs(y) ? .drag(from: track.start.x) : .nothing
    }
    track.way.append((point.x, timestamp))
    // One that is older tells where it was at the beginning of that time.
    while track.way.count > 2, track.way[1].time <= timestamp - Self.velocityTime {
      track.way.removeFirst()
    }
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
    move(to: point, timestamp: timestamp, width: width)
    guard let track = track.take() else { return nil }
    switch track.course {
    case .tap: return timestamp - track.since <= Self.longestTap ? .tap : nil
    case .drag: return .drag(velocity: Self.velocity(of: track.way))
    case .nothing: return nil
    }
  }

  private static func velocity(of way: [(x: Double, time: Double)]) -> Double {
    guard let first = way.first, let last = way.last, last.time > first.time else { return 0 }
    return (last.x - first.x) / (last.time - first.time)
  }

  /// A second finger came, or the touch does not count any more: this one means nothing.
  public mutating func cancel() { track = nil }
}
