import Kiosk
import Motion
import Testing

@testable import shake_kiosk

/// What the service manager shows of a kiosk.
@MainActor @Suite struct KioskHostStatusTests {
  @Test func screenThatIsMissingComesFirst() throws {
    let stage = try HostStage(hasScreen: false)
    #expect(stage.host.status == "somebody pulled the cable")
  }

  @Test func sensorIsNamedWithItsRateUntilItIsLost() throws {
    let stage = try HostStage()
    let description = AccelerometerDescription(name: "lis3dh", sampleRate: 100, isBuffered: true)

    stage.host.handle(.started(description))
    #expect(stage.host.status.hasSuffix(", accelerometer lis3dh at 100 Hz"))
    stage.host.handle(.unavailable(reason: "It was pulled out."))

    #expect(stage.host.status.hasSuffix(", no accelerometer"))
  }

  @Test func noticeTakesThePlaceOfAPicture() throws {
    let stage = try HostStage()
    stage.host.handle(PictureLoader.Event.nothingToShow(reason: "Put pictures there."))
    #expect(stage.host.status == "Put pictures there.")
  }

  @Test func sensorIsNotNamedWhileNobodyListensToIt() throws {
    let stage = try HostStage()
    stage.host.handle(
      .started(AccelerometerDescription(name: "lis3dh", sampleRate: 100, isBuffered: true)))

    stage.host.setDark(true)

    #expect(stage.host.status == "the screen is switched off")
  }
}
