import Platform

/// Records the accelerometer.
enum RecordCommand {
  /// Records until it is asked to end.
  ///
  /// - Parameters:
  ///   - options: which accelerometer, for how long.
  ///   - output: the file; `-` for standard output.
  ///   - log: where sentences go.
  /// - Throws: why nothing, or no more, could be recorded.
  @MainActor static func run(_ options: Options, output: String, log: Log) throws(Failure) {
    let sensor = try SensorLoop(options)
    let isOutput = output == "-"
    let progress = ProgressLine(
      isShown: StandardError.isTerminal && !(isOutput && StandardOutput.isTerminal))
    let recorder = Recorder(
      sensor.shakes,
      into: isOutput
        ? .standardOutput : .file(path: output, replacing: options.replacesRecording),
      for: options.recordingTime, waitsForSensor: options.simulateShakeKey != nil,
      scheduler: sensor.loop, log: log, progress: progress)
    var failure: Failure?
    recorder.completion = {
      failure = $0
      sensor.loop.stop()
    }
    sensor.endHandler = { recorder.stop() }
    if let key = options.simulateShakeKey {
      log.notice("The key \(key.name) shakes. Control+C ends.")
      sensor.startKeyboard { if $0 == key { sensor.shakes.playShake() } }
    }
    recorder.start()
    try sensor.run()
    if let failure { throw failure }
  }
}
