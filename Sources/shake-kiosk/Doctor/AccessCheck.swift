import Platform

/// Whether the devices may be opened by whoever asks.
struct AccessCheck {
  var permissions: [FilePermission] = []
  /// Whether a kiosk runs: then it has what it needs, whatever this user may.
  var kioskRuns = false

  var findings: [DoctorFinding] {
    let denied = permissions.filter { !$0.isGranted }
    if denied.isEmpty {
      return [
        DoctorFinding("permissions", .good, "All devices may be opened (\(permissions.count)).")
      ]
    }
    let groups = Set(denied.compactMap(\.group)).subtracting(["root"]).sorted()
    let join =
      groups.isEmpty
      ? "" : ", or join their groups: sudo usermod -aG \(groups.joined(separator: ",")) $USER"
    return [
      DoctorFinding(
        "permissions", kioskRuns ? .note : .bad,
        "This user may not open: " + denied.map(\.path).joined(separator: ", ") + ".",
        advice: "Run as root\(join)")
    ]
  }
}

extension AccessCheck {
  /// Asks for all devices that a kiosk opens.
  static func look(kioskRuns: Bool) -> AccessCheck {
    func paths(_ folder: String, _ prefix: String) -> [String] {
      Directory.names(in: folder).filter { $0.hasPrefix(prefix) }.map { "\(folder)/\($0)" }
    }
    let paths =
      paths("/dev/dri", "card") + paths("/dev/input", "event") + paths("/dev", "iio:device")
    return AccessCheck(
      permissions: paths.map { FilePermission(of: $0) }, kioskRuns: kioskRuns)
  }
}
