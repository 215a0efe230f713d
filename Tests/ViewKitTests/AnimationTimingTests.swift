import Raster
import Testing

@testable import ViewKit

@MainActor @Suite struct AnimationTimingTests {
  private let stage = Stage(width: 2000)
  private let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))

  init() { stage.view.addSubview(view) }

  private static let step = 1.0 / 240

  /// Where the view is seen in each frame until it rests.
  private func places(
    to end: Double, in duration: Double, _ timing: AnimationTiming, since start: Double = 0
  ) -> [Double] {
    View.animate(withDuration: duration, timing: timing) { view.frame.origin.x = end }
    var places: [Double] = []
    var time = start
    while stage.window.isAnimating, places.count < 10_000 {
      stage.window.advanceAnimations(to: time, at: time)
      places.append(view.presentation.center.x - 5)
      time += Self.step
    }
    return places
  }

  @Test func easingIsSlowWhereItSays() {
    func afterATenth(_ timing: AnimationTiming, since start: Double) -> Double {
      view.frame.origin.x = 0
      return places(to: 1000, in: 1, timing, since: start)[24]
    }

    #expect(afterATenth(.linear, since: 0) == 100)
    #expect(afterATenth(.easeIn, since: 2) < 50)
    #expect((150...200).contains(afterATenth(.easeOut, since: 4)))
    #expect(afterATenth(.easeInOut, since: 6) < 50)
  }

  @Test func curvesAreThoseOfEveryBrowser() {
    let curve = CubicTimingParameters(
      controlPoint1: SIMD2(0.42, 0), controlPoint2: SIMD2(0.58, 1))

    #expect(abs(curve.progress(at: 0.25) - 0.12916) < 1e-4)
    #expect(abs(curve.progress(at: 0.5) - 0.5) < 1e-9)
    #expect(abs(curve.progress(at: 0.75) - 0.87084) < 1e-4)
  }

  @Test func aSpringComesToRestWithoutRunningPast() {
    let places = places(to: 1000, in: 0.5, .spring(SpringTimingParameters()))

    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(places.last == 1000)
    // It was there but for a pixel: its end is no jump.
    #expect(places[places.count - 2] >= 999)
    #expect((119...122).contains(places.count))
  }

  @Test func aSpringThatIsThrownBeginsWithThatSpeed() {
    let spring = SpringTimingParameters(initialVelocity: 20)

    let places = places(to: 1000, in: 0.5, .spring(spring))

    // 20 000 points a second.
    #expect(abs(places[1] - 20_000 * Self.step) < 10)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(places.last == 1000)
  }

  @Test func aSpringThatIsThrownTooHardRunsPastAndComesBack() {
    let highest = SpringTimingParameters.highestVelocityWithoutOvershoot(duration: 0.5)
    let spring = SpringTimingParameters(initialVelocity: highest * 2)

    let places = places(to: 1000, in: 0.5, .spring(spring))

    #expect(places.contains { $0 > 1000 })
    #expect(places.last == 1000)
    #expect(abs(places[places.count - 2] - 1000) <= 1)
  }

  @Test(arguments: [
    AnimationTiming.linear, .easeIn, .easeOut, .easeInOut, .spring(SpringTimingParameters()),
  ])
  func aNewWishGoesOnFromWhatIsSeenWithItsSpeed(timing: AnimationTiming) {
    View.animate(withDuration: 1, timing: .linear) { view.frame.origin.x = 1000 }
    advance(to: 0)
    advance(to: 0.5)
    #expect(abs(view.centerVelocity.x - 1000) < 1)

    View.animate(withDuration: 1, timing: timing) { view.frame.origin.x = 0 }
    #expect(view.presentation.center.x == 505)
    advance(to: 0.5)
    #expect(view.presentation.center.x == 505)

    #expect(abs(view.centerVelocity.x - 1000) < 1)
    advance(to: 0.504)
    // A spring that pulls back brakes at once.
    #expect((508...509).contains(view.presentation.center.x))
    advance(to: 3)
    #expect(view.presentation.center.x == 5)
  }

  @Test func whatRestsHasNoSpeed() {
    #expect(view.centerVelocity == Point(x: 0, y: 0))
  }

  private func advance(to time: Double) { stage.window.advanceAnimations(to: time, at: time) }
}
