import Input
import Motion
import Platform

/// Tells what is there for a kiosk, what is missing, and what to do about it. A kiosk that runs
/// meanwhile is not disturbed.
enum DoctorCommand {
  /// Where the service looks for its options.
  static let installedConfiguration = "/etc/shake-kiosk.conf"

  /// Looks at everything and prints what was found.
  ///
  /// - Parameters:
  ///   - invocation: the command line. Without `--config` the service's configuration counts, if it
  ///     is there.
  ///   - readConfiguration: reads a configuration file and lays its lines over the options.
  /// - Throws: that no kiosk would work, or what is wrong with the command line.
  @MainActor static func run(
    _ invocation: Invocation, readConfiguration: (String, inout Options) throws -> Void
  ) throws {
    var options = try invocation.options { _, _ in }
    if options.config == nil, FileState.exists(at: FilePath(installedConfiguration)) {
      options.config = installedConfiguration
    }
    var configuration = ConfigurationCheck(path: options.config)
    do {
      options = try invocation.options(
        defaultConfiguration: options.config, readConfiguration: readConfiguration)
    } catch let failure as Failure {
      configuration.failure = failure.description
    }
    let findings = configuration.findings + look(options)
    let report = DoctorReport(findings: findings)
    StandardOutput.write(
      options.wantsJSON ? report.json : report.text(hasSymbols: terminalHasSymbols))
    if !report.isFit {
      throw Failure(.unavailable, "A kiosk would not work: see what is marked above.")
    }
  }

  @MainActor private static func look(_ options: Options) -> [DoctorFinding] {
    let service = ServiceCheck.look()
    let kiosks = ProcessTable.processes(named: "shake-kiosk")
    let access = AccessCheck.look(kioskRuns: !kiosks.isEmpty)
    let screen = ScreenCheck(options, kiosks: kiosks)
    let sensor = SensorCheck(
      result: lookForSensor(options, kiosks: kiosks),
      hasShakeKey: options.simulateShakeKey != nil, bus: .look())
    let pictures = PictureCheck.look(
      at: PictureLocation.absolute(options.images ?? PictureLocation.default))
    return screen.findings + ConsoleCheck.look().findings + sensor.findings
      + InputCheck(devices: InputDeviceSummary.all()).findings + pictures.findings
      + access.findings + service.findings
  }

  @MainActor private static func lookForSensor(
    _ options: Options, kiosks: [Int32]
  ) -> SensorCheck.Result {
    guard let address = options.accelerometer else { return .notWanted }
    if let kiosk = kiosks.first {
      return .readByKiosk(SensorSummary.find(address), process: kiosk)
    }
    do throws(Failure) {
      let sensor = try SensorLoop(options)
      var result = SensorCheck.Result.unavailable("The measurement was broken off.")
      let probe = SensorProbe(sensor.shakes, scheduler: sensor.loop) {
        SensorSummary.find(address)?.trigger
      } completion: {
        result = $0
        sensor.loop.stop()
      }
      sensor.endHandler = { sensor.loop.stop() }
      probe.start()
      try sensor.run()
      return result
    } catch {
      return .unavailable(error.description)
    }
  }

  /// Whether the terminal can show more than ASCII. The kernel's own console has few other letters.
  private static var terminalHasSymbols: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { Program.environment($0) }
      .first { !$0.isEmpty }
    return Program.environment("TERM") != "linux"
      && locale?.uppercased().filter { $0 != "-" }.hasSuffix("UTF8") == true
  }
}
