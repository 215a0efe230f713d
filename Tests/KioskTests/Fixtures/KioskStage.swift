import Kiosk
import Raster
import TestSupport
import ViewKit

/// A controller in a window of 640 × 480 of an active application, with a clock to step.
@MainActor final class KioskStage {
  let scheduler = SteppedScheduler()
  let pictures = ScriptedPictures(size: PixelSize(width: 640, height: 480))
  let application = Application()
  let window: Window
  private var animationTime = 0.0
  let controller: KCShakeViewController

  init(slideShowInterval: Duration = .seconds(10), transition: Transition = .cut) {
    window = Window(frame: Rect(x: 0, y: 0, width: 640, height: 480), application: application)
    controller = KCShakeViewController(
      pictures: pictures, transition: transition, slideShowInterval: slideShowInterval,
      scheduler: scheduler)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.becomeActive()
    window.layoutIfNeeded()
  }

  var slideShow: SlideShow { controller.slideShow }

  /// What was asked for since the first picture.
  var wishes: [ScriptedPictures.Wish] { pictures.laterWishes }

  func shake() {
    application.motionDidBegin(at: now)
    application.motionDidEnd(at: now)
  }

  /// Draws the frame that is seen after some more time.
  ///
  /// - Returns: what is in the middle of each fifth of the screen, from the left; nil when nothing has
  ///   changed.
  @discardableResult func frame(after duration: Duration = .zero) -> [UInt32]? {
    scheduler.advance(by: duration)
    window.advanceAnimations(to: now, at: now)
    var colors: [UInt32]?
    window.present { frame, _ in colors = (0..<5).map { frame[64 + 128 * $0, 240] } }
    return colors
  }

  func press(_ subtypes: Event.EventSubtype...) {
    for subtype in subtypes { application.remoteControlDidReceive(subtype, at: now) }
  }

  /// Lets the time of everything that moves go by.
  func advanceAnimations(by seconds: Double) {
    // The first frame begins what has not moved yet.
    window.advanceAnimations(to: animationTime, at: animationTime)
    animationTime += seconds
    window.advanceAnimations(to: animationTime, at: animationTime)
  }

  /// Lets everything that moves come to its end.
  func finishAnimations() { while window.isAnimating { advanceAnimations(by: 1) } }

  /// What is on the screen.
  @discardableResult func render() -> Bitmap {
    var frame = Bitmap(size: PixelSize(width: 640, height: 480))
    window.setNeedsDisplay()
    _ = window.render(into: &frame)
    return frame
  }

  /// Touches the screen with a finger; the clock stands still.
  func touch(_ phase: Touch.Phase, _ x: Double, _ y: Double, finger: Int = 0) {
    application.touchesDidChange(
      [TouchSample(id: finger, phase: phase, location: Point(x: x, y: y))], at: now)
  }

  /// Comes down at one point, moves to another and is lifted there after some time.
  func swipe(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double),
    in duration: Duration = .milliseconds(200)
  ) {
    touch(.began, start.x, start.y)
    scheduler.advance(by: duration)
    touch(.moved, end.x, end.y)
    touch(.ended, end.x, end.y)
  }

  private var now: Double { scheduler.now.seconds }
}
