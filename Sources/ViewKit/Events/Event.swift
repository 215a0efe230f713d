/// Something a person did: one shake, one press on a remote control, the fingers on the screen.
///
/// A shake is one event from its beginning to its end, and so are touches from the first finger
/// that comes down to the last that is lifted. Events must not be kept, because they change
/// meanwhile; copy what is needed. Apple's page is `UIEvent`.
@MainActor public final class Event {
  /// What kind of event it is.
  public let type: EventType

  /// Which event of its kind it is.
  public let subtype: EventSubtype

  /// When it last changed, in seconds since boot.
  public internal(set) var timestamp: Double

  /// The window that a motion or a press belongs to.
  weak var window: Window?

  /// How far a motion is; nil for the other types.
  var motionPhase: MotionPhase?

  /// The fingers on the screen, in the order in which they came down.
  var touches: [Touch] = []

  /// The touches that were told of last. Most often the next event tells of the same ones.
  private var batch: Set<Touch> = []

  init(type: EventType, subtype: EventSubtype, timestamp: Double, window: Window?) {
    self.type = type
    self.subtype = subtype
    self.timestamp = timestamp
    self.window = window
  }

  /// All fingers on the screen; nil when the event is not about touches.
  /// Apple's page is `UIEvent.allTouches`.
  public var allTouches: Set<Touch>? { type == .touches ? Set(touches) : nil }

  /// The fingers that came down on a view. Apple's page is `UIEvent.touches(for:)`.
  public func touches(for view: View) -> Set<Touch>? { touches { $0.view === view } }

  /// The fingers that came down in a window. Apple's page is `UIEvent.touches(for:)`.
  public func touches(for window: Window) -> Set<Touch>? { touches { $0.window === window } }

  private func touches(where isMeant: (Touch) -> Bool) -> Set<Touch>? {
    type == .touches ? Set(touches.filter(isMeant)) : nil
  }

  /// Whether a finger came down in a window.
  func hasTouches(in window: Window) -> Bool { touches.contains { $0.window === window } }

  /// The next touches of a window to tell a view of: all that did the same on the same view. They
  /// count as told from now on. Nil when all have been told.
  func takeTouches(of window: Window) -> Set<Touch>? {
    guard let first = touches.first(where: { $0.isPending && $0.window === window }) else {
      return nil
    }
    func belongs(_ touch: Touch) -> Bool {
      touch.isPending && touch.view === first.view && touch.phase == first.phase
        && touch.window === window
    }
    var count = 0
    var isSameBatch = true
    for touch in touches where belongs(touch) {
      count += 1
      isSameBatch = isSameBatch && batch.contains(touch)
    }
    if !isSameBatch || batch.count != count { batch = Set(touches.filter { belongs($0) }) }
    for touch in batch { touch.isPending = false }
    return batch
  }
}
