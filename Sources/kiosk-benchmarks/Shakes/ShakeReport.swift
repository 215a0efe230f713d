import ShakeTrials

/// What detectors make of the same trials: a table with a line a detector, then one with a line a source
/// of shakes and one with a line an activity without, both with a column a detector.
struct ShakeReport: CustomStringConvertible {
  private let set: TrialSet
  private let contenders: [Contender]
  private let verdicts: [Verdict]

  /// Lets detectors go through trials.
  ///
  /// - Parameters:
  ///   - set: what they go through.
  ///   - contenders: the detectors.
  init(of set: TrialSet, by contenders: [Contender]) {
    self.set = set
    self.contenders = contenders
    verdicts = contenders.map { Verdict(of: set.trials, by: $0.makeDetector) }
  }

  var description: String { "\(summary)\n\n\(recalls)\n\n\(alarms)" }

  private var summary: Table {
    var table = Table([set.origin.rawValue] + Verdict.columns(of: set.origin))
    for (contender, verdict) in zip(contenders, verdicts) {
      table.append([contender.name] + verdict.cells(of: set.origin))
    }
    return table
  }

  private var recalls: Table {
    var table = Table(["shakes seen", "of"] + contenders.map(\.name))
    for (index, recall) in verdicts[0].recalls.enumerated() {
      table.append(
        [recall.source, "\(recall.count)"] + verdicts.map { "\($0.recalls[index].seen)" })
    }
    return table
  }

  private var alarms: Table {
    let unit =
      set.origin == .recordings ? ["false alarms (an hour)", "minutes"] : ["alarms", "of"]
    var table = Table(unit + contenders.map(\.name))
    for (index, first) in verdicts[0].alarms.enumerated() {
      let alarms = verdicts.map { $0.alarms[index] }
      switch set.origin {
      case .recordings:
        let minutes = Report.text(first.seconds / 60, places: 1)
        table.append([first.activity, minutes] + alarms.map(\.hourly))
      case .models:
        table.append(
          [first.activity, "\(first.trials)"] + alarms.map { "\($0.alarmedTrials)" })
      }
    }
    return table
  }
}

extension Verdict.Alarms {
  /// How many there are, and how many an hour that is.
  fileprivate var hourly: String {
    count == 0 ? "0" : "\(count) (\(Report.text(perHour, places: perHour < 10 ? 1 : 0)))"
  }
}
