import Motion

/// Whether there is an accelerometer that feels shakes.
struct SensorCheck {
  /// What came of looking.
  enum Result {
    /// None is asked for.
    case notWanted
    /// A kiosk reads it, and was left in peace.
    case readByKiosk(SensorSummary?, process: Int32)
    /// It was read.
    case read(AccelerometerDescription, RestMeasurement, trigger: String?, remark: String?)
    /// It could not be; the sentence says why.
    case unavailable(String)
  }

  var result: Result
  /// Whether a key shakes.
  var hasShakeKey = false
  var bus = SensorBus()

  var findings: [DoctorFinding] {
    switch result {
    case .notWanted:
      return [
        DoctorFinding(
          Self.subject, hasShakeKey ? .note : .bad, "None is asked for.",
          advice: hasShakeKey ? nil : "Give --accelerometer auto, or --simulate-shake")
      ]
    case .readByKiosk(let sensor, let process):
      guard let sensor else { return [missing("There is none that the kiosk could read.")] }
      return [
        DoctorFinding(
          Self.subject, .good,
          "\(sensor.name)\(Self.rate(sensor.sampleRate))\(Self.trigger(sensor.trigger)): left to the "
            + "kiosk (process \(process)). To measure noise and gravity, stop it first.")
      ]
    case .unavailable(let reason): return [missing(reason)]
    case .read(let device, let rest, let trigger, let remark):
      let how = device.isBuffered ? "collected by the kernel" : "asked for one by one"
      var findings = [
        DoctorFinding(
          Self.subject, .good,
          "\(device.name)\(Self.rate(device.sampleRate)), \(how)\(Self.trigger(trigger))")
      ]
      let felt = "\(Self.rounded(rest.gravity)) m/s² with \(Self.rounded(rest.noise)) m/s² of noise"
      findings.append(
        rest.isAtRest
          ? DoctorFinding(Self.subject, .good, "At rest it feels \(felt).")
          : DoctorFinding(
            Self.subject, .note, "It does not rest: it feels \(felt).",
            advice: "Let it lie still and run doctor again."))
      if let remark { findings.append(DoctorFinding(Self.subject, .note, remark)) }
      return findings
    }
  }

  private static let subject = "accelerometer"

  private func missing(_ reason: String) -> DoctorFinding {
    DoctorFinding(Self.subject, hasShakeKey ? .note : .bad, reason, advice: bus.advice)
  }

  private static func rate(_ rate: Double?) -> String {
    rate.map { " at \(rounded($0)) Hz" } ?? ""
  }

  private static func trigger(_ trigger: String?) -> String {
    trigger.map { ", trigger \($0)" } ?? ""
  }

  private static func rounded(_ number: Double) -> String { ((number * 100).rounded() / 100).plain }
}
