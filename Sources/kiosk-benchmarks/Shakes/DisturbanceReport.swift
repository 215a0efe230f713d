import ShakeTrials

/// What one detector makes of the same trials as other and worse sensors would tell them: a line a
/// disturbance.
struct DisturbanceReport: CustomStringConvertible {
  private var table: Table

  /// Lets a detector go through disturbed trials.
  ///
  /// - Parameters:
  ///   - title: what the trials are.
  ///   - trials: what is disturbed.
  ///   - contender: the detector.
  init(_ title: String, of trials: [Trial], by contender: Contender) {
    table = Table([
      "\(contender.name), \(title)", "seen", "median", "95 %", "began twice", "false alarms",
    ])
    for disturbance in Disturbance.all {
      let disturbed = trials.enumerated().map { index, trial in
        trial.disturbed(by: disturbance, seed: UInt64(index))
      }
      let verdict = Verdict(of: disturbed, by: contender.makeDetector)
      table.append([
        disturbance.description, "\(verdict.seen) of \(verdict.count)", verdict.text(0.5),
        verdict.text(0.95), "\(verdict.doubleFires)", "\(verdict.alarmCount)",
      ])
    }
  }

  var description: String { table.description }
}
