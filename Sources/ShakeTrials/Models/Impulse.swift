internal import Glibc

/// What short events consist of, in m/s² over seconds.
package enum Impulse {
  /// A blow that rings and dies away.
  ///
  /// - Parameters:
  ///   - amplitude: what it would reach without decay, in m/s².
  ///   - hertz: how fast it rings.
  ///   - decay: in how many seconds it falls to 1/e.
  ///   - time: seconds since the blow.
  /// - Returns: m/s²; 0 before the blow.
  package static func ringing(
    _ amplitude: Double, hertz: Double, decay: Double, at time: Double
  ) -> Double {
    time < 0 ? 0 : amplitude * exp(-time / decay) * sin(2 * .pi * hertz * time)
  }

  /// A push: half a sine.
  ///
  /// - Parameters:
  ///   - amplitude: its peak, in m/s².
  ///   - seconds: how long it lasts.
  ///   - time: seconds since it began.
  /// - Returns: m/s²; 0 before and after it.
  package static func push(_ amplitude: Double, seconds: Double, at time: Double) -> Double {
    (0..<seconds).contains(time) ? amplitude * sin(.pi * time / seconds) : 0
  }

  /// A way from 0 to 1 that begins and ends gently, as hands move things.
  ///
  /// - Parameter part: the part of the time that has gone by; below 0 and above 1 nothing moves.
  /// - Returns: the part of the way.
  package static func ease(_ part: Double) -> Double {
    0.5 - 0.5 * cos(.pi * min(max(part, 0), 1))
  }
}
