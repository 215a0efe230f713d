import Platform

/// The program: reads the command line and does what it says.
@main enum ShakeKiosk {
  @MainActor static func main() {
    let log = Log(hasLevelPrefixes: Program.environment("JOURNAL_STREAM") != nil)
    do {
      try run(Array(CommandLine.arguments.dropFirst()), log: log)
      Program.exit(.ok)
    } catch let error as UsageError {
      log.error(error.description)
      Program.exit(.usage)
    } catch let failure as Failure {
      log.error(failure.description)
      Program.exit(failure.code)
    } catch {
      log.error("\(error)")
      Program.exit(.systemError)
    }
  }

  @MainActor private static func run(_ arguments: [String], log: Log) throws {
    let invocation = try Invocation(parsing: arguments)
    let words = try invocation.options { _, _ in }
    if let format = words.help { return StandardOutput.write(format.help) }
    if words.wantsVersion { return StandardOutput.write("shake-kiosk \(Program.version)\n") }
    try invocation.checkOperands()
    if invocation.command == .doctor {
      return try DoctorCommand.run(invocation, readConfiguration: readConfiguration)
    }
    let options = try invocation.options(readConfiguration: readConfiguration)
    switch invocation.command {
    case .run where options.wantsModes: try ListModesCommand.run(options)
    case .run:
      let reread = { try invocation.options(readConfiguration: readConfiguration) }
      try RunCommand.run(options, rereadOptions: reread, log: log)
    case .snapshot: try SnapshotCommand.run(options, image: invocation.operands[0])
    case .replay: try ReplayCommand.run(options, recording: invocation.operands[0])
    case .record: try RecordCommand.run(options, output: invocation.operands[0], log: log)
    case .tune: try TuneCommand.run(options)
    case .doctor: preconditionFailure("it reads the configuration itself")
    case .bookmarks: try BookmarksCommand.run(options)
    case .reset: try ResetCommand.run(options)
    }
  }

  private static func readConfiguration(_ path: String, _ options: inout Options) throws(Failure) {
    let text: String
    do throws(Errno) {
      text = try TextFile.read(path)
    } catch {
      throw Failure(.configuration, "The configuration \(path) cannot be read: \(error).")
    }
    try ConfigurationFile(text).apply(to: &options, path: path)
  }
}
