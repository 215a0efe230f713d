/// A curve of progress over time that begins and ends at rest, or as two control points have it.
/// Apple's page is `UICubicTimingParameters`.
public struct CubicTimingParameters: Hashable, Sendable {
  /// Where the curve leads from its beginning: time across, progress up.
  public let controlPoint1: SIMD2<Double>

  /// Where it comes from at its end.
  public let controlPoint2: SIMD2<Double>

  /// A curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - controlPoint1: where it leads from its beginning; the time is 0 to 1.
  ///   - controlPoint2: where it comes from at its end; the time is 0 to 1.
  public init(controlPoint1: SIMD2<Double>, controlPoint2: SIMD2<Double>) {
    precondition(
      (0...1).contains(controlPoint1.x) && (0...1).contains(controlPoint2.x),
      "a curve of time does not run back")
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// How far it is when a share of the time has passed; all of them are 0 to 1.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    // 2⁻⁴⁰ of the way is far below what a pixel shows.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if point(at: middle).x < time { low = middle } else { high = middle }
    }
    return point(at: (low + high) / 2).y
  }

  /// How fast it is: progress for each share of the time.
  func speed(at time: Double) -> Double {
    let step = 1e-4
    let (start, end) = (max(time - step, 0), min(time + step, 1))
    guard start < end else { return 0 }
    return (progress(at: end) - progress(at: start)) / (end - start)
  }

  private func point(at place: Double) -> SIMD2<Double> {
    let rest = 1 - place
    let first = controlPoint1 * (3 * rest * rest * place)
    let second = controlPoint2 * (3 * rest * place * place)
    return first + second + SIMD2(repeating: place * place * place)
  }
}
