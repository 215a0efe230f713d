import Foundation
import ImageCodecs
import Raster

/// A folder of pictures that a kiosk in the machine shows.
@MainActor struct PictureFolder {
  private let folder: URL
  /// The same folder as the machine sees it.
  let pathInMachine: String

  /// Copies some of the package's pictures into a new folder.
  ///
  /// - Parameters:
  ///   - names: their file names in `images`.
  ///   - machine: the machine that is to show them.
  /// - Throws: when they cannot be copied.
  init(_ names: [String] = ["avatar0.png", "avatar1.png", "avatar2.png"], in machine: Machine)
    throws
  {
    let name = UUID().uuidString
    pathInMachine = "/share/pictures/\(name)"
    folder = machine.share.appendingPathComponent("pictures/\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names {
      try FileManager.default.copyItem(
        at: Package.folder.appendingPathComponent("images/\(name)"),
        to: folder.appendingPathComponent(name))
    }
  }

  /// Adds a file.
  func add(_ name: String, _ contents: Data) throws {
    try contents.write(to: folder.appendingPathComponent(name))
  }

  /// Adds a picture.
  func add(_ name: String, _ picture: borrowing Bitmap) throws {
    try PNGEncoder.write(picture, to: folder.appendingPathComponent(name).path)
  }

  /// A picture as a screen of that size must show it, drawn here by the program itself.
  func snapshot(of name: String, size: PixelSize) throws -> Bitmap {
    let output = MachineFolder.url.appendingPathComponent("runs/snapshot.png")
    let process = Process()
    process.executableURL = MachineFolder.url.appendingPathComponent("bin/shake-kiosk")
    process.arguments = [
      "snapshot", folder.appendingPathComponent(name).path, "--size", size.description,
      "--output", output.path,
    ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw MachineError("the snapshot of \(name) ended with \(process.terminationStatus)")
    }
    return try PNGDecoder().decode(contentsOf: output.path)
  }
}
