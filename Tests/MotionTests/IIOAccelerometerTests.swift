import Platform
import Testing

@testable import Motion

@MainActor @Suite struct IIOAccelerometerTests {
  let stage = IIOStage()

  @Test func bufferIsReadInTheLoop() {
    let accelerometer = stage.start()

    stage.surroundings.deliver([stage.scan(1000, 0, 0), stage.scan(0, -2000, 0, at: 0.01)])

    #expect(
      stage.listener.started == [
        AccelerometerDescription(name: "accel_3d", sampleRate: 100, isBuffered: true)
      ])
    #expect(
      stage.listener.samples == [
        AccelerometerSample(timestamp: 1000, x: 9.80665, y: 0, z: 0),
        AccelerometerSample(timestamp: 1000.01, x: 0, y: -19.6133, z: 0),
      ])
    accelerometer.stop()
  }

  @Test func nothingRunsWhileThereIsNoSensor() {
    stage.iio.devices = []
    let accelerometer = stage.start()

    #expect(stage.listener.reasons.count == 1)
    #expect(!stage.surroundings.clock.hasPendingActions)
    accelerometer.stop()
  }

  @Test func machineWithoutAnyIIODeviceHasNoSensor() {
    stage.iio.openError = .noSuchFileOrDirectory
    let accelerometer = stage.start()

    #expect(stage.listener.reasons.count == 1)
    #expect(!stage.surroundings.clock.hasPendingActions)
    accelerometer.stop()
  }

  @Test func sensorThatIsPluggedInIsUsed() {
    let devices = stage.iio.devices
    stage.iio.devices = []
    let accelerometer = stage.start()

    stage.iio.devices = devices
    stage.surroundings.tell("add")
    stage.surroundings.clock.advance(by: .milliseconds(200))
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    #expect(stage.listener.started.count == 1)
    accelerometer.stop()
  }

  @Test func sensorThatComesWhileTheListIsMadeIsUsed() {
    let devices = stage.iio.devices
    stage.iio.devices = []
    stage.surroundings.holdsJobs = true
    let accelerometer = stage.start()

    stage.iio.devices = devices
    stage.surroundings.tell("add")
    stage.surroundings.releaseJobs()
    stage.surroundings.clock.advance(by: .milliseconds(200))

    #expect(stage.listener.reasons.isEmpty)
    #expect(stage.surroundings.isWatching)
    accelerometer.stop()
  }

  @Test func withoutTheKernelsNewsTheClockLooksForASensor() {
    stage.surroundings.hasDeviceEvents = false
    let devices = stage.iio.devices
    stage.iio.devices = []
    let accelerometer = stage.start()

    stage.surroundings.clock.advance(by: .seconds(30))
    let attempts = stage.iio.opened.count
    stage.iio.devices = devices
    stage.waitUntilWatching()

    #expect((5...8).contains(attempts), "pauses of 0.5, 1, 2, 4, 8, 10 … s")
    #expect(stage.listener.reasons.count == 1)
    #expect(stage.surroundings.isWatching)
    accelerometer.stop()
  }

  @Test func removalOfAnotherDeviceChangesNothing() {
    let accelerometer = stage.start()
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    stage.surroundings.tell("remove", of: "iio:device7")

    #expect(stage.surroundings.isWatching)
    #expect(stage.listener.reasons.isEmpty)
    accelerometer.stop()
  }

  @Test(arguments: [Errno.permissionDenied, .invalidArgument])
  func sensorWithoutAUsableBufferIsPolledAt50Hz(error: Errno) {
    stage.iio.bufferError = error
    let accelerometer = stage.start()

    stage.surroundings.clock.advance(by: .seconds(1))

    #expect(stage.listener.started.map(\.isBuffered) == [false])
    #expect((49...52).contains(stage.listener.samples.count))
    accelerometer.stop()
  }

  @Test func remoteSensorIsFetchedByTheWorker() {
    stage.iio.pollDescriptorError = .noFunction
    let accelerometer = stage.start(AccelerometerAddress(uri: "ip:192.0.2.1"), settle: false)
    stage.surroundings.clock.schedule(after: .zero) { [iio = stage.iio] in
      iio.buffer?.scans = [[0, 0, 1000, 5]]
    }

    stage.surroundings.clock.advance(by: .zero)

    #expect(stage.iio.opened.first == "ip:192.0.2.1")
    #expect(!stage.surroundings.isWatchingDevices, "the kernel here knows nothing of devices there")
    #expect(stage.listener.samples.count == 1)
    accelerometer.stop()
  }

  @Test func stoppingEndsEverything() {
    let accelerometer = stage.start()
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    accelerometer.stop()

    #expect(!stage.surroundings.isWatching)
    #expect(!stage.surroundings.isWatchingDevices)
    #expect(!stage.surroundings.clock.hasPendingActions)
    #expect(stage.iio.buffer == nil)
  }

  @Test func stoppingWhileOpeningForgetsWhatIsOpened() {
    let accelerometer = stage.start(settle: false)

    accelerometer.stop()
    stage.surroundings.clock.advance(by: .seconds(5))

    #expect(!stage.surroundings.isWatching)
    #expect(stage.listener.started.isEmpty && stage.listener.reasons.isEmpty)
  }

  @Test func restartWhileOpeningOpensOnce() {
    let accelerometer = stage.start(settle: false)

    accelerometer.stop()
    accelerometer.start()
    stage.surroundings.clock.advance(by: .zero)

    #expect(stage.iio.opened.count == 1, "a second opening would find the sensor busy")
    #expect(stage.surroundings.isWatching)
    accelerometer.stop()
  }

  @Test func newsWhileASensorIsOpenedDoNotOpenItTwice() {
    let accelerometer = stage.start(settle: false)

    stage.surroundings.tell("add")
    stage.surroundings.clock.advance(by: .milliseconds(200))

    #expect(stage.iio.opened.count == 1)
    #expect(stage.surroundings.isWatching)
    accelerometer.stop()
  }

  @Test func stoppedAccelerometerCanBeStartedAgain() {
    let accelerometer = stage.start()
    accelerometer.stop()

    accelerometer.start()
    stage.surroundings.clock.advance(by: .zero)
    stage.surroundings.deliver([stage.scan(0, 0, 1000)])

    #expect(stage.listener.started.count == 1)
    accelerometer.stop()
  }

  @Test func wrongScaleIsRemarkedOnOnceAnOpening() {
    let accelerometer = stage.start()
    for _ in 0..<2 {
      for step in 0..<40 {
        stage.surroundings.deliver([stage.scan(0, 0, 100, at: Double(step) * 0.1)])
      }
      #expect(stage.listener.remarks.count == stage.listener.started.count)

      accelerometer.stop()
      accelerometer.start()
      stage.surroundings.clock.advance(by: .zero)
    }

    #expect(stage.listener.remarks.count == 2)
    #expect(stage.listener.samples.count == 80, "it is read all the same")
    accelerometer.stop()
  }
}
