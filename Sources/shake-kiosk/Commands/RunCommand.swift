import Kiosk
import Platform

/// Runs the kiosk.
enum RunCommand {
  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - options: what was asked for.
  ///   - rereadOptions: reads the same again.
  ///   - log: where sentences go.
  /// - Throws: why it could not go on.
  @MainActor static func run(
    _ options: Options, rereadOptions: @escaping () throws -> Options, log: Log
  ) throws(Failure) {
    Signals.ignoreBrokenPipes()
    Allocator.returnLargeBlocks()
    let path = PictureLocation.absolute(options.images ?? PictureLocation.default)
    let watch = watch(path, log: log)
    let folder = DiskPictureFolder(path: path, watch: watch)
    let host = try KioskHost(
      options: options, folder: folder, watch: watch, opinionFile: opinionFile(options, log: log),
      log: log)
    host.rereadOptions = rereadOptions
    try host.run()
  }

  /// The file of what people say, if it can be written.
  private static func opinionFile(_ options: Options, log: Log) -> OpinionFile? {
    if options.state == "none" { return nil }
    guard let path = OpinionLocation.ofKiosk(options) else {
      log.notice(
        "What people like is remembered only until the kiosk ends: it has no home folder. Name a file "
          + "with --state.")
      return nil
    }
    let file = OpinionFile(path: path)
    do throws(Errno) {
      try file.prepare()
    } catch {
      log.notice(
        "What people like is remembered only until the kiosk ends: nothing can be written beside "
          + "\(path) (\(error)). Give this user the right to, or name another file with --state.")
      return nil
    }
    return file
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
