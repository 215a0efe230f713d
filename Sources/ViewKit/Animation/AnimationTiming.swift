/// How a change is spread over the time of an animation. Apple's page is `UITimingCurveProvider`.
public enum AnimationTiming: Hashable, Sendable {
  /// Along a curve.
  case cubic(CubicTimingParameters)
  /// As a spring pulls.
  case spring(SpringTimingParameters)

  /// Always at the same speed.
  public static let linear = curve(SIMD2(0, 0), SIMD2(1, 1))
  /// Slowly at first.
  public static let easeIn = curve(SIMD2(0.42, 0), SIMD2(1, 1))
  /// Slowly at last.
  public static let easeOut = curve(SIMD2(0, 0), SIMD2(0.58, 1))
  /// Slowly at first and at last.
  public static let easeInOut = curve(SIMD2(0.42, 0), SIMD2(0.58, 1))

  private static func curve(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> AnimationTiming {
    .cubic(CubicTimingParameters(controlPoint1: first, controlPoint2: second))
  }
}
