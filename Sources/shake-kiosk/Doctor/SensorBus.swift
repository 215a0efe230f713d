import Platform

/// What the kernel knows of the buses that a sensor may be on, and of the board.
struct SensorBus {
  /// A chip on an I2C bus that the kernel was told of.
  struct Chip: Hashable {
    /// As the kernel calls it: `lis3dh`.
    var name: String
    /// Bus and address: `1-0018`.
    var place: String
    /// Whether a driver reads it.
    var hasDriver: Bool
  }

  /// The board's name; nil for those that have none, as PCs.
  var board: String?
  /// The I2C buses, as `i2c-1`.
  var buses: [String] = []
  var chips: [Chip] = []

  /// What to do to get an accelerometer.
  var advice: String {
    if let chip = chips.first(where: { $0.name == KnownSensor.senseHATName && !$0.hasDriver }) {
      return """
        The accelerometer of the Sense HAT at \(chip.place) has a name that no driver knows. Let the \
        firmware leave it alone with this line in /boot/firmware/config.txt:
         force_eeprom_read=0
        \(rules(for: KnownSensor.table.filter { $0.kernelName == "lsm9ds1-imu" }))
        """
    }
    for sensor in KnownSensor.table {
      if let chip = chips.first(where: { $0.name == sensor.kernelName && !$0.hasDriver }) {
        return
          "The kernel was told of a \(sensor.name) at \(chip.place), but it does not answer there, or "
          + "its driver is missing. Check the wiring and the address, then: sudo modprobe "
          + "\(sensor.driver); sudo dmesg | tail"
      }
    }
    guard isRaspberryPi else {
      return "Connect one: \(names). How each is wired, and what Linux must be told, is in "
        + "deploy/sensors/README.md."
    }
    if !buses.contains("i2c-1") {
      return """
        The I2C pins are switched off. Add this line to /boot/firmware/config.txt and start the board \
        anew:
         dtparam=i2c_arm=on
        """
    }
    let lines = KnownSensor.table.compactMap { sensor in
      sensor.configurationLine.map { " \($0) (\(sensor.name))" }
    }
    return """
      The I2C pins are on. On Raspberry Pi OS, add the line for the sensor to \
      /boot/firmware/config.txt and start the board anew:
      \(lines.joined(separator: "\n"))
      \(rules(for: KnownSensor.table.filter { $0.configurationLine == nil }))
      """
  }

  private var isRaspberryPi: Bool { board?.contains("Raspberry Pi") == true }

  private var names: String { KnownSensor.table.map(\.name).joined(separator: ", ") }

  private func rules(for sensors: [KnownSensor]) -> String {
    """
    For \(sensors.map(\.name).joined(separator: ", ")), make \(KnownSensor.ruleFile) with this line, \
    name and address as in deploy/sensors/README.md:
     \(sensors[0].rule)
    """
  }
}

extension SensorBus {
  /// Looks at what the kernel tells everybody. Nothing is asked on the buses themselves: a question
  /// can upset a chip.
  static func look() -> SensorBus {
    let folder = "/sys/bus/i2c/devices"
    let names = Directory.names(in: folder)
    let model = try? TextFile.read("/proc/device-tree/model")
    return SensorBus(
      board: model.map { String($0.prefix { $0 != "\0" }) },
      buses: names.filter { $0.hasPrefix("i2c-") },
      chips: names.filter { !$0.hasPrefix("i2c-") }.compactMap { place in
        guard let name = try? TextFile.read("\(folder)/\(place)/name") else { return nil }
        return Chip(
          name: String(name.prefix { !$0.isNewline }), place: place,
          hasDriver: FileState.exists(at: FilePath("\(folder)/\(place)/driver")))
      })
  }
}
