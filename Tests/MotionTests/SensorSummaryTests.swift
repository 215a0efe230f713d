import Testing

@testable import Motion

@Suite struct SensorSummaryTests {
  private func summary(_ fake: FakeIIO, _ address: String = "local:") throws -> SensorSummary? {
    SensorSummary(
      try #require(AccelerometerAddress(address)), in: try fake.open("local:"))
  }

  @Test func rateTriggerAndUseAreRead() throws {
    #expect(
      try summary(.hidAccelerometer())
        == SensorSummary(
          name: "accel_3d", sampleRate: 100, trigger: "accel_3d-dev0", isCollected: true))
  }

  @Test func nothingIsWritten() throws {
    let fake = FakeIIO.hidAccelerometer()
    _ = try summary(fake)
    #expect(fake.writes.isEmpty)
    #expect(fake.buffers.isEmpty)
  }

  @Test func deviceWithoutTriggerAndRateSaysSo() throws {
    let fake = FakeIIO.hidAccelerometer()
    fake.triggers = [:]
    fake[0, .buffer, "enable"] = "0"
    for axis in IIOSession.axes { fake[0, .channel(axis), "sampling_frequency"] = nil }
    #expect(try summary(fake) == SensorSummary(name: "accel_3d"))
  }

  @Test func otherDevicesAreNotMeant() throws {
    #expect(try summary(.hidAccelerometer(), "local:,lis3dh") == nil)
  }
}
