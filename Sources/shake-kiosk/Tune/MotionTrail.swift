import Motion

/// What happened in the last seconds, in slices of time: enough to draw it.
struct MotionTrail {
  /// The length of a slice, in seconds.
  static let interval = 0.1
  /// More slices than any window has columns.
  private static let capacity = 512

  /// A moment.
  struct Slice: Equatable {
    /// The greatest filtered acceleration without gravity, in m/s².
    var strength = 0.0
    /// Whether a shake was under way.
    var isShaking = false
    /// The phase that began in it.
    var phase: ShakePhase?
  }

  /// The slices, oldest first.
  private(set) var slices: [Slice] = []
  /// The number of the last slice since the clock of the samples began.
  private var last = 0.0

  /// Adds what a sample showed.
  mutating func add(strength: Double, isShaking: Bool, phase: ShakePhase?, at time: Double) {
    guard time.isFinite else { return }
    makeRoom(for: (time / Self.interval).rounded(.down))
    let index = slices.count - 1
    slices[index].strength = max(slices[index].strength, strength)
    slices[index].isShaking = isShaking || slices[index].isShaking
    if let phase { slices[index].phase = phase }
  }

  /// Adds a phase that no sample brought.
  mutating func add(_ phase: ShakePhase) {
    if !slices.isEmpty { slices[slices.count - 1].phase = phase }
  }

  private mutating func makeRoom(for number: Double) {
    let missing = number - last
    if slices.isEmpty || missing < -1 || missing >= Double(Self.capacity) {
      // Another clock, or too long ago to be seen.
      slices = [Slice()]
    } else if missing > 0 {
      slices += Array(repeating: Slice(), count: Int(missing))
      slices.removeFirst(max(0, slices.count - Self.capacity))
    } else {
      // Not back into a slice that is over.
      return
    }
    last = number
  }
}
