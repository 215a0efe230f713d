import Kiosk
import Platform

/// Runs the kiosk.
enum RunCommand {
  @MainActor static func run(_ options: Options, log: Log) throws(Failure) {
    Signals.ignoreBrokenPipes()
    Allocator.returnLargeBlocks()
    let path = try pictures(options)
    let folder = DiskPictureFolder(path: path)
    switch folder.names() {
    case .success(let names) where names.isEmpty:
      throw Failure(
        .noInput,
        "There are no pictures in \(path). Put PNG files there, or name another folder "
          + "with --images.")
    case .failure(let error): throw Failure(.noInput, "\(error)")
    case .success: break
    }
    try KioskHost(options: options, folder: folder, log: log).run()
  }

  private static func pictures(_ options: Options) throws(Failure) -> String {
    if let path = options.images { return path }
    return try PictureLocation.default()
  }
}
