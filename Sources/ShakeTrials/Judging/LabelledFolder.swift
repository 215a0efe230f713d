package import Motion

/// A folder of recordings, and the file `labels.csv` that says what they hold.
///
/// `labels.csv` has the columns `file,activity,shake_start_s,shake_end_s` and a row a shake, or one row
/// without times for a recording that holds none. The activity `ambiguous` marks what is neither.
package enum LabelledFolder {
  /// The name of the file of labels.
  package static var labels: String { "labels.csv" }

  private static var header: String { "file,activity,shake_start_s,shake_end_s" }
  fileprivate static var ambiguous: String { "ambiguous" }
  /// A shake of more seconds is many: it is cut into onsets.
  private static var longestSingleShake: Double { 10 }

  fileprivate struct Label {
    /// Where it stands.
    var line: Int
    var file: String
    var activity: String
    var time: ClosedRange<Double>?
  }

  /// Reads all that is labelled.
  ///
  /// - Parameter folder: its path.
  /// - Returns: a trial a recording, in the order of the labels; where one long shaking is recorded, a
  ///   trial an onset.
  /// - Throws: which file cannot be read, or which line is damaged.
  package static func trials(in folder: String) throws(RecordingError) -> [Trial] {
    var files: [String] = []
    var labels: [String: [Label]] = [:]
    for label in try readLabels(folder + "/" + Self.labels) {
      if labels[label.file] == nil { files.append(label.file) }
      labels[label.file, default: []].append(label)
    }
    var trials: [Trial] = []
    for file in files {
      let own = labels[file, default: []]
      let samples = try readSamples(folder + "/" + file)
      if let late = own.first(where: { $0.time.map { $0.upperBound > samples.end + 1 } ?? false }) {
        throw .malformed(
          path: folder + "/" + Self.labels, line: late.line, problem: "\(file) ends before that")
      }
      let trial = Trial(file: file, samples: samples, labels: own)
      let whole = trial.shakes.first { $0.upperBound - $0.lowerBound > longestSingleShake }
      trials += whole.map { trial.onsets(in: $0) } ?? [trial]
    }
    return trials
  }

  private static func readSamples(
    _ path: String
  ) throws(RecordingError) -> [AccelerometerSample] {
    var reader = try RecordingReader(path: path)
    let samples = try reader.readAll()
    guard let first = samples.first, samples.end > first.timestamp else {
      throw .malformed(path: path, line: 2, problem: "a recording has two samples at least")
    }
    return samples
  }

  private static func readLabels(_ path: String) throws(RecordingError) -> [Label] {
    var lines = try LineReader(path: path)
    guard try lines.next() == header else {
      throw lines.malformed("the header \(header) is missing")
    }
    var labels: [Label] = []
    while let line = try lines.next() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4 else {
        throw lines.malformed("\(fields.count) fields where \(header) are wanted")
      }
      guard !fields[0].isEmpty, !fields[1].isEmpty else {
        throw lines.malformed("a label names a file and an activity")
      }
      let time = try timeRange(fields[2], fields[3], lines)
      guard time != nil || fields[1] != ambiguous else {
        throw lines.malformed("an ambiguous stretch has times")
      }
      labels.append(Label(line: lines.lineNumber, file: fields[0], activity: fields[1], time: time))
    }
    guard !labels.isEmpty else { throw lines.malformed("no recording is labelled") }
    return labels
  }

  private static func timeRange(
    _ start: String, _ end: String, _ lines: borrowing LineReader
  ) throws(RecordingError) -> ClosedRange<Double>? {
    if start.isEmpty && end.isEmpty { return nil }
    guard let start = Double(start), let end = Double(end), start.isFinite, end.isFinite,
      start < end
    else {
      throw lines.malformed("\(start) to \(end) is no stretch of time")
    }
    return start...end
  }
}

extension Trial {
  fileprivate init(file: String, samples: [AccelerometerSample], labels: [LabelledFolder.Label]) {
    let sure = labels.filter { $0.activity != LabelledFolder.ambiguous }
    self.init(
      name: file, activity: "", samples: samples, shakes: sure.compactMap(\.time),
      ambiguous: labels.filter { $0.activity == LabelledFolder.ambiguous }.compactMap(\.time))
    // Recordings of shakes are told apart: each has its own hand and its own sensor.
    let stem = file.hasSuffix(".csv") ? String(file.dropLast(4)) : file
    activity = shakes.isEmpty ? sure.first?.activity ?? LabelledFolder.ambiguous : stem
  }
}

extension [AccelerometerSample] {
  /// The time of the last one, in seconds.
  fileprivate var end: Double { last?.timestamp ?? 0 }
}
