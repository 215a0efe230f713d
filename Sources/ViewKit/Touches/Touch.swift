public import Raster

/// One finger on the screen, from the time it comes down until it is lifted.
///
/// It belongs to the view it came down on for all its life, wherever it moves. Touches change with
/// every event and must not be kept. Apple's page is `UITouch`.
@MainActor public final class Touch {
  /// What the finger did last.
  public internal(set) var phase = Phase.began

  /// When it last did something, in seconds since boot.
  public internal(set) var timestamp: Double

  /// How many taps in quick succession at this place this touch is the last of, itself included.
  public internal(set) var tapCount: Int

  /// The window that the finger came down in.
  public let window: Window

  /// The view that the finger came down on.
  public let view: View

  /// The finger, as the host numbers them.
  let id: Int

  /// Where the finger came down, in the window's coordinates.
  let start: Point

  /// Where it is.
  var point: Point

  /// Where it was before.
  var previousPoint: Point

  /// Whether the view has still to be told of the phase.
  var isPending = true

  /// Whether the view has been told of the beginning. If not, it hears of nothing else either.
  var isKnownToView = false

  /// Whether the finger is gone, told or not.
  var isEnding: Bool { phase == .ended || phase == .cancelled }

  /// Whether nothing more will be told of it.
  var isOver: Bool { isEnding && !isPending }

  /// A touch that begins.
  init(id: Int, view: View, window: Window, point: Point, timestamp: Double, tapCount: Int) {
    self.id = id
    self.view = view
    self.window = window
    self.point = point
    start = point
    previousPoint = point
    self.timestamp = timestamp
    self.tapCount = tapCount
  }

  /// Where the finger is, in a view's coordinates; nil for the window's.
  /// Apple's page is `UITouch.location(in:)`.
  public func location(in view: View?) -> Point { view?.convert(point, from: nil) ?? point }

  /// Where the finger was before it last moved, in a view's coordinates; nil for the window's.
  /// Apple's page is `UITouch.previousLocation(in:)`.
  public func previousLocation(in view: View?) -> Point {
    view?.convert(previousPoint, from: nil) ?? previousPoint
  }
}

extension Touch: Hashable {
  public nonisolated static func == (left: Touch, right: Touch) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
