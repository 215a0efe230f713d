/// Collects the evidence for a shake: half-swings that follow one another in time, each back along
/// the line of the one before it.
///
/// A half-swing weighs as many times as its peak, or that of the one before it, exceeds the threshold,
/// whichever is the weaker, and up to a cap: three wild ones convince as much as six gentle ones, and
/// one blow convinces nobody. Of its peak only that part counts which goes back along the line: a
/// device in a pocket swings in all directions. Evidence fades, so that slow swings must be strong.
///
/// A half-swing lasts from where the motion turns to where it turns again. The moments are
/// interpolated between the samples, so that they do not depend on their rate, and taken close to
/// zero, so that they do not depend on how hard the shake is.
struct SwingCounter {
  private struct Swing {
    var peak: Vector
    var strength: Double
    /// The line of the half-swing before it, or the one on which the first began: of the length 1.
    let line: Vector
    /// How far it came along that line.
    var reach: Double
    /// When the motion turned to this direction.
    let start: Double
    /// When it last went in this direction.
    var end: Double
    /// When it turned back.
    var turn: Double

    init(_ motion: Vector, strength: Double, along line: Vector, start: Double, time: Double) {
      peak = motion
      self.strength = strength
      self.line = line
      reach = motion.dot(line)
      self.start = start
      end = time
      turn = time
    }

    mutating func strengthen(_ motion: Vector, _ strength: Double) {
      peak = motion
      self.strength = strength
      reach = max(reach, motion.dot(line))
    }
  }

  private let parameters: ShakeParameters
  private var swing: Swing?
  /// How strong the half-swing before this one was; infinite when there was none to compare with.
  private var previousStrength = Double.infinity
  private var reversals = 0
  private var evidence = 0.0

  init(_ parameters: ShakeParameters) { self.parameters = parameters }

  /// Whether what has been seen, the half-swing under way included, can only be a shake.
  var isConvincing: Bool {
    guard let swing, reversals >= parameters.reversalsNeeded else { return false }
    return evidence + weight(of: swing) >= parameters.evidenceNeeded
  }

  /// Begins anew.
  mutating func forget() {
    swing = nil
    previousStrength = .infinity
    reversals = 0
    evidence = 0
  }

  /// Takes in the next sample of the motion.
  ///
  /// - Parameters:
  ///   - motion: the filtered acceleration without gravity.
  ///   - previous: the same at the sample before.
  ///   - time: when it was, in seconds.
  ///   - interval: seconds since the sample before.
  mutating func add(_ motion: Vector, after previous: Vector, at time: Double, interval: Double) {
    evidence *= max(0, 1 - interval / parameters.evidenceLifetime)
    let strength = motion.length
    let isStrong = strength > parameters.threshold
    guard var swing else {
      if isStrong { begin(motion, strength, at: time) }
      return
    }
    let base = parameters.turnFraction * parameters.threshold
    let forwards = motion.dot(swing.peak) / swing.strength
    let before = previous.dot(swing.peak) / swing.strength
    if forwards > base {
      swing.end = time
      if strength > swing.strength && forwards > parameters.collinearity * strength {
        swing.strengthen(motion, strength)
      }
    } else if before > base {
      swing.end = time - interval * (base - forwards) / (before - forwards)
    }
    if forwards < -base && before >= -base {
      swing.turn = time - interval * (-base - forwards) / (before - forwards)
    }
    self.swing = swing

    let level = max(parameters.threshold, parameters.returnFraction * swing.strength)
    if -forwards > level && -forwards > parameters.collinearity * strength {
      count(swing)
      previousStrength = swing.strength
      self.swing = Swing(
        motion, strength: strength, along: swing.peak.scaled(by: -1 / swing.strength),
        start: swing.turn, time: time)
    } else if time - swing.end > parameters.longestTurn {
      // The motion has died away, or left the line for good.
      self.swing = nil
      previousStrength = .infinity
      doubt()
      if isStrong { begin(motion, strength, at: time) }
    }
  }

  private mutating func begin(_ motion: Vector, _ strength: Double, at time: Double) {
    swing = Swing(
      motion, strength: strength, along: motion.scaled(by: 1 / strength), start: time, time: time)
  }

  /// A half-swing is over, and the next one goes back along its line.
  private mutating func count(_ swing: Swing) {
    let duration = swing.turn - swing.start
    // What rings is neither evidence nor a reason to doubt the evidence there is.
    if duration < parameters.shortestHalfSwing { return }
    let isVigorous = min(swing.strength, previousStrength) >= parameters.vigorousAcceleration
    let longest = isVigorous ? parameters.longestHalfSwing : parameters.longestGentleHalfSwing
    if duration <= longest && swing.turn - swing.end <= parameters.longestTurn {
      evidence += weight(of: swing)
      reversals += 1
    } else {
      doubt()
    }
  }

  private func weight(of swing: Swing) -> Double {
    min(
      min(swing.reach, previousStrength) / parameters.threshold, parameters.greatestWeight)
  }

  /// What has come does not fit a shake.
  private mutating func doubt() { evidence *= parameters.doubtFraction }
}
