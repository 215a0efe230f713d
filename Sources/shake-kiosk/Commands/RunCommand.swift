import Kiosk
import Platform

/// Runs the kiosk.
enum RunCommand {
  @MainActor static func run(_ options: Options, log: Log) throws(Failure) {
    Signals.ignoreBrokenPipes()
    Allocator.returnLargeBlocks()
    let path = PictureLocation.absolute(options.images ?? PictureLocation.default)
    let watch = watch(path, log: log)
    let folder = DiskPictureFolder(path: path, watch: watch)
    try KioskHost(options: options, folder: folder, watch: watch, log: log).run()
  }

  private static func watch(_ path: String, log: Log) -> FolderWatch? {
    do throws(Errno) {
      return FolderWatch(path: path, source: try INotify())
    } catch {
      log.notice(
        "The system does not tell of new pictures (\(error)): they are looked for instead.")
      return nil
    }
  }
}
