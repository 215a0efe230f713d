import ShakeTrials

/// How gentle and how slow a shake may be for a detector: a line a strength, a column a frequency, and how
/// many of the shakes are seen that are as strong and as fast.
struct SensitivityReport: CustomStringConvertible {
  private var table: Table

  /// Lets a detector go through even shakes.
  ///
  /// - Parameters:
  ///   - contender: the detector.
  ///   - poses: in how many directions each is tried.
  init(of contender: Contender, poses: Int = 4) {
    table = Table(
      ["\(contender.name), even shakes seen"] + HandShake.frequencies.map { "\(Int($0)) Hz" })
    for amplitude in HandShake.amplitudes {
      let cells = HandShake.frequencies.map { frequency in
        let shakes = HandShake.even(amplitude: amplitude, frequency: frequency)
        let verdict = Verdict(
          of: ModelledTrials.trials(ofShakes: shakes, poses: poses), by: contender.makeDetector)
        return "\(Int((100 * Double(verdict.seen) / Double(verdict.count)).rounded())) %"
      }
      table.append(["\(Int(amplitude)) m/s²"] + cells)
    }
  }

  var description: String { table.description }
}
