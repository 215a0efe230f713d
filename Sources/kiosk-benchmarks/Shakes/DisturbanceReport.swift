import ShakeTrials

/// What one detector makes of the same trials as other and worse sensors would tell them: a line a
/// disturbance.
struct DisturbanceReport: CustomStringConvertible {
  private var table: Table

  /// Lets a detector go through disturbed trials.
  ///
  /// - Parameters:
  ///   - set: what is disturbed.
  ///   - contender: the detector.
  init(of set: TrialSet, by contender: Contender) {
    table = Table(["\(contender.name), \(set.origin.rawValue)"] + Verdict.columns(of: set.origin))
    for disturbance in Disturbance.all {
      let disturbed = set.trials.enumerated().map { index, trial in
        trial.disturbed(by: disturbance, seed: UInt64(index))
      }
      let verdict = Verdict(of: disturbed, by: contender.makeDetector)
      table.append([disturbance.description] + verdict.cells(of: set.origin))
    }
  }

  var description: String { table.description }
}
