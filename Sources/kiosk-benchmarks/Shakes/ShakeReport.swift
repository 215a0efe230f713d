import ShakeTrials

/// What detectors make of trials of one kind: a table with a line a detector, then one with a line a
/// source of shakes and one with a line an activity without, both with a column a detector.
struct ShakeReport: CustomStringConvertible {
  private let title: String
  private let contenders: [Contender]
  private let verdicts: [Verdict]

  /// Lets detectors go through trials.
  ///
  /// - Parameters:
  ///   - title: what the trials are.
  ///   - trials: what they go through.
  ///   - contenders: the detectors.
  init(_ title: String, of trials: [Trial], by contenders: [Contender]) {
    self.title = title
    self.contenders = contenders
    verdicts = contenders.map { Verdict(of: trials, by: $0.makeDetector) }
  }

  var description: String { "\(summary)\n\n\(recalls)\n\n\(alarms)" }

  private var summary: Table {
    var table = Table([title, "seen", "median", "95 %", "began twice", "false alarms", "an hour"])
    for (contender, verdict) in zip(contenders, verdicts) {
      let seconds = verdict.alarms.reduce(0) { $0 + $1.seconds }
      table.append([
        contender.name, "\(verdict.seen) of \(verdict.count)", verdict.text(0.5),
        verdict.text(0.95), "\(verdict.doubleFires)", "\(verdict.alarmCount)",
        Report.text(Double(verdict.alarmCount) / seconds * 3600, places: 1),
      ])
    }
    return table
  }

  private var recalls: Table {
    var table = Table(["Shakes seen", "of"] + contenders.map(\.name))
    for (index, recall) in verdicts[0].recalls.enumerated() {
      table.append(
        [recall.source, "\(recall.count)"] + verdicts.map { "\($0.recalls[index].seen)" })
    }
    return table
  }

  private var alarms: Table {
    var table = Table(["False alarms (an hour)", "minutes"] + contenders.map(\.name))
    for (index, alarms) in verdicts[0].alarms.enumerated() {
      table.append(
        [alarms.activity, Report.text(alarms.seconds / 60, places: 1)]
          + verdicts.map { $0.alarms[index].text })
    }
    return table
  }
}

extension Verdict {
  /// How long it took to see a part of the shakes, in seconds, as text.
  func text(_ part: Double) -> String {
    latency(part).map { Report.text($0, places: 2) + " s" } ?? "never"
  }
}

extension Verdict.Alarms {
  /// How many there are, and an hour, as text.
  fileprivate var text: String {
    count == 0 ? "0" : "\(count) (\(Report.text(perHour, places: perHour < 10 ? 1 : 0)))"
  }
}
