import Raster

@testable import ViewKit

/// A view that writes down the touches that reach it.
class TouchView: View {
  let name: String
  let log: EventLog
  var passesOn = false
  var onBegan: ((Set<Touch>, Event?) -> Void)?
  var onMoved: ((Set<Touch>, Event?) -> Void)?
  var onEnded: ((Set<Touch>, Event?) -> Void)?
  var onCancelled: ((Set<Touch>, Event?) -> Void)?

  init(_ name: String, _ log: EventLog, _ frame: Rect) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  private func note(_ what: String, _ touches: Set<Touch>) {
    log.add(touches.count == 1 ? "\(name) \(what)" : "\(name) \(what) \(touches.count)")
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    note("began", touches)
    onBegan?(touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    note("moved", touches)
    onMoved?(touches, event)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    note("ended", touches)
    onEnded?(touches, event)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    note("cancelled", touches)
    onCancelled?(touches, event)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

extension Stage {
  /// Adds a view that writes its touches down.
  func addTouchView(
    _ name: String, _ log: EventLog, x: Double = 0, y: Double = 0, width: Double = 50,
    height: Double = 50
  ) -> TouchView {
    let view = TouchView(name, log, Rect(x: x, y: y, width: width, height: height))
    self.view.addSubview(view)
    return view
  }

  func down(_ id: Int = 0, _ x: Double, _ y: Double, at time: Double = 0) {
    touch(id, .began, x, y, at: time)
  }

  func move(_ id: Int = 0, _ x: Double, _ y: Double, at time: Double = 0) {
    touch(id, .moved, x, y, at: time)
  }

  func up(_ id: Int = 0, at time: Double = 0) {
    application.touchesDidChange([TouchSample(id: id, phase: .ended)], at: time)
  }

  func tap(_ x: Double, _ y: Double, at time: Double) {
    down(0, x, y, at: time)
    up(0, at: time + 0.05)
  }

  private func touch(_ id: Int, _ phase: Touch.Phase, _ x: Double, _ y: Double, at time: Double) {
    let sample = TouchSample(id: id, phase: phase, location: Point(x: x, y: y))
    application.touchesDidChange([sample], at: time)
  }
}
