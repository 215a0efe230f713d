/// Collects the evidence for a shake: half-swings that follow one another in time, each back along
/// the line of the one before it.
///
/// A half-swing weighs as many times as its peak, or that of the one before it, exceeds the threshold,
/// whichever is the weaker, and up to a cap: three wild ones convince as much as six gentle ones, and
/// one blow convinces nobody. The moments at which the motion crosses a level are interpolated between
/// the samples, so that the durations do not depend on their rate.
struct SwingCounter {
  private struct Swing {
    var peak: Vector
    var strength: Double
    /// When the motion came back over the level, in this direction.
    var start: Double
    /// When it was last over the threshold in this direction.
    var lastStrong: Double
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
    drop()
  }

  /// Takes in the next sample of the motion.
  ///
  /// - Parameters:
  ///   - motion: the filtered acceleration without gravity.
  ///   - previous: the same at the sample before.
  ///   - time: when it was, in seconds.
  ///   - interval: seconds since the sample before.
  mutating func add(_ motion: Vector, after previous: Vector, at time: Double, interval: Double) {
    let strength = motion.length
    let isStrong = strength > parameters.threshold
    guard var swing else {
      if isStrong {
        self.swing = Swing(peak: motion, strength: strength, start: time, lastStrong: time)
      }
      return
    }
    let backwards = -motion.dot(swing.peak) / swing.strength
    let level = max(parameters.threshold, parameters.returnFraction * swing.strength)
    if isStrong && backwards > level && backwards > parameters.collinearity * strength {
      let before = -previous.dot(swing.peak) / swing.strength
      let crossing = time - interval * crossedPart(from: before, to: backwards, level: level)
      count(swing, until: crossing)
      previousStrength = swing.strength
      self.swing = Swing(peak: motion, strength: strength, start: crossing, lastStrong: time)
    } else if isStrong {
      if -backwards > parameters.collinearity * strength {
        if strength > swing.strength {
          swing.peak = motion
          swing.strength = strength
        }
        swing.lastStrong = time
        self.swing = swing
      } else if time - swing.lastStrong > parameters.longestTurn {
        // Off the line for good: a motion of another direction begins.
        drop()
        previousStrength = .infinity
        self.swing = Swing(peak: motion, strength: strength, start: time, lastStrong: time)
      }
    } else {
      let before = previous.length
      if before > parameters.threshold,
        previous.dot(swing.peak) > parameters.collinearity * before * swing.strength
      {
        let part = crossedPart(from: -before, to: -strength, level: -parameters.threshold)
        swing.lastStrong = time - interval * part
        self.swing = swing
      }
      if time - swing.start > parameters.longestHalfSwing,
        time - swing.lastStrong > parameters.longestTurn
      {
        forget()
      }
    }
  }

  /// A half-swing is over, and the next one goes back along its line.
  private mutating func count(_ swing: Swing, until crossing: Double) {
    let duration = crossing - swing.start
    // What rings is neither evidence nor a reason to forget the evidence there is.
    if duration < parameters.shortestHalfSwing { return }
    let isVigorous = min(swing.strength, previousStrength) >= parameters.vigorousAcceleration
    let longest = isVigorous ? parameters.longestHalfSwing : parameters.longestGentleHalfSwing
    if duration <= longest && crossing - swing.lastStrong <= parameters.longestTurn {
      evidence += weight(of: swing)
      reversals += 1
    } else {
      drop()
    }
  }

  private func weight(of swing: Swing) -> Double {
    min(
      min(swing.strength, previousStrength) / parameters.threshold, parameters.greatestWeight)
  }

  private mutating func drop() {
    reversals = 0
    evidence = 0
  }

  /// The part of the way from one value up to another that lies above a level; 1 if all of it does.
  private func crossedPart(from before: Double, to now: Double, level: Double) -> Double {
    before < level ? (now - level) / (now - before) : 1
  }
}
