import Platform
import Testing

@testable import Motion

@MainActor @Suite struct IIOAccelerometerTests {
  let iio = FakeIIO.hidAccelerometer()
  let surroundings: FakeSurroundings
  let listener = Listener()

  init() { surroundings = FakeSurroundings(iio) }

  private func start(
    _ address: AccelerometerAddress = .automatic, settle: Bool = true
  ) -> IIOAccelerometer {
    let accelerometer = IIOAccelerometer(address, in: surroundings)
    listener.listen(to: accelerometer)
    accelerometer.start()
    if settle { surroundings.clock.advance(by: .zero) }
    return accelerometer
  }

  /// A scan at a time after the clock's start.
  private func scan(_ x: Int64, _ y: Int64, _ z: Int64, at seconds: Double = 0) -> [Int64] {
    [x, y, z, Int64((1000 + seconds) * 1e9)]
  }

  /// Steps the clock until the sensor is read, for as long as the longest pause at most.
  private func waitUntilWatching() {
    for _ in 0..<110 where !surroundings.isWatching {
      surroundings.clock.advance(by: .milliseconds(100))
    }
  }

  @Test func bufferIsReadInTheLoop() {
    let accelerometer = start()

    surroundings.deliver([scan(1000, 0, 0), scan(0, -2000, 0, at: 0.01)])

    #expect(
      listener.started == [
        AccelerometerDescription(name: "accel_3d", sampleRate: 100, isBuffered: true)
      ])
    #expect(
      listener.samples == [
        AccelerometerSample(timestamp: 1000, x: 9.80665, y: 0, z: 0),
        AccelerometerSample(timestamp: 1000.01, x: 0, y: -19.6133, z: 0),
      ])
    accelerometer.stop()
  }

  @Test func nothingRunsWhileThereIsNoSensor() {
    iio.devices = []
    let accelerometer = start()

    #expect(listener.reasons.count == 1)
    #expect(!surroundings.clock.hasPendingActions)
    accelerometer.stop()
  }

  @Test func machineWithoutAnyIIODeviceHasNoSensor() {
    iio.openError = .noSuchFileOrDirectory
    let accelerometer = start()

    #expect(listener.reasons.count == 1)
    #expect(!surroundings.clock.hasPendingActions)
    accelerometer.stop()
  }

  @Test func sensorThatIsPluggedInIsUsed() {
    let devices = iio.devices
    iio.devices = []
    let accelerometer = start()

    iio.devices = devices
    surroundings.tell("add")
    surroundings.clock.advance(by: .milliseconds(200))
    surroundings.deliver([scan(0, 0, 1000)])

    #expect(listener.started.count == 1)
    accelerometer.stop()
  }

  @Test func sensorThatComesWhileTheListIsMadeIsUsed() {
    let devices = iio.devices
    iio.devices = []
    surroundings.holdsJobs = true
    let accelerometer = start()

    iio.devices = devices
    surroundings.tell("add")
    surroundings.releaseJobs()
    surroundings.clock.advance(by: .milliseconds(200))

    #expect(listener.reasons.isEmpty)
    #expect(surroundings.isWatching)
    accelerometer.stop()
  }

  @Test func withoutTheKernelsNewsTheClockLooksForASensor() {
    surroundings.hasDeviceEvents = false
    let devices = iio.devices
    iio.devices = []
    let accelerometer = start()

    surroundings.clock.advance(by: .seconds(30))
    let attempts = iio.opened.count
    iio.devices = devices
    waitUntilWatching()

    #expect((5...8).contains(attempts), "pauses of 0.5, 1, 2, 4, 8, 10 … s")
    #expect(listener.reasons.count == 1)
    #expect(surroundings.isWatching)
    accelerometer.stop()
  }

  @Test func unplugIsToldOnceAndReplugIsUsed() {
    let accelerometer = start()
    surroundings.deliver([scan(0, 0, 1000)])
    let devices = iio.devices

    iio.devices = []
    surroundings.tell("remove")
    surroundings.clock.advance(by: .seconds(60))
    #expect(listener.reasons.count == 1)
    #expect(listener.reasons.first?.contains("unplugged") == true)
    #expect(iio.buffer == nil, "the buffer has been let go of")

    iio.devices = devices
    surroundings.tell("add")
    surroundings.clock.advance(by: .milliseconds(200))
    surroundings.deliver([scan(0, 0, 1000)])
    #expect(listener.started.count == 2)
    accelerometer.stop()
  }

  @Test func removalOfAnotherDeviceChangesNothing() {
    let accelerometer = start()
    surroundings.deliver([scan(0, 0, 1000)])

    surroundings.tell("remove", of: "iio:device7")

    #expect(surroundings.isWatching)
    #expect(listener.reasons.isEmpty)
    accelerometer.stop()
  }

  @Test func readErrorOfAnUnpluggedSensorIsAnUnplug() {
    let accelerometer = start()
    surroundings.deliver([scan(0, 0, 1000)])

    surroundings.fail(.noSuchDevice)
    surroundings.clock.advance(by: .zero)

    #expect(listener.reasons.count == 1)
    #expect(listener.reasons.first?.contains("unplugged") == true)
    accelerometer.stop()
  }

  @Test func silenceOfASwitchedOffBufferIsATheft() {
    let accelerometer = start()
    surroundings.deliver([scan(0, 0, 1000)])

    iio[0, .buffer, "enable"] = "0"
    surroundings.clock.advance(by: .seconds(1))
    #expect(listener.reasons.first?.contains("taken") == true)

    surroundings.clock.advance(by: .milliseconds(600))
    surroundings.deliver([scan(0, 0, 1000)])
    #expect(listener.started.count == 2)
    #expect(listener.reasons.count == 1)
    accelerometer.stop()
  }

  @Test func silentSensorIsStartedAgain() {
    let accelerometer = start()
    surroundings.deliver([scan(0, 0, 1000)])

    surroundings.clock.advance(by: .seconds(1))
    #expect(listener.reasons.first?.contains("silent") == true)

    surroundings.clock.advance(by: .milliseconds(600))
    #expect(iio.opened.count == 2, "with a new context")
    #expect(surroundings.isWatching)
    accelerometer.stop()
  }

  @Test func samplesKeepTheSilenceAway() {
    let accelerometer = start()
    for step in 0..<50 {
      surroundings.deliver([scan(0, 0, 1000, at: Double(step) * 0.1)])
      surroundings.clock.advance(by: .milliseconds(100))
    }

    #expect(listener.reasons.isEmpty)
    #expect(iio.opened.count == 1)
    accelerometer.stop()
  }

  @Test func slowSensorMayTakeEightIntervals() {
    for axis in IIOSession.axes { iio[0, .channel(axis), "sampling_frequency"] = "1.0" }
    iio[0, .channel("accel_x"), "sampling_frequency_available"] = "0.5 1.0"
    let accelerometer = start()
    surroundings.deliver([scan(0, 0, 1000)])

    surroundings.clock.advance(by: .milliseconds(7900))
    #expect(listener.reasons.isEmpty)
    surroundings.clock.advance(by: .milliseconds(200))
    #expect(listener.reasons.count == 1)
    accelerometer.stop()
  }

  @Test func bufferThatNeverFillsMakesRoomForPolling() {
    let accelerometer = start()

    surroundings.clock.advance(by: .seconds(3))

    #expect(listener.started.map(\.isBuffered) == [false])
    #expect(listener.samples.last?.z == 9.80665)
    accelerometer.stop()
  }

  @Test func deadSensorIsToldOfOnceAndTriedBothWaysForEver() {
    iio.unreadable = ["raw"]
    let accelerometer = start()

    surroundings.clock.advance(by: .seconds(200))
    let reasons = listener.reasons
    surroundings.clock.advance(by: .seconds(200))

    #expect(reasons.count == Set(reasons).count)
    #expect(listener.reasons == reasons)

    // The buffer works again, at a time when only polling was tried last.
    for _ in 0..<600 where listener.started.isEmpty {
      surroundings.clock.advance(by: .milliseconds(100))
      surroundings.deliver([scan(0, 0, 1000)])
    }
    #expect(listener.started.map(\.isBuffered) == [true])
    accelerometer.stop()
  }

  @Test func busySensorIsWaitedForWithGrowingPauses() {
    iio.bufferError = .resourceBusy
    let accelerometer = start()

    surroundings.clock.advance(by: .seconds(60))
    let attempts = iio.opened.count
    iio.bufferError = nil
    waitUntilWatching()

    #expect(listener.reasons.count == 1)
    #expect(listener.reasons.first?.contains("Another program") == true)
    #expect((8...12).contains(attempts))
    #expect(surroundings.isWatching)
    accelerometer.stop()
  }

  @Test(arguments: [Errno.permissionDenied, .invalidArgument])
  func sensorWithoutAUsableBufferIsPolledAt50Hz(error: Errno) {
    iio.bufferError = error
    let accelerometer = start()

    surroundings.clock.advance(by: .seconds(1))

    #expect(listener.started.map(\.isBuffered) == [false])
    #expect((49...52).contains(listener.samples.count))
    accelerometer.stop()
  }

  @Test func polledSensorThatDoesNotAnswerIsToldOnceAndComesBack() {
    iio.bufferError = .invalidArgument
    let accelerometer = start()
    surroundings.clock.advance(by: .milliseconds(100))

    surroundings.holdsJobs = true
    surroundings.clock.advance(by: .seconds(5))
    #expect(listener.reasons.count == 1)

    surroundings.releaseJobs()
    surroundings.clock.advance(by: .milliseconds(100))
    #expect(listener.started.count == 2)
    accelerometer.stop()
  }

  @Test func remoteSensorIsFetchedByTheWorker() {
    iio.pollDescriptorError = .noFunction
    let accelerometer = start(AccelerometerAddress(uri: "ip:192.0.2.1"), settle: false)
    surroundings.clock.schedule(after: .zero) { [iio] in iio.buffer?.scans = [[0, 0, 1000, 5]] }

    surroundings.clock.advance(by: .zero)

    #expect(iio.opened.first == "ip:192.0.2.1")
    #expect(!surroundings.isWatchingDevices, "the kernel here knows nothing of devices there")
    #expect(listener.samples.count == 1)
    accelerometer.stop()
  }

  @Test func silenceOfARemoteSensorIsNoUnplug() {
    iio.pollDescriptorError = .noFunction
    let accelerometer = start(AccelerometerAddress(uri: "ip:192.0.2.1"))
    iio[0, .device, "name"] = nil

    surroundings.clock.advance(by: .seconds(1))

    #expect(listener.reasons.first?.contains("silent") == true)
    accelerometer.stop()
  }

  @Test func unreachableServerIsTriedForEver() {
    iio.openError = Errno(rawValue: 111)
    let accelerometer = start(AccelerometerAddress(uri: "ip:192.0.2.1"))

    surroundings.clock.advance(by: .seconds(120))

    #expect(listener.reasons.count == 1)
    #expect(iio.opened.count > 10)
    #expect(surroundings.clock.hasPendingActions)
    accelerometer.stop()
  }

  @Test func stoppingEndsEverything() {
    let accelerometer = start()
    surroundings.deliver([scan(0, 0, 1000)])

    accelerometer.stop()

    #expect(!surroundings.isWatching)
    #expect(!surroundings.isWatchingDevices)
    #expect(!surroundings.clock.hasPendingActions)
    #expect(iio.buffer == nil)
  }

  @Test func stoppingWhileOpeningForgetsWhatIsOpened() {
    let accelerometer = start(settle: false)

    accelerometer.stop()
    surroundings.clock.advance(by: .seconds(5))

    #expect(!surroundings.isWatching)
    #expect(listener.started.isEmpty && listener.reasons.isEmpty)
  }

  @Test func restartWhileOpeningOpensOnce() {
    let accelerometer = start(settle: false)

    accelerometer.stop()
    accelerometer.start()
    surroundings.clock.advance(by: .zero)

    #expect(iio.opened.count == 1, "a second opening would find the sensor busy")
    #expect(surroundings.isWatching)
    accelerometer.stop()
  }

  @Test func newsWhileASensorIsOpenedDoNotOpenItTwice() {
    let accelerometer = start(settle: false)

    surroundings.tell("add")
    surroundings.clock.advance(by: .milliseconds(200))

    #expect(iio.opened.count == 1)
    #expect(surroundings.isWatching)
    accelerometer.stop()
  }

  @Test func stoppedAccelerometerCanBeStartedAgain() {
    let accelerometer = start()
    accelerometer.stop()

    accelerometer.start()
    surroundings.clock.advance(by: .zero)
    surroundings.deliver([scan(0, 0, 1000)])

    #expect(listener.started.count == 1)
    accelerometer.stop()
  }
}
