/// All that `ShakeDetector` goes by. Times are in seconds, accelerations in m/s². What stands here are
/// the values of the profile `mounted`; `init` says where `carried` is stricter.
///
/// None stands on a peak: each may be a tenth smaller or larger without a shake of the recordings
/// being missed by `mounted`.
public struct ShakeParameters: Hashable, Sendable {
  /// The least filtered acceleration of a half-swing, in m/s². A shake of 6 m/s² must exceed it for
  /// long enough to be noticed at 5 Hz and 25 samples a second.
  public var threshold = 4.2
  /// The corner of the low-pass, in Hz: knocks and heel strikes ring at 10 to 20 Hz, hands shake at 2
  /// to 8 Hz.
  public var cutoffFrequency = 9.0
  /// How fast gravity follows the device as it turns, in s: fast enough to be over a turn by hand in a
  /// moment, slow enough to leave shakes of 2 Hz alone.
  public var gravityTimeConstant = 0.25

  /// Half-swings shorter than this, in s, are something that rings: they count for nothing. No hand
  /// shakes faster than at 10 Hz.
  public var shortestHalfSwing = 0.05
  /// The longest half-swing, in s, of a gentle shake: those of steps and of strolling are longer.
  public var longestGentleHalfSwing = 0.3
  /// The longest half-swing, in s, of a vigorous one.
  public var longestHalfSwing = 0.5
  /// The peak, in m/s², that makes a half-swing and the one before it vigorous. What runs in somebody's
  /// pocket cannot swing that hard both ways: downwards it can but fall.
  public var vigorousAcceleration = 28.0
  /// The part of the threshold at which the motion counts as turning.
  public var turnFraction = 0.3
  /// How long the motion may rest between two half-swings, in s: what swings turns at once.
  public var longestTurn = 0.06
  /// The least cosine of the angle between a half-swing and the line of the one before it.
  public var collinearity = 0.3
  /// The part of a half-swing's peak that the next one must reach: what a knock leaves behind dies
  /// away faster.
  public var returnFraction = 0.3

  /// How many times the motion must have turned back.
  public var reversalsNeeded = 2
  /// How much the half-swings must weigh together, in thresholds.
  public var evidenceNeeded = 7.0
  /// The most that one half-swing can weigh, in thresholds: no blow shall convince alone.
  public var greatestWeight = 5.5
  /// How fast evidence fades, in s: a gentle shake lasts about as long.
  public var evidenceLifetime = 1.2
  /// The part of the evidence that is left when a half-swing does not fit: a hand may falter, what
  /// walks does so with every step.
  public var doubtFraction = 0.2

  /// Weightless is what measures less than this, in m/s².
  public var weightlessAcceleration = 2.5
  /// What is weightless for this long, in s, falls: a shake weighs nothing only while it turns.
  public var shortestFall = 0.15
  /// How long after a fall, in s, the landing may bounce.
  public var landingTime = 0.5

  /// The part of the threshold under which the device rests.
  public var restFraction = 0.8
  /// A shake has ended when the device has rested for this long, in s: longer than the longest pause
  /// of a hand that goes on, shorter than people wait for.
  public var quietTime = 0.5
  /// A shake that goes on for longer, in s, is cancelled; infinite for none.
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
    if profile == .carried {
      self.threshold = 4.5
      longestGentleHalfSwing = 0.15
      evidenceNeeded = 10
    }
    if let threshold { self.threshold = threshold }
  }
}
