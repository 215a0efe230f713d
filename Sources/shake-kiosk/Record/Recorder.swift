import Motion
import Platform

/// Writes what an accelerometer tells into a recording.
///
/// The file is made with the first sample, and each second it gets what has come. A sensor that goes
/// away leaves a gap and a comment; the recording goes on when it is back.
@MainActor final class Recorder {
  /// Told once at the end, with what went wrong; the recording is whole then.
  var completion: (Failure?) -> Void = { _ in }

  private static let flushInterval = Duration.seconds(1)

  private let accelerometer: any Accelerometer
  private let destination: RecordingDestination
  private let duration: Duration?
  private let waitsForSensor: Bool
  private let scheduler: any Scheduler
  private let log: Log
  private let progress: ProgressLine

  private var writer: RecordingWriter?
  private var clock = RecordingClock()
  /// What is recorded, for the comment above it.
  private var source = "simulated shakes"
  private var sampleCount = 0
  private var flush: ScheduledAction?
  private var end: ScheduledAction?
  private var hasEnded = false

  /// A recorder that does nothing yet.
  ///
  /// - Parameters:
  ///   - accelerometer: what to record.
  ///   - destination: where to.
  ///   - duration: for how long from the first sample; nil until `stop()`.
  ///   - waitsForSensor: whether to go on when there is no sensor at the start.
  ///   - scheduler: the clock.
  ///   - log: where sentences go.
  ///   - progress: where a person sees that it goes on.
  init(
    _ accelerometer: any Accelerometer, into destination: RecordingDestination,
    for duration: Duration? = nil, waitsForSensor: Bool = false, scheduler: any Scheduler,
    log: Log, progress: ProgressLine
  ) {
    self.accelerometer = accelerometer
    self.destination = destination
    self.duration = duration
    self.waitsForSensor = waitsForSensor
    self.scheduler = scheduler
    self.log = log
    self.progress = progress
  }

  /// Begins to listen.
  func start() {
    accelerometer.handler = { [weak self] in self?.handle($0) }
    accelerometer.start()
  }

  /// Ends the recording.
  func stop() {
    finish(
      writer == nil
        ? Failure(.unavailable, "No sample has come, so nothing was recorded.") : nil)
  }

  private func handle(_ event: AccelerometerEvent) {
    guard !hasEnded else { return }
    do throws(RecordingError) {
      switch event {
      case .started(let device): try begin(device)
      case .sample(let sample): try record(sample)
      case .remark(let remark): try tell(remark)
      case .unavailable(let reason): try pause(reason)
      }
    } catch {
      finish(destination.failure(for: error))
    }
  }

  private func begin(_ device: AccelerometerDescription) throws(RecordingError) {
    source = oneLine("\(device.name), \(device.sampleRate.plain) Hz")
    clock.sourceDidChange()
    say("Recording \(source) into \(destination). Control+C ends it.")
    try note(source)
  }

  private func pause(_ reason: String) throws(RecordingError) {
    if writer == nil && !waitsForSensor {
      return finish(.withoutSensor(reason))
    }
    clock.sourceDidChange()
    try tell(reason)
  }

  /// Tells the person and the recording.
  private func tell(_ sentence: String) throws(RecordingError) {
    say(sentence)
    try note(oneLine(sentence))
  }

  private func record(_ sample: AccelerometerSample) throws(RecordingError) {
    var sample = sample
    sample.timestamp = clock.time(of: sample.timestamp, arrival: scheduler.now)
    if let duration, sample.timestamp > duration.seconds { return finish(nil) }
    if writer == nil {
      writer = try destination.open(comment: source)
      end = duration.map { scheduler.schedule(after: $0) { [weak self] in self?.finish(nil) } }
    }
    try writer?.append(sample)
    sampleCount += 1
    flushSoon()
  }

  /// Adds a comment to a recording that has begun.
  private func note(_ comment: String) throws(RecordingError) {
    guard writer != nil else { return }
    writer?.append(comment: comment)
    try writer?.flush()
  }

  private func flushSoon() {
    guard flush?.isPending != true else { return }
    flush = scheduler.schedule(after: Self.flushInterval) { [weak self] in
      guard let self, !hasEnded else { return }
      do throws(RecordingError) {
        try writer?.flush()
        progress.show(summary)
      } catch {
        finish(destination.failure(for: error))
      }
    }
  }

  private var summary: String {
    "\(sampleCount) samples in \(((clock.elapsed * 10).rounded() / 10).plain) s"
  }

  private func finish(_ failure: Failure?) {
    guard !hasEnded else { return }
    hasEnded = true
    flush?.cancel()
    end?.cancel()
    accelerometer.stop()
    var failure = failure
    do throws(RecordingError) {
      try writer?.flush()
    } catch {
      failure = failure ?? destination.failure(for: error)
    }
    if writer != nil && failure == nil { say("\(summary) went into \(destination).") }
    progress.clear()
    writer = nil
    completion(failure)
  }

  private func say(_ sentence: String) {
    progress.clear()
    log.notice(sentence)
  }

  private func oneLine(_ text: String) -> String {
    text.split { $0.isNewline }.joined(separator: " ")
  }
}
