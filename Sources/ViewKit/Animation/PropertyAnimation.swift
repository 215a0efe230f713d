internal import Glibc

/// The way of one property from one value to another.
struct PropertyAnimation {
  private let property: AnimatedProperty
  private let start: SIMD8<Double>
  private let end: SIMD8<Double>
  private let duration: Double
  private let motion: Motion

  private enum Motion {
    /// Along a curve; what the speed at first has too much or too little fades out on the way.
    case curve(CubicTimingParameters, excess: SIMD8<Double>)
    /// As a critically damped spring: its rate, and the speed that is left when its own pull is
    /// taken away.
    case spring(rate: Double, push: SIMD8<Double>)
  }

  /// How long it takes, in seconds.
  let length: Double

  /// A way.
  ///
  /// - Parameters:
  ///   - property: what moves.
  ///   - start: from where.
  ///   - end: to where.
  ///   - velocity: the change a second that goes on from before; nil when it was at rest.
  ///   - timing: how it moves.
  ///   - duration: how long it takes, above 0 s. A spring that was thrown may take longer.
  init(
    _ property: AnimatedProperty, from start: SIMD8<Double>, to end: SIMD8<Double>,
    velocity: SIMD8<Double>?, timing: AnimationTiming, duration: Double
  ) {
    self.property = property
    self.start = start
    self.end = end
    self.duration = duration
    switch timing {
    case .cubic(let curve):
      let own = (end - start) * (curve.speed(at: 0) / duration)
      motion = .curve(curve, excess: velocity.map { $0 - own } ?? .zero)
      length = duration
    case .spring(let spring):
      let rate = SpringTimingParameters.settling / duration
      let push = (velocity ?? (end - start) * spring.initialVelocity) + (start - end) * rate
      motion = .spring(rate: rate, push: push)
      let way = Self.largest(start - end)
      let throwing = way > 0 ? Self.largest(push) / (rate * way) : .infinity
      length = duration + min(max(log(throwing), 0), SpringTimingParameters.settling) / rate
    }
  }

  /// The value after some seconds.
  func value(at time: Double) -> SIMD8<Double> {
    guard time > 0 else { return start }
    guard time < length else { return end }
    switch motion {
    case .curve(let curve, let excess):
      let share = time / duration
      let rest = (1 - share) * (1 - share)
      return start + (end - start) * curve.progress(at: share) + excess * (time * rest)
    case .spring(let rate, let push):
      return end + (start - end + push * time) * exp(-rate * time)
    }
  }

  /// The change a second after some seconds.
  func velocity(at time: Double) -> SIMD8<Double> {
    guard time < length else { return .zero }
    let time = max(time, 0)
    switch motion {
    case .curve(let curve, let excess):
      let share = time / duration
      let fading = (1 - share) * (1 - 3 * share)
      return (end - start) * (curve.speed(at: share) / duration) + excess * fading
    case .spring(let rate, let push):
      return (push - (start - end + push * time) * rate) * exp(-rate * time)
    }
  }

  /// Moves a view to where it is seen after some seconds.
  ///
  /// Places are a whole number of points away from the end: what is copied to the screen there is
  /// copied all the way, and not interpolated.
  func apply(at time: Double, to view: inout View.Presentation) {
    var value = value(at: time)
    if case .center = property { value = end + (value - end).rounded(.toNearestOrAwayFromZero) }
    property.set(value, in: &view)
  }

  private static func largest(_ vector: SIMD8<Double>) -> Double {
    vector.replacing(with: -vector, where: vector .< 0).max()
  }
}
