import Raster
import Testing

/// The program on a real kernel, in a virtual machine: what it shows is read from the machine's
/// screen. `deploy/test` makes the machine and names it in `SHAKE_KIOSK_MACHINE`; a plain
/// `swift test` leaves these tests out.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: MachineFolder.isGiven, "no machine: deploy/test makes one and sets SHAKE_KIOSK_MACHINE"))
enum MachineTests {}

extension Machine {
  /// The machines that tests share: booting takes longer than most tests do.
  private static let withVirtioGPU = Result {
    try boot("virtio-gpu", graphics: .virtioGPU(PixelSize(width: 1280, height: 720)))
  }
  private static let withBochsDisplay = Result {
    try boot("bochs-display", graphics: .bochsDisplay(PixelSize(width: 1024, height: 768)))
  }
  private static let withTwoConnectors = Result {
    try boot(
      "two-connectors", graphics: .virtioGPU(PixelSize(width: 800, height: 480), connectors: 2))
  }
  private static let withoutGraphics = Result {
    try boot("no-graphics", graphics: .none)
  }

  /// A machine with a screen and a keyboard.
  static func virtioGPU() throws -> Machine { try withVirtioGPU.get().cleared() }
  /// The same with another driver and another size.
  static func bochsDisplay() throws -> Machine { try withBochsDisplay.get().cleared() }
  /// A machine with a small screen on the first of two connectors. Its card comes and goes.
  static func twoConnectors() throws -> Machine { try withTwoConnectors.get().cleared() }
  /// A machine without any screen.
  static func noGraphics() throws -> Machine { try withoutGraphics.get().cleared() }

  /// Boots a machine, and once more when its kernel panics before anything of ours runs: seen once in
  /// many boots under emulation on a busy host.
  private static func boot(_ name: String, graphics: Graphics) throws -> Machine {
    do {
      return try Machine(named: name, graphics: graphics)
    } catch let error as MachineError where error.description.contains("Kernel panic") {
      print("The kernel of the machine \(name) panicked; it is booted once more. \(error)")
      return try Machine(named: name, graphics: graphics)
    }
  }

  private func cleared() throws -> Machine {
    try endProcesses()
    return self
  }
}
