public import Platform

/// An accelerometer of the kernel's Industrial I/O, here or on another machine, through libiio.
///
/// It looks for its device, reads it, and after a loss looks for it again, for ever: as soon as the
/// kernel tells of a new device, and with growing pauses where nobody tells. What may block runs on
/// a worker; a buffer of this machine is read in the event loop. While there is no sensor and the
/// kernel will tell of one, nothing runs at all.
@MainActor public final class IIOAccelerometer: Accelerometer {
  public var handler: (@MainActor (AccelerometerEvent) -> Void)?

  private static var shortestPause: Duration { .milliseconds(500) }
  private static var longestPause: Duration { .seconds(10) }
  /// What lasted this long was no flicker, and the next loss is the first again.
  private static var steadyTime: Duration { .seconds(10) }
  /// How long a new device has until its attributes and rights are there.
  private static var arrivalTime: Duration { .milliseconds(100) }
  /// A silence of this many samples, and of a second at least, is a loss. Some drivers need six to
  /// answer a poll.
  private static var longestSilence: Double { 8 }

  private let address: AccelerometerAddress
  let surroundings: any IIOSurroundings
  private var endDeviceWatch: (@MainActor () -> Void)?

  var state = State.stopped
  /// Whether the worker is at opening. Never twice at once: the second would find the sensor busy.
  private var isOpenerRunning = false
  /// Whether a device has come since the opener began, which may have missed it.
  private var hasNews = false
  /// The devices that udev was done with since the opener began.
  private var settled: Set<String> = []
  private var pause = shortestPause
  private var pollOnly = false
  /// Whether there ever was a sensor: if so, it is looked for by the clock too.
  var wasFound = false
  /// What has been told since the last sample: it is no news any more.
  var said: Set<IIOFailure> = []

  enum State {
    case stopped
    case opening
    case reading(IIOReading)
    /// The sensor was lost, and is looked at.
    case examining
    /// Until the time has come, or a device does.
    case waiting(ScheduledAction?)
  }

  /// An accelerometer that is read in an event loop.
  ///
  /// - Parameters:
  ///   - address: where it is.
  ///   - loop: the program's loop.
  /// - Throws: the kernel's error, when no thread can be had.
  public convenience init(
    _ address: AccelerometerAddress = .automatic, loop: EventLoop
  ) throws(Errno) {
    self.init(address, in: try LoopSurroundings(loop))
  }

  init(_ address: AccelerometerAddress, in surroundings: any IIOSurroundings) {
    self.address = address
    self.surroundings = surroundings
  }

  public func start() {
    guard case .stopped = state else { return }
    if address.isLocal {
      // Without the kernel's news the clock alone must do.
      endDeviceWatch = try? surroundings.watchDevices { [weak self] in self?.hear($0) }
    }
    open()
  }

  public func stop() {
    if case .reading(let reading) = state { reading.end() }
    if case .waiting(let retry) = state { retry?.cancel() }
    state = .stopped
    endDeviceWatch?()
    endDeviceWatch = nil
    said = []
    pause = Self.shortestPause
  }

  var now: Instant { surroundings.scheduler.now }

  // MARK: Finding the sensor

  private func open() {
    state = .opening
    if isOpenerRunning { return }
    isOpenerRunning = true
    hasNews = false
    settled = []
    let (opener, address, pollOnly) = (surroundings.opener, address, pollOnly)
    surroundings.perform {
      opener(address, pollOnly)
    } then: { [weak self] result in
      guard let self else { return }
      self.isOpenerRunning = false
      guard case .opening = self.state else { return }
      switch result {
      case .success(let session):
        self.read(session)
        // A slow part takes seconds to open, and what was refused at first may be allowed by now.
        if case .reading(let reading) = self.state, self.settled.contains(session.device.id) {
          self.reopen(reading)
        }
      case .failure(let failure):
        self.pollOnly = false
        self.wait(after: failure)
      }
    }
  }

  private func hear(_ event: DeviceEvent) {
    switch state {
    case .reading(let reading) where event.isRemoval && event.device == reading.session.device.id:
      lose(reading, .noSuchDevice)
    case .reading(let reading)
    where event.isSettled && event.device == reading.session.device.id:
      reopen(reading)
    case .waiting(let action) where !event.isRemoval:
      action?.cancel()
      state = .waiting(retry(after: Self.arrivalTime))
    case .opening where !event.isRemoval:
      hasNews = true
      if event.isSettled { settled.insert(event.device) }
    case .stopped, .opening, .reading, .examining, .waiting:
      break
    }
  }

  private func wait(after failure: IIOFailure) {
    if hasNews {
      state = .waiting(retry(after: Self.arrivalTime))
      return
    }
    say(failure)
    if case .missing = failure, !wasFound, endDeviceWatch != nil {
      state = .waiting(nil)
      return
    }
    state = .waiting(retry(after: pause))
    pause = min(pause * 2, Self.longestPause)
  }

  private func retry(after delay: Duration) -> ScheduledAction {
    surroundings.scheduler.schedule(after: delay) { [weak self] in self?.open() }
  }

  private func say(_ failure: IIOFailure) {
    guard said.insert(failure).inserted else { return }
    if said.contains(where: { $0.explains(failure) }) { return }
    handler?(.unavailable(reason: failure.description))
  }

  // MARK: Losing the sensor

  func watchForSilence(_ reading: IIOReading) {
    let interval = 1 / (reading.session.sampleRate ?? 1)
    let patience = Duration.seconds(max(1, Self.longestSilence * interval))
    let deadline = reading.lastArrival + patience
    reading.silence = surroundings.scheduler.schedule(at: deadline) { [weak self] in
      guard let self, self.isCurrent(reading) else { return }
      if self.now - reading.lastArrival >= patience {
        self.endSilence(of: reading)
      } else {
        self.watchForSilence(reading)
      }
    }
  }

  private func endSilence(of reading: IIOReading) {
    if reading.isJobRunning {
      // The job holds the session; it comes back with an error, or late with a sample.
      say(.silent(device: reading.session.device.displayName))
      reading.isGivenUp = true
      reading.hasDelivered = false
      reading.lastArrival = now
      reading.session.cancel()
      watchForSilence(reading)
    } else {
      lose(reading, .timedOut)
    }
  }

  /// Opens a sensor once more that was opened before its rates and triggers might be set.
  private func reopen(_ reading: IIOReading) {
    reading.end()
    hasNews = false
    state = .examining
    let session = reading.session
    surroundings.perform {
      session.close()
    } then: { [weak self] in
      guard let self, case .examining = self.state else { return }
      self.open()
    }
  }

  /// Finds out on the worker what has happened, lets go of the sensor there, and waits.
  func lose(_ reading: IIOReading, _ error: Errno) {
    reading.end()
    if now - reading.start >= Self.steadyTime { pause = Self.shortestPause }
    // An interrupt line that nobody soldered gives a buffer that never fills.
    pollOnly = reading.session.mode != .polled && !reading.hasDelivered && error == .timedOut
    hasNews = false
    state = .examining
    let session = reading.session
    surroundings.perform {
      let failure = session.diagnosis(of: error)
      session.close()
      return failure
    } then: { [weak self] failure in
      guard let self, case .examining = self.state else { return }
      self.wait(after: failure)
    }
  }
}
