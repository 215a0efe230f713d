import Foundation

/// The package's own files.
enum Package {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()  // Machine
    .deletingLastPathComponent()  // MachineTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  static let tools = folder.appendingPathComponent("Tests/MachineTests/tools")
}
