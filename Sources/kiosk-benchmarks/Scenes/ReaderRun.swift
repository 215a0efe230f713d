internal import CAllocations
import Motion
import Platform

/// A real accelerometer, read into a shake detector in an event loop, as the kiosk does it.
@MainActor final class ReaderRun {
  /// What reading for a while has cost.
  struct Cost {
    let sensor: AccelerometerDescription
    let samples: Int
    let wakes: Int
    /// Of the main thread.
    let allocations: UInt64
    /// Of all threads, in seconds.
    let busy: Double
    /// How long it was, in seconds.
    let duration: Double

    /// How many samples a second came.
    var rate: Double { Double(samples) / duration }
    /// The part of a core that was taken, in per cent.
    var share: Double { busy / duration * 100 }
  }

  /// How long the sensor has to begin and to be found at rest.
  private static var settlingTime: Duration { .seconds(4) }

  private let loop: EventLoop
  private let accelerometer: IIOAccelerometer
  private var detector = ShakeDetector()
  private var samples = 0
  private var sensor: AccelerometerDescription?
  private var refusal: String?

  /// Opens nothing yet.
  ///
  /// - Parameter address: which accelerometer.
  /// - Throws: the kernel's refusal of a loop or a thread.
  init(_ address: AccelerometerAddress) throws(Errno) {
    loop = try EventLoop()
    accelerometer = try IIOAccelerometer(address, loop: loop)
    accelerometer.handler = { [weak self] in self?.handle($0) }
  }

  /// Reads for a while.
  ///
  /// - Parameter duration: for how long, once the sensor has settled.
  /// - Returns: what it cost.
  /// - Throws: that there is no sensor, or the kernel's refusal to wait.
  func measure(for duration: Duration) throws -> Cost {
    accelerometer.start()
    defer { accelerometer.stop() }
    _ = try turn(for: Self.settlingTime)
    let (former, allocated, start) = (samples, callocations_count(), Instant.now())
    let busy = ProcessorTime.ofProcess()
    let wakes = try turn(for: duration)
    guard let sensor, refusal == nil else { throw InputError(noSensor: refusal) }
    return Cost(
      sensor: sensor, samples: samples - former, wakes: wakes,
      allocations: callocations_count() - allocated,
      busy: (ProcessorTime.ofProcess() - busy) / 1e9,
      duration: Double((Instant.now() - start).nanoseconds) / 1e9)
  }

  /// Runs the loop, and counts how often it wakes.
  private func turn(for duration: Duration) throws(Errno) -> Int {
    let end = Instant.now() + duration
    var wakes = 0
    while Instant.now() < end, refusal == nil {
      try loop.turn(waitingAtMost: end - Instant.now())
      wakes += 1
    }
    return wakes
  }

  private func handle(_ event: AccelerometerEvent) {
    switch event {
    case .started(let sensor): self.sensor = sensor
    case .sample(let sample):
      samples += 1
      _ = detector.add(sample)
    case .remark: break
    case .unavailable(let reason): refusal = reason
    }
  }
}
