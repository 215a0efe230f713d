import Platform
import Testing

@testable import Motion

@Suite struct IIOSetupTests {
  let iio = FakeIIO.hidAccelerometer()

  private func open(
    _ address: AccelerometerAddress = .automatic, pollOnly: Bool = false
  ) throws(IIOFailure) -> IIOSession {
    let iio = iio
    return try IIOSession.open(
      address, pollOnly: pollOnly, openContext: { (uri) throws(Errno) in try iio.open(uri) },
      now: { Instant(seconds: 50) })
  }

  private func channel(_ name: String) -> String? { iio[0, .channel("accel_x"), name] }

  @Test func gyroscopesAndBarometersAreNoAccelerometers() throws {
    let accelerometer = iio.devices[0]
    iio.devices = [
      IIODevice(
        id: "iio:device0", name: "lps25h", channels: [IIOChannel(id: "pressure")]),
      IIODevice(
        id: "iio:device1", name: "lsm9ds1_gyro",
        channels: ["anglvel_x", "anglvel_y", "anglvel_z"].map { IIOChannel(id: $0) }),
      IIODevice(id: "iio:device2", name: "lsm9ds1_accel", channels: accelerometer.channels),
    ]
    for axis in IIOSession.axes { iio[2, .channel(axis), "scale"] = "0.0006" }
    iio[2, .channel("accel_x"), "raw"] = "0"

    #expect(try open().device.name == "lsm9ds1_accel")
  }

  @Test(arguments: ["iio:device3", "second"])
  func deviceIsFoundByIdOrName(name: String) throws {
    iio.devices.append(
      IIODevice(id: "iio:device3", name: "second", channels: iio.devices[0].channels))
    for axis in IIOSession.axes { iio[2, .channel(axis), "scale"] = "0.01" }

    let session = try open(AccelerometerAddress(uri: "local:", device: name))

    #expect(session.device.id == "iio:device3")
  }

  @Test func deviceThatIsNotThereIsMissing() {
    let address = AccelerometerAddress(uri: "local:", device: "bno055")

    #expect(throws: IIOFailure.missing(address)) { try open(address) }
  }

  @Test(arguments: [nil, "0", "nan", "big"])
  func deviceWithoutAUsableScaleIsRefused(scale: String?) {
    iio[0, .channel("accel_y"), "scale"] = scale

    #expect(throws: IIOFailure.withoutScale(device: "accel_3d")) { try open() }
  }

  @Test(arguments: [
    ("1 10 25 50 100 200 400", "100"), ("12.5 26 52 104 208", "104"), ("1 10 25 50", "50"),
    ("[1 1 1000]", "100"), ("[0.5 0.5 62.5]", "62.5"),
  ])
  func lowestRateThatSufficesIsChosen(available: String, chosen: String) throws {
    iio[0, .channel("accel_x"), "sampling_frequency"] = "7.000000"
    iio[0, .channel("accel_x"), "sampling_frequency_available"] = available

    let session = try open()

    #expect(channel("sampling_frequency") == chosen)
    #expect(session.sampleRate == Double(chosen))
  }

  @Test func deviceThatDoesNotSayItsRatesIsAskedFor100Hz() throws {
    iio[0, .channel("accel_x"), "sampling_frequency"] = "10.000000"

    #expect(try open().sampleRate == 100)
  }

  @Test func rateOfTheWholeDeviceCounts() throws {
    iio[0, .device, "sampling_frequency"] = "50"
    iio[0, .device, "sampling_frequency_available"] = "10 50 500"

    #expect(try open().sampleRate == 500)
  }

  @Test func polledDeviceRunsFastEnoughToAnswerAtOnce() throws {
    iio[0, .channel("accel_x"), "sampling_frequency_available"] = "1 100 400 1600"

    let session = try open(pollOnly: true)

    #expect(session.sampleRate == 400)
    #expect(session.description.sampleRate == 50, "what is told is how often it is asked")
  }

  @Test(arguments: [(100.0, 2), (400, 8), (50, 1), (12.5, 1)])
  func bufferHoldsReadingsBackFor20Milliseconds(rate: Double, scans: Int) throws {
    iio[0, .channel("accel_x"), "sampling_frequency"] = "\(rate)"
    iio[0, .channel("accel_x"), "sampling_frequency_available"] = "\(rate)"

    _ = try open()

    #expect(iio.requestedScans == scans)
  }

  @Test func remoteBufferHoldsReadingsBackForARoundTrip() throws {
    iio.pollDescriptorError = .noFunction

    let session = try open(AccelerometerAddress(uri: "ip:192.0.2.1"))

    #expect(session.mode == .fetched)
    #expect(iio.requestedScans == 4)
  }

  @Test func rangeOf8GIsChosen() throws {
    // An LIS3DH: 12 bits for 2, 4, 8 and 16 g.
    iio.devices[0].channels = FakeIIO.accelerometerChannels(bits: 12)
    iio[0, .channel("accel_x"), "scale_available"] = "0.009806 0.019613 0.039226 0.117679"

    _ = try open()

    #expect(channel("scale") == "0.039226")
  }

