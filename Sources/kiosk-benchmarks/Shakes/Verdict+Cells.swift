import ShakeTrials

extension Verdict {
  /// What stands over `cells(of:)`.
  static func columns(of origin: TrialSet.Origin) -> [String] {
    ["seen", "median", "95 %", "began twice", "false alarms"]
      + (origin == .recordings ? ["an hour"] : ["of"])
  }

  /// The verdict in a line. An hour of modelled motions means nothing, so there the motions are counted.
  func cells(of origin: TrialSet.Origin) -> [String] {
    let frequency =
      switch origin {
      case .recordings:
        [
          "\(alarmCount)",
          Report.text(alarmCount == 0 ? 0 : Double(alarmCount) / seconds * 3600, places: 1),
        ]
      case .models:
        [
          "\(alarms.reduce(0) { $0 + $1.alarmedTrials })",
          "\(alarms.reduce(0) { $0 + $1.trials })",
        ]
      }
    return ["\(seen) of \(count)", text(0.5), text(0.95), "\(doubleFires)"] + frequency
  }

  /// How long it lasts without shakes, in seconds.
  private var seconds: Double { alarms.reduce(0) { $0 + $1.seconds } }

  /// How long it took to see a part of the shakes, in seconds.
  private func text(_ part: Double) -> String {
    latency(part).map { Report.text($0, places: 2) + " s" } ?? "never"
  }
}
