/// A virtual accelerometer that is plugged into the machine.
@MainActor final class VirtualAccelerometer: VirtualDevice {
  /// Plugs it in and waits until the kernel has it.
  ///
  /// - Parameters:
  ///   - machine: where.
  ///   - options: the program's options, as `--rate 50`.
  /// - Throws: `MachineError` when it cannot be.
  init(in machine: Machine, _ options: String = "") throws {
    try super.init("virtual-accelerometer", options, in: machine)
  }

  /// Lets it rest, since a detector does not trust a sensor that has just started, and shakes it.
  func shake() throws {
    try send("rest 2")
    try send("shake")
  }
}
