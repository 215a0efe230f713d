internal import Platform

/// Reading a sensor that was found.
extension IIOAccelerometer {
  private static var pollInterval: Duration { .seconds(1 / IIOSession.pollRate) }
  /// How often a sensor at rest is looked at: a wake costs more than all that is done with a sample,
  /// and the kernel's buffer has room for more than this.
  private static var restInterval: Duration { .milliseconds(50) }

  /// Begins to read a sensor that was opened.
  func read(_ session: IIOSession) {
    let reading = IIOReading(session, start: now)
    state = .reading(reading)
    wasFound = true
    watchForSilence(reading)
    switch session.mode {
    case .watched(let descriptor): watch(descriptor, for: reading)
    case .fetched: fetch(reading)
    case .polled: poll(reading, at: now)
    }
  }

  private func watch(_ descriptor: Int32, for reading: IIOReading) {
    do throws(Errno) {
      reading.endWatch = try surroundings.watch(descriptor) { [weak self] in
        guard let self else { return }
        self.drain(reading)
        if self.isCurrent(reading), self.isAtRest(reading) {
          reading.endWatch?()
          reading.endWatch = nil
          self.rest(descriptor, reading)
        }
      }
    } catch {
      lose(reading, error)
    }
  }

  /// Looks by the clock until something moves, and then whenever the kernel has something again.
  private func rest(_ descriptor: Int32, _ reading: IIOReading) {
    reading.nextLook = surroundings.scheduler.schedule(every: Self.restInterval) { [weak self] in
      guard let self, self.isCurrent(reading) else { return }
      self.drain(reading)
      guard self.isCurrent(reading), !self.isAtRest(reading) else { return }
      reading.nextLook?.cancel()
      self.watch(descriptor, for: reading)
    }
  }

  private func isAtRest(_ reading: IIOReading) -> Bool {
    reading.session.canWait && reading.stillnessCheck.isStill(at: now)
  }

  private func drain(_ reading: IIOReading) {
    do throws(Errno) {
      // A handler may stop the sensor in the middle.
      while isCurrent(reading) { try reading.session.refill { deliver($0, from: reading) } }
    } catch .wouldBlock {
      return
    } catch {
      lose(reading, error)
    }
  }

  private func fetch(_ reading: IIOReading) {
    let session = reading.session
    run(reading) {
      var samples: [AccelerometerSample] = []
      do throws(Errno) {
        try session.refill { samples.append($0) }
        return .success(samples)
      } catch {
        return .failure(error)
      }
    } next: { [weak self] in
      self?.fetch(reading)
    }
  }

  /// Polls in steady time, or as fast as the sensor answers.
  private func poll(_ reading: IIOReading, at deadline: Instant) {
    let session = reading.session
    run(reading) {
      do throws(Errno) {
        return .success([try session.poll()])
      } catch {
        return .failure(error)
      }
    } next: { [weak self] in
      guard let self else { return }
      let next = max(deadline + Self.pollInterval, self.now)
      reading.nextLook = self.surroundings.scheduler.schedule(at: next) { [weak self] in
        self?.poll(reading, at: next)
      }
    }
  }

  /// Runs a job of the sensor's on the worker, delivers what it brings, and goes on.
  private func run(
    _ reading: IIOReading,
    _ job: @escaping @Sendable () -> Result<[AccelerometerSample], Errno>,
    next: @escaping @MainActor @Sendable () -> Void
  ) {
    reading.isJobRunning = true
    surroundings.perform(job) { [weak self] result in
      reading.isJobRunning = false
      guard let self, self.isCurrent(reading) else { return }
      switch result {
      case .success(let samples):
        for sample in samples { self.deliver(sample, from: reading) }
        if self.isCurrent(reading) { next() }
      case .failure(let error): self.lose(reading, reading.isGivenUp ? .timedOut : error)
      }
    }
  }

  /// Whether it is still this one that is read.
  func isCurrent(_ reading: IIOReading) -> Bool {
    if case .reading(let current) = state { current === reading } else { false }
  }

  private func deliver(_ sample: AccelerometerSample, from reading: IIOReading) {
    guard isCurrent(reading) else { return }
    reading.lastArrival = now
    reading.stillnessCheck.add(sample.acceleration, at: reading.lastArrival)
    if !reading.hasDelivered {
      reading.hasDelivered = true
      said = []
      handler?(.started(reading.session.description))
    }
    handler?(.sample(sample))
    if let remark = reading.gravityCheck.remark(on: sample) { handler?(.remark(remark)) }
  }
}
