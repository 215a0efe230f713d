import Platform

/// How the service is that boots into the kiosk.
struct ServiceCheck {
  /// What systemd says, by its names, as `ActiveState`; nil where it does not run.
  var properties: [String: String]?

  var findings: [DoctorFinding] {
    guard let properties else {
      return [
        DoctorFinding("service", .note, "systemd does not run here: nothing starts the kiosk.")
      ]
    }
    func value(_ name: String) -> String { properties[name] ?? "" }
    if value("LoadState") != "loaded" {
      return [
        DoctorFinding(
          "service", .note,
          "The service is not installed: the kiosk does not start with the machine.",
          advice: "Install it with deploy/install, or the Debian package.")
      ]
    }
    var findings = [state(value)]
    if value("UnitFileState") != "enabled" {
      findings.append(
        DoctorFinding(
          "service", .note, "It does not start with the machine.",
          advice: "sudo systemctl enable shake-kiosk"))
    }
    return findings
  }

  private func state(_ value: (String) -> String) -> DoctorFinding {
    let status = value("StatusText")
    let restarts = Int(value("NRestarts")) ?? 0
    let again = restarts == 0 ? "" : ", started anew \(restarts) times"
    switch value("ActiveState") {
    case "active", "reloading":
      return DoctorFinding(
        "service", .good, "running\(again)" + (status.isEmpty ? "" : ": \(status)"))
    case "failed":
      return DoctorFinding(
        "service", .bad,
        "It has failed (\(value("Result")), exit code \(value("ExecMainStatus"))).",
        advice: "Read why with journalctl -u shake-kiosk, then sudo systemctl restart shake-kiosk")
    default:
      return DoctorFinding(
        "service", .note, "It does not run (\(value("ActiveState"))).",
        advice: "sudo systemctl start shake-kiosk")
    }
  }
}

extension ServiceCheck {
  /// Asks systemd, if it runs.
  static func look() -> ServiceCheck {
    let properties = [
      "LoadState", "ActiveState", "UnitFileState", "StatusText", "Result", "ExecMainStatus",
      "NRestarts",
    ]
    guard !Directory.names(in: "/run/systemd/system").isEmpty,
      let text = Subprocess.output(
        of: "systemctl show shake-kiosk -p \(properties.joined(separator: ","))")
    else { return ServiceCheck() }
    return ServiceCheck(parsing: text)
  }

  /// Understands what `systemctl show` prints.
  init(parsing text: String) {
    let pairs = text.split(separator: "\n").map { line in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
    properties = Dictionary(pairs) { $1 }
  }
}
