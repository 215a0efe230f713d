/// A virtual accelerometer that is plugged into the machine.
@MainActor final class VirtualAccelerometer: VirtualDevice {
  /// Plugs it in and waits until the kernel has it.
  init(in machine: Machine) throws { try super.init("virtual-accelerometer", in: machine) }
}
