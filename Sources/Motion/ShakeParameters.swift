/// All that `ShakeDetector` goes by. Times are in seconds, accelerations in m/s². What stands here are
/// the values of the profile `mounted`; `init` says where `carried` is stricter.
public struct ShakeParameters: Hashable, Sendable {
  /// The least filtered acceleration of a half-swing, in m/s².
  public var threshold = 4.5
  /// The corner of the two low-passes, in Hz: knocks and heel strikes ring above it, hands do not.
  public var cutoffFrequency = 10.5
  /// How fast gravity follows the device as it turns, in s.
  public var gravityTimeConstant = 0.35

  /// Half-swings shorter than this, in s, are something that rings: they count for nothing.
  public var shortestHalfSwing = 0.06
  /// The longest half-swing, in s, of a gentle shake.
  public var longestGentleHalfSwing = 0.5
  /// The longest half-swing, in s, of a vigorous one.
  public var longestHalfSwing = 0.5
  /// The peak, in m/s², that makes a half-swing and the one before it vigorous. What runs in somebody's
  /// pocket cannot swing that hard both ways: downwards it can but fall.
  public var vigorousAcceleration = 24.0
  /// How long the motion may stay under the threshold between two half-swings, in s.
  public var longestTurn = 0.13
  /// The least cosine of the angle between a half-swing and the line of the one before it.
  public var collinearity = 0.3
  /// The part of a half-swing's peak that the next one must reach: what a knock leaves behind dies
  /// away faster.
  public var returnFraction = 0.3

  /// How many times the motion must have turned back.
  public var reversalsNeeded = 2
  /// How much the half-swings must weigh together, in thresholds.
  public var evidenceNeeded = 7.0
  /// The most that one half-swing can weigh, in thresholds.
  public var greatestWeight = 5.5

  /// Weightless is what measures less than this, in m/s².
  public var weightlessAcceleration = 2.5
  /// What is weightless for this long, in s, falls.
  public var shortestFall = 0.15
  /// How long after a fall, in s, the landing may bounce.
  public var landingTime = 0.5

  /// The part of the threshold under which the device rests.
  public var restFraction = 0.8
  /// A shake has ended when the device has rested for this long, in s.
  public var quietTime = 0.5
  /// A shake that goes on for longer, in s, is cancelled.
  public var longestShake = 4.0
  /// How long the filters settle, in s, after the first sample and after a gap.
  public var settlingTime = 1.5
  /// Samples further apart than this, in s, do not belong together.
  public var longestGap = 0.3

  /// The parameters of a profile.
  ///
  /// - Parameters:
  ///   - profile: which one.
  ///   - threshold: another threshold than the profile's, in m/s²; the evidence, which counts in
  ///     thresholds, goes with it.
  public init(_ profile: ShakeProfile, threshold: Double? = nil) {
    precondition(threshold.map { $0 > 0 && $0.isFinite } ?? true, "a threshold is above 0")
    if let threshold { self.threshold = threshold }
    if profile == .carried {
      longestGentleHalfSwing = 0.147
      longestTurn = 0.065
      collinearity = 0.43
      evidenceNeeded = 10
    }
  }
}
