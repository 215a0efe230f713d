import Platform
import Testing

@testable import Motion

@MainActor @Suite struct IIORecoveryTests {
  let stage = IIOStage()

  @Test func unplugIsToldOnceAndReplugIsUsed() {
    let accelerometer = stage.start()
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])
    let devices = stage.iio.devices

    stage.iio.devices = []
    stage.surroundings.tell("remove")
    stage.surroundings.clock.advance(by: .seconds(60))
    #expect(stage.listener.reasons.count == 1)
    #expect(stage.listener.reasons.first?.contains("unplugged") == true)
    #expect(stage.iio.buffer == nil, "the buffer has been let go of")

    stage.iio.devices = devices
    stage.surroundings.tell("add")
    stage.surroundings.clock.advance(by: .milliseconds(200))
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])
    #expect(stage.listener.started.count == 2)
    accelerometer.stop()
  }

  @Test func sensorOpenedBeforeItsRightsWereSetIsSetUpOnceTheyAre() {
    stage.iio.fixRate("10.000000")
    let accelerometer = stage.start()
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    stage.iio.readOnly = []
    stage.surroundings.tell("add")
    #expect(stage.iio.opened.count == 1, "the kernel has nothing new to say of it")
    stage.surroundings.tell("add", as: "libudev")
    stage.surroundings.clock.advance(by: .zero)
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    #expect(stage.listener.started.map(\.sampleRate) == [10, 100])
    #expect(stage.listener.reasons.isEmpty)
    #expect(stage.iio.buffers.count == 1, "the first buffer has been let go of")
    accelerometer.stop()
  }

  @Test func sensorWhoseRightsAreSetWhileItIsOpenedIsOpenedOnceMore() {
    stage.iio.fixRate("1.000000")
    stage.surroundings.holdsJobs = true
    let accelerometer = stage.start()

    stage.iio.readOnly = []
    stage.surroundings.tell("add", as: "libudev")
    stage.surroundings.releaseJobs()
    stage.surroundings.clock.advance(by: .zero)
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    #expect(stage.iio.opened.count == 2)
    #expect(stage.listener.started.map(\.sampleRate) == [100])
    #expect(stage.listener.reasons.isEmpty)
    accelerometer.stop()
  }

  @Test func readErrorOfAnUnpluggedSensorIsAnUnplug() {
    let accelerometer = stage.start()
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    stage.surroundings.fail(.noSuchDevice)
    stage.surroundings.clock.advance(by: .zero)

    #expect(stage.listener.reasons.count == 1)
    #expect(stage.listener.reasons.first?.contains("unplugged") == true)
    accelerometer.stop()
  }

  @Test func silenceOfASwitchedOffBufferIsATheft() {
    let accelerometer = stage.start()
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    stage.iio[0, .buffer, "enable"] = "0"
    stage.surroundings.clock.advance(by: .seconds(1))
    #expect(stage.listener.reasons.first?.contains("taken") == true)

    stage.surroundings.clock.advance(by: .milliseconds(600))
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])
    #expect(stage.listener.started.count == 2)
    #expect(stage.listener.reasons.count == 1)
    accelerometer.stop()
  }

  @Test func silentSensorIsStartedAgain() {
    let accelerometer = stage.start()
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    stage.surroundings.clock.advance(by: .seconds(1))
    #expect(stage.listener.reasons.first?.contains("silent") == true)

    stage.surroundings.clock.advance(by: .milliseconds(600))
    #expect(stage.iio.opened.count == 2, "with a new context")
    #expect(stage.surroundings.isWatching)
    accelerometer.stop()
  }

  @Test func samplesKeepTheSilenceAway() {
    let accelerometer = stage.start()
    for step in 0..<50 {
      stage.surroundings.deliver([stage.scan(0, 0, 1000, at: Double(step) * 0.1)])
      stage.surroundings.clock.advance(by: .milliseconds(100))
    }

    #expect(stage.listener.reasons.isEmpty)
    #expect(stage.iio.opened.count == 1)
    accelerometer.stop()
  }

  @Test func slowSensorMayTakeEightIntervals() {
    for axis in IIOSession.axes { stage.iio[0, .channel(axis), "sampling_frequency"] = "1.0" }
    stage.iio[0, .channel("accel_x"), "sampling_frequency_available"] = "0.5 1.0"
    let accelerometer = stage.start()
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    stage.surroundings.clock.advance(by: .milliseconds(7900))
    #expect(stage.listener.reasons.isEmpty)
    stage.surroundings.clock.advance(by: .milliseconds(200))
    #expect(stage.listener.reasons.count == 1)
    accelerometer.stop()
  }

  @Test func bufferThatNeverFillsMakesRoomForPolling() {
    let accelerometer = stage.start()

    stage.surroundings.clock.advance(by: .seconds(3))

    #expect(stage.listener.started.map(\.isBuffered) == [false])
    #expect(stage.listener.samples.last?.z == 9.80665)
    accelerometer.stop()
  }

  @Test func deadSensorIsToldOfOnceAndTriedBothWaysForEver() {
    stage.iio.unreadable = ["raw"]
    let accelerometer = stage.start()

    stage.surroundings.clock.advance(by: .seconds(200))
    let reasons = stage.listener.reasons
    stage.surroundings.clock.advance(by: .seconds(200))

    #expect(reasons.count == Set(reasons).count)
    #expect(stage.listener.reasons == reasons)

    // The buffer works again, at a time when only polling was tried last.
    for _ in 0..<600 where stage.listener.started.isEmpty {
      stage.surroundings.clock.advance(by: .milliseconds(100))
      stage.surroundings.deliver([stage.scan(0, 0, 1000)])
    }
    #expect(stage.listener.started.map(\.isBuffered) == [true])
    accelerometer.stop()
  }

  @Test func busySensorIsWaitedForWithGrowingPauses() {
    stage.iio.bufferError = .resourceBusy
    let accelerometer = stage.start()

    stage.surroundings.clock.advance(by: .seconds(60))
    let attempts = stage.iio.opened.count
    stage.iio.bufferError = nil
    stage.waitUntilWatching()

    #expect(stage.listener.reasons.count == 1)
    #expect(stage.listener.reasons.first?.contains("Another program") == true)
    #expect((8...12).contains(attempts))
    #expect(stage.surroundings.isWatching)
    accelerometer.stop()
  }

  @Test func polledSensorThatDoesNotAnswerIsToldOnceAndComesBack() {
    stage.iio.bufferError = .invalidArgument
    let accelerometer = stage.start()
    stage.surroundings.clock.advance(by: .milliseconds(100))

    stage.surroundings.holdsJobs = true
    stage.surroundings.clock.advance(by: .seconds(5))
    #expect(stage.listener.reasons.count == 1)

    stage.surroundings.releaseJobs()
    stage.surroundings.clock.advance(by: .milliseconds(100))
    #expect(stage.listener.started.count == 2)
    accelerometer.stop()
  }

  @Test func silenceOfARemoteSensorIsNoUnplug() {
    stage.iio.pollDescriptorError = .noFunction
    let accelerometer = stage.start(AccelerometerAddress(uri: "ip:192.0.2.1"))
    stage.iio[0, .device, "name"] = nil

    stage.surroundings.clock.advance(by: .seconds(1))

    #expect(stage.listener.reasons.first?.contains("silent") == true)
    accelerometer.stop()
  }

  @Test func unreachableServerIsTriedForEver() {
    stage.iio.openError = Errno(rawValue: 111)
    let accelerometer = stage.start(AccelerometerAddress(uri: "ip:192.0.2.1"))

    stage.surroundings.clock.advance(by: .seconds(120))

    #expect(stage.listener.reasons.count == 1)
    #expect(stage.iio.opened.count > 10)
    #expect(stage.surroundings.clock.hasPendingActions)
    accelerometer.stop()
  }

  @Test func silenceOfASensorWhoseFolderHasGoneIsAnUnplug() {
    let accelerometer = stage.start()
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    // Of an unplug that nobody tells, a poll sees nothing at all.
    stage.iio.devices = []
    stage.iio[0, .device, "name"] = nil
    stage.surroundings.clock.advance(by: .seconds(60))

    #expect(stage.listener.reasons.count == 1)
    #expect(stage.listener.reasons.first?.contains("unplugged") == true)
    accelerometer.stop()
  }

  @Test func thiefThatKeepsTheSensorIsNoNewsAgain() {
    let accelerometer = stage.start()
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    stage.iio[0, .buffer, "enable"] = "0"
    stage.iio.bufferError = .resourceBusy
    stage.surroundings.clock.advance(by: .seconds(60))
    #expect(stage.listener.reasons.count == 1)
    #expect(stage.listener.reasons.first?.contains("taken") == true)

    stage.iio.bufferError = nil
    stage.waitUntilWatching()
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])
    #expect(stage.listener.started.count == 2)
    accelerometer.stop()
  }

  @Test func bufferThatAKilledReaderLeftOnIsTakenOver() {
    stage.iio[0, .buffer, "enable"] = "1"
    let accelerometer = stage.start()

    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    #expect(stage.listener.started.map(\.isBuffered) == [true])
    accelerometer.stop()
  }

  /// A sensor on another machine that delivers once and then fails.
  private func startRemote(failingWith error: Errno) -> IIOAccelerometer {
    stage.iio.pollDescriptorError = .noFunction
    stage.iio.firstScans = [stage.scan(0, 0, 1000)]
    let accelerometer = stage.start(AccelerometerAddress(uri: "ip:192.0.2.1"), settle: false)
    stage.surroundings.clock.schedule(after: .zero) { [iio = stage.iio] in
      iio.buffer?.errorAfterScans = error
    }
    return accelerometer
  }

  @Test func remoteSensorThatIsUnpluggedIsFoundAgain() {
    let accelerometer = startRemote(failingWith: .noSuchDevice)
    stage.surroundings.clock.advance(by: .zero)
    let devices = stage.iio.devices
    stage.iio.devices = []
    stage.surroundings.clock.advance(by: .seconds(30))
    #expect(stage.listener.reasons.count == 1)
    #expect(stage.listener.reasons.first?.contains("unplugged") == true)

    stage.iio.devices = devices
    stage.surroundings.clock.advance(by: .seconds(11))
    #expect(stage.listener.started.count >= 2)
    accelerometer.stop()
  }

  @Test func connectionThatBreaksIsMadeAgain() {
    let accelerometer = startRemote(failingWith: .brokenPipe)

    stage.surroundings.clock.advance(by: .milliseconds(600))

    #expect(stage.listener.reasons.first?.contains("Broken pipe") == true)
    #expect(stage.iio.opened.count == 2)
    #expect(stage.listener.started.count == 2)
    accelerometer.stop()
  }
}