  @Test func polledSensorOfUnknownWidthIsTakenToBeginAt2G() throws {
    // An MPU-6050 whose interrupt is not wired: no buffer, so nothing tells its 16 bits.
    iio.devices[0].channels = FakeIIO.accelerometerChannels(bits: nil)
    iio[0, .channel("accel_x"), "scale_available"] = "0.000598 0.001196 0.002392 0.004785"

    _ = try open()

    #expect(channel("scale") == "0.002392")
  }

  @Test func largestRangeIsTakenWhereNoneSuffices() throws {
    iio[0, .channel("accel_x"), "scale_available"] = "0.000598 0.001196"

    _ = try open()

    #expect(channel("scale") == "0.001196")
  }

  @Test func partThatAnswersWithZerosIsSilent() {
    for axis in IIOSession.axes { iio[0, .channel(axis), "raw"] = "0" }

    #expect(throws: IIOFailure.silent(device: "accel_3d")) { try open(pollOnly: true) }
  }

  @Test func valueIsRawPlusOffsetTimesScale() throws {
    for axis in IIOSession.axes {
      iio[0, .channel(axis), "scale"] = "0.01"
      iio[0, .channel(axis), "offset"] = "-24"
      iio[0, .channel(axis), "raw"] = "124"
    }

    let sample = try open(pollOnly: true).poll()

    #expect(abs(sample.x - 1) < 1e-9 && abs(sample.y - 1) < 1e-9 && abs(sample.z - 1) < 1e-9)
    #expect(sample.timestamp == 50)
  }

  @Test func mountMatrixTurnsTheReadings() throws {
    iio[0, .device, "mount_matrix"] = "0, 1, 0; -1, 0, 0; 0, 0, 1"
    iio[0, .channel("accel_x"), "raw"] = "1000"

    let sample = try open(pollOnly: true).poll()

    #expect(sample.x == 0 && sample.y == -9.80665 && sample.z == 9.80665)
  }

  @Test func clockOfTheKernelIsMadeMonotonic() throws {
    let session = try open()
    iio.buffer?.scans = [[0, 0, 1000, 49_990_000_000]]

    var times: [Double] = []
    try session.refill { times.append($0.timestamp) }

    #expect(iio[0, .device, "current_timestamp_clock"] == "monotonic")
    #expect(times == [49.99])
  }

  @Test func stampsOfAnotherClockAreMovedToOurs() throws {
    iio.readOnly = [IIOAttribute(device: 0, owner: .device, name: "current_timestamp_clock")]
    let session = try open()
    iio.buffer?.scans = [
      [0, 0, 0, 1_700_000_000_000_000_000], [0, 0, 0, 1_700_000_000_010_000_000],
    ]

    var times: [Double] = []
    try session.refill { times.append($0.timestamp) }

    #expect(times[0] == 50)
    #expect(abs(times[1] - 50.01) < 1e-6)
  }

  @Test func readingsWithoutStampsAreSpacedByTheRate() throws {
    iio.devices[0].channels.removeLast()
    let session = try open()
    iio.buffer?.scans = [[0, 0, 0], [0, 0, 0]]

    var times: [Double] = []
    try session.refill { times.append($0.timestamp) }

    #expect(times == [49.99, 50])
  }

  @Test func triggerThatIsSetStays() throws {
    _ = try open()

    #expect(iio.triggers[0] == 1)
  }

  @Test func ownTriggerIsSetAgain() throws {
    iio.devices.append(IIODevice(id: "trigger1", name: "sysfs", isTrigger: true))
    iio.triggers = [0: nil]
    iio.needsTrigger = true

    let session = try open()

    #expect(iio.triggers[0] == 1)
    #expect(session.description.isBuffered)
  }

  @Test func slowTimerThatIsSetIsMadeFaster() throws {
    iio[1, .device, "sampling_frequency"] = "10"

    let session = try open()

    #expect(iio[1, .device, "sampling_frequency"] == "100")
    #expect(session.sampleRate == 100)
  }

  @Test func rateOfATimerThatCannotBeChangedIsTheSampleRate() throws {
    let attribute = IIOAttribute(device: 1, owner: .device, name: "sampling_frequency")
    iio.values[attribute] = "20"
    iio.readOnly = [attribute]

    #expect(try open().sampleRate == 20)
  }

  @Test func timerServesWhereTheDeviceHasNoTrigger() throws {
    iio.devices[1].name = "timer"
    iio[1, .device, "sampling_frequency"] = "10"
    iio.triggers = [0: nil]
    iio.needsTrigger = true

    let session = try open()

    #expect(iio.triggers[0] == 1)
    #expect(iio[1, .device, "sampling_frequency"] == "100")
    #expect(session.description.isBuffered)
  }

  @Test func deviceThatRefusesAllTriggersIsPolled() throws {
    iio.triggers = [0: nil]
    iio.refusedTriggers = [1]
    iio.needsTrigger = true

    #expect(try open().mode == .polled)
  }

  @Test func deviceWithoutScanElementsIsPolled() throws {
    iio.devices[0].channels = FakeIIO.accelerometerChannels(bits: nil)

    #expect(try open().mode == .polled)
  }

  @Test func deviceThatMayNotBeReadSaysSo() throws {
    iio.bufferError = .permissionDenied
    iio.unreadable = ["raw"]

    #expect(throws: IIOFailure.forbidden(device: "accel_3d")) { try open() }
  }
}
