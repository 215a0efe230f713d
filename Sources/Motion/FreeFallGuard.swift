/// Tells a fall from a shake: only what falls freely weighs nothing for longer than a reversal takes.
struct FreeFallGuard {
  private let parameters: ShakeParameters
  private var weightlessSince: Double?
  private var holdUntil = -Double.infinity

  init(_ parameters: ShakeParameters) { self.parameters = parameters }

  /// Whether the device falls, or has just landed and may bounce, by an acceleration as measured.
  mutating func isFalling(_ acceleration: Vector, at time: Double) -> Bool {
    if acceleration.length < parameters.weightlessAcceleration {
      let since = weightlessSince ?? time
      weightlessSince = since
      if time - since >= parameters.shortestFall { holdUntil = time + parameters.landingTime }
    } else {
      weightlessSince = nil
    }
    return time < holdUntil
  }
}
