import Input

/// What there is to press and to touch. A kiosk needs none of it.
struct InputCheck {
  var devices: [InputDeviceSummary] = []

  var findings: [DoctorFinding] {
    if devices.isEmpty {
      return [
        DoctorFinding(
          "keys and touch", .note, "There are no keys and nothing to touch. Shakes are enough.")
      ]
    }
    return [DoctorFinding("keys and touch", .good, devices.map(Self.words).joined(separator: ", "))]
  }

  private static func words(_ device: InputDeviceSummary) -> String {
    let abilities: [(InputDeviceSummary.Abilities, String)] = [
      (.keys, "keys"), (.touch, "touch"), (.pointer, "pointer"),
    ]
    let words = abilities.filter { device.abilities.contains($0.0) }.map(\.1)
    return "\(device.name) (\(words.joined(separator: ", ")))"
  }
}
