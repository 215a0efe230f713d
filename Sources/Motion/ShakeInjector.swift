public import Platform

/// Plays shakes into the samples of an accelerometer, so that a key press takes the same way as a
/// hand. It stands between the accelerometer and whoever listens.
///
/// While the accelerometer delivers, the shake is added to what it measures. When there is none, or it
/// is silent, the injector makes samples of its own, at rest before and after the shake, so that a
/// detector has something to settle on. Only then does it use a timer.
@MainActor public final class ShakeInjector: Accelerometer {
  public var handler: (@MainActor (AccelerometerEvent) -> Void)?

  /// Samples a second of the injector's own.
  private static var sampleRate: Double { 100 }
  /// How long before the shake its own samples begin: a detector settles in 1.5 s.
  private static var restBefore: Double { 2 }
  /// How long it rests after a shake: a detector waits for 0.5 s of quiet.
  private static var restAfter: Double { 0.6 }
  /// An accelerometer that has said nothing for this long counts as silent.
  private static var patience: Duration { .milliseconds(300) }
  private static var standardGravity: Double { 9.80665 }

  private let accelerometer: (any Accelerometer)?
  private let shake: ModelledShake
  private let scheduler: any Scheduler
  /// When the last sample came, by the scheduler's clock.
  private var lastArrival: Instant?
  /// The time of the last sample told.
  private var lastTimestamp: Double?
  private var injection = Injection.none
  private var player: ScriptedAccelerometer?
  /// Whether another shake follows the one under way.
  private var isAnotherWanted = false

  private enum Injection {
    case none
    /// The next sample begins it.
    case waiting
    /// Its first sample had this time.
    case running(since: Double)
  }

  /// An injector in front of an accelerometer.
  ///
  /// - Parameters:
  ///   - accelerometer: where real samples come from; nil for nowhere.
  ///   - shake: what to play.
  ///   - scheduler: the clock, for when there is no accelerometer.
  public init(
    _ accelerometer: (any Accelerometer)?, shake: ModelledShake = ModelledShake(),
    scheduler: any Scheduler
  ) {
    self.accelerometer = accelerometer
    self.shake = shake
    self.scheduler = scheduler
  }

  public func start() {
    accelerometer?.handler = { [weak self] event in self?.receive(event) }
    accelerometer?.start()
  }

  public func stop() {
    accelerometer?.stop()
    player?.stop()
    player = nil
    injection = .none
    isAnotherWanted = false
  }

  /// Plays a shake. While one is under way, one more is remembered and follows it.
  public func playShake() {
    if player != nil {
      isAnotherWanted = true
    } else if let lastArrival, scheduler.now - lastArrival <= Self.patience {
      if case .none = injection { injection = .waiting } else { isAnotherWanted = true }
    } else {
      injection = .none
      playAlone()
    }
  }

  private func receive(_ event: AccelerometerEvent) {
    switch event {
    case .sample(let sample):
      lastArrival = scheduler.now
      // Two sources at once would only confuse: the player's turn is soon over.
      if player == nil { tell(injected(into: sample)) }
    case .started, .remark:
      handler?(event)
    case .unavailable:
      lastArrival = nil
      injection = .none
      isAnotherWanted = isAnotherWanted && player != nil
      handler?(event)
    }
  }

  private func tell(_ sample: AccelerometerSample) {
    lastTimestamp = sample.timestamp
    handler?(.sample(sample))
  }

  /// The sample with the shake's part added.
  private func injected(into sample: AccelerometerSample) -> AccelerometerSample {
    var time = 0.0
    switch injection {
    case .none: return sample
    case .waiting: injection = .running(since: sample.timestamp)
    case .running(let start): time = sample.timestamp - start
    }
    if !(0..<shake.duration + Self.restAfter).contains(time) {
      injection = isAnotherWanted ? .waiting : .none
      isAnotherWanted = false
    }
    var sample = sample
    sample.x += shake.acceleration(at: time)
    return sample
  }

  /// Tells the rest before the shake at once, since it lies in the past, then the shake as it comes.
  private func playAlone() {
    let now = scheduler.now.seconds
    let interval = 1 / Self.sampleRate
    let count = Int(Self.restBefore * Self.sampleRate)
    for index in stride(from: count, to: 0, by: -1) {
      let timestamp = now - Double(index) * interval
      if timestamp <= lastTimestamp ?? -.infinity { continue }
      tell(resting(at: timestamp))
    }
    let samples = (0..<Int((shake.duration + Self.restAfter) * Self.sampleRate)).map { index in
      let time = Double(index) * interval
      var sample = resting(at: time)
      sample.x += shake.acceleration(at: time)
      return sample
    }
    let player = ScriptedAccelerometer(
      samples,
      description: AccelerometerDescription(
        name: "simulated shake", sampleRate: Self.sampleRate, isBuffered: false),
      scheduler: scheduler)
    self.player = player
    player.handler = { [weak self] event in
      if case .sample(let sample) = event { self?.tell(sample) }
    }
    player.completion = { [weak self] in self?.finishPlayer() }
    player.start()
  }

  private func finishPlayer() {
    player = nil
    let another = isAnotherWanted
    isAnotherWanted = false
    if another { playShake() }
  }

  private func resting(at timestamp: Double) -> AccelerometerSample {
    AccelerometerSample(timestamp: timestamp, x: 0, y: 0, z: Self.standardGravity)
  }
}
