internal import DeviceConsole
internal import Motion
internal import Platform

/// The sensor: answers the kernel, and sends a reading each interval while a reader wants them.
@MainActor final class VirtualSensor {
  /// The reader switched it on or off, a movement is done: one word or two.
  var say: ((String) -> Void)?
  /// Called when `quit` has had its turn.
  var quit: (() -> Void)?

  /// The kernel counts both enumerations from 1: "all events", and "D0 full power".
  private static var allEvents: UInt8 { 2 }
  private static var fullPower: UInt8 { 2 }
  /// Milliseconds between readings while nobody has asked for others.
  private static var slowestInterval: UInt32 { 100 }
  /// After this much time without a reading nobody was reading.
  private static var longestPause: Duration { .seconds(1) }

  private let device: UserSpaceHID
  private let scheduler: any Scheduler
  private let fixedInterval: UInt32?
  /// The greatest reading, in m/s².
  private let range: Double

  private var reportingState: UInt8 = 1
  private var powerState: UInt8 = 1
  /// Milliseconds between readings.
  private var interval: UInt32
  private var isPlugged = false
  private var isSilent = false
  private var tick: ScheduledAction?
  /// When a reading was last sent, or asked for.
  private var lastReading: Instant?
  /// What waits; nil is `quit`.
  private var queue: [Movement?] = []
  /// Seconds into the first movement of the queue.
  private var elapsed = 0.0

  init(
    _ device: consuming UserSpaceHID, fixedInterval: UInt32?, range: Double,
    scheduler: any Scheduler
  ) {
    self.device = device
    self.fixedInterval = fixedInterval
    self.range = range
    self.scheduler = scheduler
    interval = fixedInterval ?? Self.slowestInterval
  }

  var descriptor: Int32 { device.descriptor }

  func perform(_ command: Command) throws(Errno) {
    switch command {
    case .move(let movement): queue.append(movement)
    case .quit: queue.append(nil)
    case .still:
      forget()
      isSilent = false
      say?("still")
    case .silent:
      forget()
      isSilent = true
      say?("silent")
    case .unplug: try unplug()
    case .plug: try plug()
    }
    quitIfDue()
    schedule()
  }

  func plug() throws(Errno) {
    guard !isPlugged else { return }
    try device.create(name: "virtual accelerometer", descriptor: .accelerometer)
    isPlugged = true
    isSilent = false
  }

  func unplug() throws(Errno) {
    guard isPlugged else { return }
    forget()
    reportingState = 1
    powerState = 1
    isPlugged = false
    schedule()
    try device.destroy()
    say?("unplugged")
  }

  /// Answers all that the kernel wants now.
  func answer() throws(Errno) {
    while let event = try device.nextEvent() {
      switch event {
      case .start: say?("plugged")
      case .getReport(let id, let isFeature):
        if !isFeature { advance() }
        try device.reply(to: id, report: isFeature ? featureReport : inputReport)
      case .setReport(let id, let isFeature, let bytes):
        if isFeature { set(bytes) }
        try device.confirm(id)
      case .other: break
      }
    }
  }

  private var featureReport: [UInt8] {
    [ReportDescriptor.reportID, reportingState, powerState] + littleEndian(interval)
  }

  private var inputReport: [UInt8] {
    let reading = queue.first.flatMap { $0 }?.reading(elapsed) ?? Movement.rest
    return [ReportDescriptor.reportID]
      + [reading.x, reading.y, reading.z].flatMap { value in
        let clipped = min(max(value, -range), range)
        let counts = clipped / Movement.standardGravity * ReportDescriptor.countsPerG
        return littleEndian(Int16(clamping: Int(counts.rounded())))
      }
  }

  private var isReporting: Bool {
    isPlugged && reportingState == Self.allEvents && powerState == Self.fullPower
  }

  private func set(_ report: [UInt8]) {
    guard report.count >= featureReport.count else { return }
    let wasReporting = isReporting
    reportingState = report[1]
    powerState = report[2]
    let wanted = report[3..<7].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    interval = fixedInterval ?? max(1, wanted)
    if isReporting != wasReporting { say?(isReporting ? "ready" : "idle") }
    schedule()
  }

  /// Starts or stops the ticking, as things are.
  private func schedule() {
    guard isReporting else {
      tick?.cancel()
      tick = nil
      return
    }
    if tick == nil { tick = scheduler.schedule(after: period) { [weak self] in self?.send() } }
  }

  private var period: Duration { .milliseconds(Int64(interval)) }

  private func send() {
    let now = scheduler.now
    let due = (tick?.deadline ?? now) + period
    tick = scheduler.schedule(at: max(due, now)) { [weak self] in self?.send() }
    if isSilent { return }
    advance()
    do throws(Errno) {
      try device.input(inputReport)
    } catch {
      DeviceConsole.fail("cannot write to /dev/uhid: \(error)")
    }
  }

  /// Moves on by the time that has really passed, so that a late reading does not slow a shake down;
  /// but time in which nobody reads does not count.
  private func advance() {
    let now = scheduler.now
    let passed = lastReading.map { now - $0 } ?? period
    lastReading = now
    guard let movement = queue.first.flatMap({ $0 }) else { return }
    elapsed += passed < Self.longestPause ? passed.seconds : period.seconds
    if elapsed < movement.duration { return }
    queue.removeFirst()
    elapsed = 0
    say?("done \(movement.name)")
    quitIfDue()
  }

  private func quitIfDue() {
    if case .some(nil) = queue.first { quit?() }
  }

  private func forget() {
    queue = []
    elapsed = 0
  }
}
