import Foundation

/// The folder that `tools/make-machine` has filled.
enum MachineFolder {
  /// Whether there is a machine. Without the variable the tests are left out, and say so; with it
  /// they fail when the machine does not run.
  static let isGiven = ProcessInfo.processInfo.environment["SHAKE_KIOSK_MACHINE"] != nil

  /// The folder that the variable names.
  static let url = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["SHAKE_KIOSK_MACHINE"] ?? "")
}
