internal import Motion

/// What a detector made of some trials.
package struct Verdict: Sendable {
  /// What was seen of the shakes of one source.
  package struct Recall: Hashable, Sendable {
    /// The activity of their trials.
    package let source: String
    /// How many shakes there are.
    package fileprivate(set) var count = 0
    /// How many of them were seen.
    package fileprivate(set) var seen = 0
  }

  /// What was taken for a shake where there is none.
  package struct Alarms: Hashable, Sendable {
    /// What happened meanwhile.
    package let activity: String
    /// How often a shake began.
    package fileprivate(set) var count = 0
    /// How many trials there are.
    package fileprivate(set) var trials = 0
    /// How many of them had an alarm.
    package fileprivate(set) var alarmedTrials = 0
    /// How long they last together, in seconds, without shakes and what is ambiguous.
    package fileprivate(set) var seconds = 0.0

    /// How many false alarms an hour that is.
    package var perHour: Double { seconds > 0 ? Double(count) / seconds * 3600 : 0 }
  }

  /// The activity of what is recorded before, between and after shakes.
  package static var aroundShakes: String { "around the shakes" }
  /// A shake may begin so many seconds before its label does, whose times a person has set.
  private static var earliness: Double { 0.1 }
  /// And so many after it.
  private static var lateness: Double { 0.7 }

  /// By source, in the order of the trials.
  package private(set) var recalls: [Recall] = []
  /// By activity, in the order of the trials.
  package private(set) var alarms: [Alarms] = []
  /// The trials of the shakes that were not seen.
  package private(set) var missed: [String] = []
  /// How many shakes began more than once.
  package private(set) var doubleFires = 0
  /// Of all shakes seen, from onset to `began`, in seconds, in ascending order.
  private var latencies: [Double] = []

  /// Lets a detector go through trials.
  ///
  /// - Parameters:
  ///   - trials: what it goes through.
  ///   - makeDetector: makes a new detector, for each trial.
  package init(of trials: [Trial], by makeDetector: () -> any ShakeSensing) {
    for trial in trials { judge(trial, begins: trial.begins(by: makeDetector())) }
    latencies.sort()
  }

  /// How many shakes there are.
  package var count: Int { recalls.reduce(0) { $0 + $1.count } }
  /// How many of them were seen.
  package var seen: Int { recalls.reduce(0) { $0 + $1.seen } }
  /// The false alarms of all activities.
  package var alarmCount: Int { alarms.reduce(0) { $0 + $1.count } }

  /// How long it took from the onset of a shake until it began.
  ///
  /// - Parameter part: which part of the shakes seen took no longer, as 0.5 for the median.
  /// - Returns: seconds; nil when no shake was seen.
  package func latency(_ part: Double) -> Double? {
    guard !latencies.isEmpty else { return nil }
    let position = part * Double(latencies.count - 1)
    let below = Int(position)
    let above = min(below + 1, latencies.count - 1)
    return latencies[below] + (position - Double(below)) * (latencies[above] - latencies[below])
  }

  private mutating func judge(_ trial: Trial, begins: [Double]) {
    let isClear = { (time: Double) in !trial.ambiguous.contains { $0.contains(time) } }
    let begins = begins.filter(isClear)
    let windows = trial.shakes.map {
      $0.lowerBound - Self.earliness...$0.upperBound + Self.lateness
    }
    for (shake, window) in zip(trial.shakes, windows) {
      let own = begins.filter { window.contains($0) }
      let index = recallIndex(of: trial.activity)
      recalls[index].count += 1
      if let first = own.first {
        recalls[index].seen += 1
        latencies.append(first - shake.lowerBound)
      } else {
        missed.append(trial.name)
      }
      if own.count > 1 { doubleFires += 1 }
    }
    let isAlarm = { (time: Double) in !windows.contains { $0.contains(time) } }
    let count = begins.filter(isAlarm).count
    let index = alarmsIndex(of: windows.isEmpty ? trial.activity : Self.aroundShakes)
    alarms[index].count += count
    alarms[index].trials += 1
    if count > 0 { alarms[index].alarmedTrials += 1 }
    alarms[index].seconds += trial.duration { isClear($0) && isAlarm($0) }
  }

  private mutating func recallIndex(of source: String) -> Int {
    if let index = recalls.firstIndex(where: { $0.source == source }) { return index }
    recalls.append(Recall(source: source))
    return recalls.count - 1
  }

  private mutating func alarmsIndex(of activity: String) -> Int {
    if let index = alarms.firstIndex(where: { $0.activity == activity }) { return index }
    alarms.append(Alarms(activity: activity))
    return alarms.count - 1
  }
}

extension Trial {
  /// When a detector that has seen nothing else says that a shake begins, in seconds.
  fileprivate func begins(by detector: any ShakeSensing) -> [Double] {
    var detector = detector
    return samples.filter { detector.beginsShake(with: $0) }.map(\.timestamp)
  }

  /// How long it lasts without what does not count, in seconds.
  fileprivate func duration(where counts: (_ time: Double) -> Bool) -> Double {
    zip(samples, samples.dropFirst()).reduce(0) { sum, pair in
      counts(pair.1.timestamp) ? sum + max(pair.1.timestamp - pair.0.timestamp, 0) : sum
    }
  }
}
