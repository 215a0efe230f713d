import Motion

/// Leads a person through the tasks, and remembers what the sensor felt. It goes by the time of the
/// samples, so without samples nothing happens.
struct TuneSession {
  /// How far the task under way is.
  enum Stage: Equatable {
    /// The person reads what to do.
    case ready
    /// The person does it.
    case measuring
    /// The result is shown.
    case judged
    /// All tasks are done.
    case finished
  }

  /// How long a task may take, in seconds.
  static let longestTrial = 6.0
  /// How long a detector needs for getting used to a sensor, in seconds.
  private static let settlingTime = 2.0

  let profile: ShakeProfile
  private(set) var stage = Stage.ready
  /// The results so far, in the order of the tasks.
  private(set) var results: [TrialResult] = []
  /// What happened in the last seconds.
  private(set) var trail = MotionTrail()
  /// What the person should know of the sensor.
  private(set) var sensor: String

  private var detector: ShakeDetector
  /// What the sensor felt before the task, then during it.
  private var samples: [AccelerometerSample] = []
  /// The time of the task's first sample.
  private var trialStart: Double?
  private var strength = 0.0
  private var wasSeen = false
  private var settledAt: Double?
  /// Whether a sensor is still to come or has just begun, so that the next sample tells when it has
  /// settled.
  private var isNew: Bool

  /// A session at its first task.
  ///
  /// - Parameters:
  ///   - profile: the profile to tune.
  ///   - threshold: another threshold than the profile's to begin with, in m/s².
  ///   - hasSensor: whether a sensor is looked for; without one only simulated shakes come.
  init(profile: ShakeProfile, threshold: Double? = nil, hasSensor: Bool = true) {
    self.profile = profile
    sensor = hasSensor ? "Looking for a motion sensor." : "No motion sensor is used."
    isNew = hasSensor
    detector = ShakeDetector(profile: profile, threshold: threshold)
  }

  /// The threshold now, in m/s².
  var threshold: Double { detector.threshold }

  /// The number of the task under way, from 0.
  var taskIndex: Int { stage == .judged || stage == .finished ? results.count - 1 : results.count }

  /// The task under way.
  var task: TuneTask { TuneTask.all[taskIndex] }

  /// Whether the sensor is too new to be trusted.
  var isSettling: Bool {
    guard let settledAt, let now = samples.last?.timestamp else { return isNew }
    return now < settledAt
  }

  /// What to set; nil before all tasks are done.
  var proposal: SensitivityProposal? {
    stage == .finished ? SensitivityProposal(results, for: profile) : nil
  }

  // MARK: The sensor

  /// Takes what the accelerometer tells.
  mutating func handle(_ event: AccelerometerEvent) {
    switch event {
    case .started(let device):
      sensor = "\(device.name), \(device.sampleRate.plain) samples a second"
      isNew = true
      settledAt = nil
    case .sample(let sample): add(sample)
    case .remark(let remark): sensor = remark
    case .unavailable(let reason): lose(reason)
    }
  }

  private mutating func add(_ sample: AccelerometerSample) {
    let phase = detector.add(sample)
    trail.add(
      strength: detector.strength, isShaking: detector.isShaking, phase: phase,
      at: sample.timestamp)
    if isNew {
      isNew = false
      settledAt = sample.timestamp + Self.settlingTime
    }
    samples.append(sample)
    guard stage == .measuring else {
      forgetOldSamples()
      return
    }
    let start = trialStart ?? sample.timestamp
    trialStart = start
    strength = max(strength, detector.strength)
    if phase == .began { wasSeen = true }
    let hasEnded = wasSeen && phase != nil && phase != .began
    if hasEnded || sample.timestamp - start >= Self.longestTrial { judge() }
  }

  /// Keeps as much as a detector needs for settling.
  private mutating func forgetOldSamples() {
    guard let last = samples.last?.timestamp else { return }
    // Twice as much at most, so that not every sample moves all others.
    guard let first = samples.first?.timestamp, !(0...2 * Self.settlingTime).contains(last - first)
    else { return }
    samples.removeAll { !(0...Self.settlingTime).contains(last - $0.timestamp) }
  }

  private mutating func lose(_ reason: String) {
    sensor = reason
    isNew = false
    settledAt = nil
    if let phase = detector.cancel(.sensorLost) { trail.add(phase) }
    samples = []
    if stage == .measuring { stage = .ready }
  }

  // MARK: The person

  /// The person wants to go on: to do the task, to have done it, or to read the next one.
  mutating func goOn() {
    switch stage {
    case .ready:
      if !isSettling { measure() }
    case .measuring: judge()
    case .judged: stage = results.count == TuneTask.all.count ? .finished : .ready
    case .finished: break
    }
  }

  /// The person wants to do the task again, or everything when it is all done.
  mutating func doAgain() {
    switch stage {
    case .ready: break
    case .measuring: stage = .ready
    case .judged:
      results.removeLast()
      stage = .ready
    case .finished:
      results = []
      stage = .ready
    }
  }

  private mutating func measure() {
    stage = .measuring
    trialStart = nil
    strength = 0
    wasSeen = false
  }

  private mutating func judge() {
    results.append(
      TrialResult(
        task: task, strength: strength, wasSeen: wasSeen, samples: samples,
        from: trialStart ?? .infinity))
    stage = .judged
  }
}
