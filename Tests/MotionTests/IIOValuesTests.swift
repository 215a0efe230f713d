import Platform
import Testing

@testable import Motion

@Suite struct MountMatrixTests {
  @Test(arguments: [
    "", "1, 0, 0; 0, 1, 0", "1, 0; 0, 1; 0, 0", "a, 0, 0; 0, 1, 0; 0, 0, 1",
    "0, 0, 0; 0, 0, 0; 0, 0, 0", "1, 0, 0; 1, 0, 0; 0, 0, 1",
  ])
  func whatIsNoRotationIsRefused(text: String) {
    #expect(MountMatrix(text) == nil)
  }

  @Test func kernelsSpellingIsUnderstood() throws {
    let matrix = try #require(MountMatrix("0, 0, 1; 1, 0, 0; 0, -1, 0\n"))

    #expect(matrix.applied(to: Vector(x: 1, y: 2, z: 3)) == Vector(x: 3, y: 1, z: -2))
  }
}

@Suite struct SampleClockTests {
  @Test func monotonicStampsAreTakenAsTheyAre() {
    var clock = SampleClock(isMonotonic: true)

    #expect(clock.time(ofStamp: 2_000_000_000, arrival: Instant(seconds: 2.5)) == 2)
  }

  @Test func stampsThatAreMonotonicInNameOnlyAreMoved() {
    var clock = SampleClock(isMonotonic: true)

    #expect(clock.time(ofStamp: 1_700_000_000_000_000_000, arrival: Instant(seconds: 99)) == 99)
  }

  @Test func distancesOfForeignStampsAreKept() {
    var clock = SampleClock(isMonotonic: false)

    let first = clock.time(ofStamp: 5_000_000_000, arrival: Instant(seconds: 99))
    let second = clock.time(ofStamp: 5_010_000_000, arrival: Instant(seconds: 99.3))

    #expect(first == 99)
    #expect(abs(second - 99.01) < 1e-9)
  }

  @Test(arguments: [Int64(3_600_000_000_000), -3_600_000_000_000])
  func foreignClockThatJumpsIsMovedAnew(jump: Int64) {
    var clock = SampleClock(isMonotonic: false)
    _ = clock.time(ofStamp: 5_000_000_000_000, arrival: Instant(seconds: 99))

    let time = clock.time(ofStamp: 5_000_000_000_000 + jump, arrival: Instant(seconds: 100))

    #expect(time == 100)
  }
}

@Suite struct AccelerometerAddressTests {
  @Test func autoIsTheFirstOfThisMachine() {
    #expect(AccelerometerAddress("auto") == AccelerometerAddress(uri: "local:"))
  }

  @Test func deviceFollowsTheURI() {
    #expect(
      AccelerometerAddress("ip:kiosk:30431,lis3dh")
        == AccelerometerAddress(uri: "ip:kiosk:30431", device: "lis3dh"))
    #expect(AccelerometerAddress("usb:") == AccelerometerAddress(uri: "usb:"))
  }

  @Test(arguments: ["", "lis3dh", "local:,", ",", "none"])
  func whatHasNoURIIsNoAddress(text: String) {
    #expect(AccelerometerAddress(text) == nil)
  }
}

@Suite struct DeviceEventTests {
  @Test func kernelsMessageIsUnderstood() {
    let message =
      "add@/devices/a/iio:device2\0ACTION=add\0DEVPATH=/devices/a/iio:device2\0SUBSYSTEM=iio\0"

    let event = DeviceEvent(message: message.utf8)

    #expect(event?.isRemoval == false)
    #expect(event?.device == "iio:device2")
  }

  @Test func udevsMessageBehindItsHeaderIsUnderstood() {
    let header: [UInt8] = Array("libudev".utf8) + [0, 0xFE, 0xED, 0xCA, 0xFE, 40, 0, 0, 0, 0]
    let lines = "ACTION=remove\0DEVPATH=/devices/a/iio:device2\0SUBSYSTEM=iio\0SEQNUM=7\0"

    let event = DeviceEvent(message: header + lines.utf8)

    #expect(event?.isRemoval == true)
  }

  @Test(arguments: ["", "ACTION=add\0DEVPATH=/a/b\0SUBSYSTEM=usb\0", "SUBSYSTEM=iio\0"])
  func otherMessagesArePassedOver(message: String) {
    #expect(DeviceEvent(message: message.utf8) == nil)
  }
}
