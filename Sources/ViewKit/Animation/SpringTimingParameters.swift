/// A spring that is damped just so much that it comes to rest without swinging.
/// Apple's page is `UISpringTimingParameters`, with a damping ratio of 1.
public struct SpringTimingParameters: Hashable, Sendable {
  /// How fast it is at first, in ways from beginning to end a second. Where something moves already,
  /// its own speed counts.
  public let initialVelocity: Double

  /// How often the spring's own time passes in the duration of an animation: what is left of the way
  /// is then less than a pixel of the widest screens.
  static let settling = 12.0

  /// The velocity, in ways a second, above which a spring runs past its end in an animation of so
  /// many seconds.
  public static func highestVelocityWithoutOvershoot(duration: Double) -> Double {
    settling / duration
  }

  /// A spring that is thrown with some speed.
  public init(initialVelocity: Double = 0) { self.initialVelocity = initialVelocity }
}
