import Raster
import ViewKit

/// An application whose events climb from a view to the window, which handles them.
@MainActor final class ResponderChain {
  private let application = Application()
  private let window: HandlingWindow
  private let moves: [[TouchSample]]
  private var time = 0.0

  /// A chain of views, a controller and the window. A finger rests on its first view, which is first
  /// responder.
  ///
  /// - Parameter length: the number of responders, the root view and its controller and window
  ///   included.
  init(length: Int) {
    precondition(length >= 4, "a chain has two views, a controller and a window at least")
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    window = HandlingWindow(frame: frame, application: application)
    moves = [10.0, 20.0].map { x in
      [TouchSample(id: 0, phase: .moved, location: Point(x: x, y: 50))]
    }
    let controller = ViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.becomeActive()
    application.beginReceivingRemoteControlEvents()
    var parent = controller.view
    for _ in 4..<length {
      let view = View(frame: frame)
      parent.addSubview(view)
      parent = view
    }
    let leaf = FirstView(frame: frame)
    parent.addSubview(leaf)
    leaf.becomeFirstResponder()
    let down = TouchSample(id: 0, phase: .began, location: Point(x: 50, y: 50))
    application.touchesDidChange([down], at: time)
  }

  /// Where motion and presses start.
  var firstResponder: Responder? { window.firstResponder }

  /// How many events have been handled.
  var handled: Int { window.handled }

  /// Two events: a shake's beginning and its end.
  func shake() {
    time += 1
    application.motionDidBegin(at: time)
    application.motionDidEnd(at: time + 0.5)
  }

  /// Two events: the finger goes there and back.
  func moveTouch() {
    time += 1
    for samples in moves { application.touchesDidChange(samples, at: time) }
  }

  /// Two events: the next track, and the one before.
  func pressButtons() {
    time += 1
    application.remoteControlDidReceive(.remoteControlNextTrack, at: time)
    application.remoteControlDidReceive(.remoteControlPreviousTrack, at: time)
  }
}

private final class FirstView: View {
  override var canBecomeFirstResponder: Bool { true }
}

/// The end of the climb.
private final class HandlingWindow: Window {
  private(set) var handled = 0

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { handled += 1 }
  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) { handled += 1 }
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) { handled += 1 }
  override func remoteControlReceived(with event: Event?) { handled += 1 }
}
