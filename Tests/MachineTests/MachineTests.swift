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
    try Machine(named: "virtio-gpu", graphics: .virtioGPU(PixelSize(width: 1280, height: 720)))
  }
  private static let withBochsDisplay = Result {
    try Machine(
      named: "bochs-display", graphics: .bochsDisplay(PixelSize(width: 1024, height: 768)))
  }
  private static let withoutGraphics = Result {
    try Machine(named: "no-graphics", graphics: .none)
  }

  /// A machine with a screen and a keyboard.
  static func virtioGPU() throws -> Machine { try withVirtioGPU.get().cleared() }
  /// The same with another driver and another size.
  static func bochsDisplay() throws -> Machine { try withBochsDisplay.get().cleared() }
  /// A machine without any screen.
  static func noGraphics() throws -> Machine { try withoutGraphics.get().cleared() }

  private func cleared() throws -> Machine {
    try endProcesses()
    return self
  }
}
