/// A virtual touch screen, with a few media keys, that is plugged into the machine.
@MainActor final class VirtualTouchscreen: VirtualDevice {
  private let machine: Machine

  /// Plugs it in and waits until udev has it, so that a kiosk finds it at its start.
  init(in machine: Machine) throws {
    self.machine = machine
    try super.init("virtual-touchscreen", in: machine)
    try machine.run("udevadm settle")
  }

  /// Has it do something, and waits until that is done.
  func perform(_ command: String) throws {
    try send(command)
    try waitFor("done \(command.prefix { $0 != " " })")
  }
}
