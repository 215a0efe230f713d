/// An accelerometer chip on an I2C bus of the machine. The bus is the kernel's stub, which keeps what
/// is written to the chip's registers; the chip's own driver reads them.
@MainActor final class I2CSensor {
  /// A chip, and the bytes that make it what it is.
  struct Chip {
    /// As the kernel calls it.
    let name: String
    let address: String
    /// Registers and what must be in them when the driver comes.
    let identity: [(register: String, byte: String)]
    /// The high bytes of x, and those that swing it to and fro by 1.6 g in a range of 8 g.
    let x: (register: String, bytes: [String])
    /// The high byte of z, and what makes it 1 g.
    let z: (register: String, byte: String)

    /// Its registers are doubled: a set high bit lets the address count on.
    static let lis3dh = Chip(
      name: "lis3dh", address: "0x19", identity: [("0x0f", "0x33"), ("0x8f", "0x33")],
      x: ("0xa9", ["0x19", "0xe7"]), z: ("0xad", "0x0f"))
    static let mpu6050 = Chip(
      name: "mpu6050", address: "0x68", identity: [("0x75", "0x68")],
      x: ("0x3b", ["0x1a", "0xe6"]), z: ("0x3f", "0x10"))
  }

  private let chip: Chip
  private let machine: Machine

  /// Finds the bus.
  private static let bus = """
    bus=$(grep -l "SMBus stub" /sys/class/i2c-dev/*/name | cut -d / -f 5); bus=${bus#i2c-}
    """

  /// Puts the chip on the bus and lets its driver find it.
  ///
  /// - Parameters:
  ///   - chip: what it is.
  ///   - machine: where.
  ///   - isMadeKnownByRule: whether a udev rule tells the kernel of it, instead of somebody.
  /// - Throws: `MachineError` when the driver does not take it.
  init(_ chip: Chip, in machine: Machine, isMadeKnownByRule: Bool = false) throws {
    self.chip = chip
    self.machine = machine
    try machine.run(
      """
      [ -e /sys/module/i2c_stub ] || for module in /modules/later/*.ko; do
        case $module in
        *i2c-stub.ko) insmod $module chip_addr=\(Chip.lis3dh.address),\(Chip.mpu6050.address) ;;
        *) insmod $module ;;
        esac || exit
      done
      """)
    for (register, byte) in chip.identity + [chip.z] { try set(register, to: byte) }
    if isMadeKnownByRule {
      try addRule()
    } else {
      try tellBus("new_device", "\(chip.name) \(chip.address)")
    }
    try machine.run("grep -l '^\(chip.name)$' /sys/bus/iio/devices/*/name")
  }

  /// Adds the rule of the notes on sensors, for the bus of this machine, and lets udev see the bus come.
  private func addRule() throws {
    try machine.run(
      """
      \(Self.bus)
      mkdir -p /etc/udev/rules.d
      cat >/etc/udev/rules.d/91-motion-sensor.rules <<END
      ACTION=="add", SUBSYSTEM=="i2c", KERNEL=="i2c-$bus", ATTR{new_device}="\(chip.name) \(chip.address)"
      END
      udevadm control --reload
      udevadm trigger --action=add /sys/bus/i2c/devices/i2c-$bus
      udevadm settle --timeout=20
      rm /etc/udev/rules.d/91-motion-sensor.rules
      udevadm control --reload
      """)
  }

  /// Makes a timer trigger, as an administrator would who has no interrupt wired.
  func addTimer() throws {
    try machine.run(
      """
      mkdir -p /configfs && mount -t configfs none /configfs &&
        mkdir /configfs/iio/triggers/hrtimer/kiosk
      """)
  }

  /// Takes the timer away.
  func removeTimer() throws {
    try machine.run("rmdir /configfs/iio/triggers/hrtimer/kiosk && umount /configfs")
  }

  /// Swings it to and fro, six times and at about 4 Hz, and lets it rest.
  func shake() throws {
    let swing = chip.x.bytes.map { "\(write(chip.x.register, $0)); usleep 100000" }
    try machine.run(
      """
      \(Self.bus)
      for swing in 1 2 3 4 5 6; do \(swing.joined(separator: "; ")); done
      \(write(chip.x.register, "0"))
      """)
  }

  /// Takes it off the bus.
  func remove() throws { try tellBus("delete_device", chip.address) }

  private func set(_ register: String, to byte: String) throws {
    try machine.run("\(Self.bus); \(write(register, byte))")
  }

  /// Forced, since the address belongs to the driver.
  private func write(_ register: String, _ byte: String) -> String {
    "i2cset -f -y $bus \(chip.address) \(register) \(byte)"
  }

  private func tellBus(_ attribute: String, _ text: String) throws {
    try machine.run("\(Self.bus); echo \(text) >/sys/bus/i2c/devices/i2c-$bus/\(attribute)")
  }
}
