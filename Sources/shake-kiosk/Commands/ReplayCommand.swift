import Motion

/// Runs the shake detector over a recording.
enum ReplayCommand {
  static func run(_ options: Options, recording path: String) throws(Failure) {
    var detector = options.shakeDetector
    do throws(RecordingError) {
      var reader = try RecordingReader(path: path == "-" ? "/dev/stdin" : path)
      var last = 0.0
      while let sample = try reader.next() {
        last = sample.timestamp
        report(detector.add(sample), at: last, options)
      }
      let isShaking = detector.isShaking
      report(detector.cancel(.samplesMissing), at: last, options)
      if options.wantsJSON {
        let state: Trace.Value = isShaking ? "shaking" : "resting"
        StandardOutput.write(object(["time": .number(last), "state": state]))
      }
    } catch {
      throw Failure(isUnreadable(error) ? .noInput : .dataError, "\(error)")
    }
  }

  private static func isUnreadable(_ error: RecordingError) -> Bool {
    if case .file = error { true } else { false }
  }

  private static func report(_ phase: ShakePhase?, at time: Double, _ options: Options) {
    guard let phase else { return }
    StandardOutput.write(options.wantsJSON ? json(phase, at: time) : "\(time) \(name(phase))\n")
  }

  private static func json(_ phase: ShakePhase, at time: Double) -> String {
    let fields: KeyValuePairs<String, Trace.Value> =
      if case .cancelled(let reason) = phase {
        [
          "time": .number(time), "phase": .string(name(phase)), "reason": .string(reason.rawValue),
        ]
      } else {
        ["time": .number(time), "phase": .string(name(phase))]
      }
    return object(fields)
  }

  private static func object(_ fields: KeyValuePairs<String, Trace.Value>) -> String {
    let members = fields.map { "\(Trace.quoted($0)):\($1.json)" }
    return "{" + members.joined(separator: ",") + "}\n"
  }

  private static func name(_ phase: ShakePhase) -> String {
    switch phase {
    case .began: "began"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
