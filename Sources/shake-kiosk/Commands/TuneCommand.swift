import Display
import Platform

/// Finds out by trial how sensitive the detector must be.
enum TuneCommand {
  /// Leads a person through the tasks, then prints what to set.
  ///
  /// - Parameter options: which accelerometer, and what to begin with.
  /// - Throws: why it cannot be done.
  @MainActor static func run(_ options: Options) throws(Failure) {
    let sensor = try SensorLoop(options)
    let terminal = try openTerminal(sensor.loop)
    var diverted = StandardError.divert()
    let tuner = Tuner(
      TuneSession(
        profile: options.shakeProfile, threshold: options.shakeThreshold,
        hasSensor: options.accelerometer != nil),
      shakes: sensor.shakes, shakeKey: options.simulateShakeKey, terminal: terminal,
      scheduler: sensor.loop)
    var failure: Failure?
    tuner.completion = {
      failure = failure ?? $0
      sensor.loop.stop()
    }
    sensor.endHandler = { sensor.loop.stop() }
    sensor.windowHandler = { terminal.windowSizeMayHaveChanged() }
    sensor.continueHandler = { terminal.redraw() }
    sensor.startKeyboard { tuner.handle($0) }
    tuner.start()
    do throws(Failure) {
      try sensor.run()
    } catch {
      failure = error
    }
    terminal.close()
    if let former = diverted.take() { StandardError.restore(former) }
    if let failure { throw failure }
    if tuner.session.stage == .finished { StandardOutput.write(report(tuner.session)) }
  }

  @MainActor private static func openTerminal(_ loop: EventLoop) throws(Failure) -> TextTerminal {
    let kind = Program.environment("TERM") ?? ""
    guard Program.hasTerminal, !["", "dumb", "unknown"].contains(kind) else {
      throw Failure(
        .unavailable,
        "tune draws and reads keys in a terminal, and this is none that it can use. Start it from a "
          + "terminal, as over ssh -t, with TERM set.")
    }
    do throws(ScreenError) {
      return try TextTerminal(loop: loop)
    } catch {
      throw Failure(.unavailable, "This terminal cannot be drawn on: \(error)")
    }
  }

  /// What stays in the terminal afterwards.
  static func report(_ session: TuneSession) -> String {
    guard let proposal = session.proposal else { return "" }
    var text = session.results.map { TunePage.tableLine($0) + "\n" }.joined()
    text += "\n" + proposal.reason.wrapped(columns: 80).map { $0 + "\n" }.joined()
    guard !proposal.configurationLines.isEmpty else { return text }
    text += "Put this into the configuration file:\n\n"
    text += proposal.configurationLines.map { $0 + "\n" }.joined()
    return text
  }
}
