import Raster

/// Follows the fingers on the screen: finds each one's view, and keeps the event that tells of them
/// until the last finger is lifted.
@MainActor final class TouchTracker {
  private unowned let application: Application
  private var event: Event?
  private var taps = TapCounter()

  /// A tracker for the windows of an application.
  init(application: Application) { self.application = application }

  /// Takes what the fingers did at one time, and sends the event that tells of it.
  func apply(_ samples: [TouchSample], timestamp: Double) {
    for touch in event?.touches ?? [] {
      touch.phase = .stationary
      touch.previousPoint = touch.point
    }
    for sample in samples {
      switch sample.phase {
      case .began: begin(sample, timestamp: timestamp)
      case .moved: move(sample, timestamp: timestamp)
      case .ended, .cancelled: finish(sample, timestamp: timestamp)
      case .stationary: break
      }
    }
    send()
  }

  /// Breaks touches off. Views that have not yet heard of one never do.
  func cancel(where isMeant: (Touch) -> Bool = { _ in true }) {
    for touch in event?.touches ?? [] where isMeant(touch) && !touch.isOver {
      touch.phase = .cancelled
      touch.isPending = touch.isKnownToView
    }
    send()
  }

  private func begin(_ sample: TouchSample, timestamp: Double) {
    guard let location = sample.location else { return }
    // A finger that comes down twice was lifted unnoticed.
    if touch(sample.id) != nil { cancel { $0.id == sample.id } }
    guard !application.isIgnoringInteractionEvents else { return }
    let event = event ?? Event(type: .touches, subtype: .none, timestamp: timestamp, window: nil)
    for window in application.windows.reversed() {
      let point = window.point(fromScreen: location)
      guard let view = window.hitTest(point, with: event) else { continue }
      guard mayTouch(view, in: window) else { return }
      let touch = Touch(
        id: sample.id, view: view, window: window, point: point, timestamp: timestamp,
        tapCount: taps.touchBegan(at: point, timestamp: timestamp))
      event.touches.append(touch)
      event.timestamp = timestamp
      self.event = event
      return
    }
  }

  private func move(_ sample: TouchSample, timestamp: Double) {
    guard let touch = touch(sample.id), let location = sample.location,
      touch.window.point(fromScreen: location) != touch.point
    else { return }
    change(touch, to: .moved, at: location, timestamp: timestamp)
  }

  private func finish(_ sample: TouchSample, timestamp: Double) {
    guard let touch = touch(sample.id) else { return }
    change(touch, to: sample.phase, at: sample.location, timestamp: timestamp)
    if touch.phase == .ended { taps.touchEnded(touch) }
  }

  private func change(
    _ touch: Touch, to phase: Touch.Phase, at location: Point?, timestamp: Double
  ) {
    // Two changes of one finger at one time: its view hears of both, one after the other.
    if touch.isPending { send() }
    guard !touch.isOver else { return }
    touch.previousPoint = touch.point
    if let location { touch.point = touch.window.point(fromScreen: location) }
    touch.phase = phase
    touch.timestamp = timestamp
    touch.isPending = true
    event?.timestamp = timestamp
  }

  /// Whether a view may get one more touch now: one without `isMultipleTouchEnabled` only its
  /// first; one with `isExclusiveTouch` only while no other view of the window has any; and none
  /// while another one with `isExclusiveTouch` has.
  private func mayTouch(_ view: View, in window: Window) -> Bool {
    for touch in event?.touches ?? [] where touch.window === window && !touch.isEnding {
      if touch.view === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || touch.view.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  private func touch(_ id: Int) -> Touch? {
    event?.touches.first { $0.id == id && !$0.isEnding }
  }

  /// Tells of all changes that have not been told yet, and lets go of the fingers that are gone.
  private func send() {
    guard let event else { return }
    if event.touches.contains(where: \.isPending) {
      application.sendEvent(event)
      // Whoever overrides `sendEvent` may have kept it from the views.
      for touch in event.touches { touch.isPending = false }
    }
    event.touches.removeAll(where: \.isOver)
    if event.touches.isEmpty, self.event === event { self.event = nil }
  }
}
