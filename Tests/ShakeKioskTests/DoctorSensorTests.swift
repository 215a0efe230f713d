import Foundation
import Motion
import TestSupport
import Testing

@testable import shake_kiosk

/// What the doctor says of the accelerometer, and what to do without one.
@Suite struct DoctorSensorTests {
  private static let device = AccelerometerDescription(
    name: "lis3dh", sampleRate: 100, isBuffered: true)

  private func rest(moving: Double = 0) -> RestMeasurement {
    var rest = RestMeasurement()
    for index in 0..<100 {
      rest.add(
        AccelerometerSample(
          timestamp: Double(index) / 100, x: index.isMultiple(of: 2) ? moving : 0, y: 0, z: 9.81))
    }
    return rest
  }

  private func advice(_ bus: SensorBus) -> String {
    SensorCheck(result: .unavailable("There is none."), bus: bus).findings[0].advice ?? ""
  }

  @Test func readSensorTellsRateTriggerGravityAndNoise() {
    let check = SensorCheck(
      result: .read(Self.device, rest(), trigger: "lis3dh-trigger", remark: nil))
    #expect(
      check.findings == [
        DoctorFinding(
          "accelerometer", .good,
          "lis3dh at 100 Hz, collected by the kernel, trigger lis3dh-trigger"),
        DoctorFinding(
          "accelerometer", .good, "At rest it feels 9.81 m/s² with 0 m/s² of noise."),
      ])
  }

  @Test func movedSensorAndWrongScaleAreNotes() {
    let check = SensorCheck(
      result: .read(Self.device, rest(moving: 3), trigger: nil, remark: "Its scale seems wrong."))
    #expect(check.findings.map(\.verdict) == [.good, .note, .note])
  }

  @Test func sensorOfARunningKioskIsLeftToIt() {
    let sensor = SensorSummary(name: "lis3dh", sampleRate: 100, trigger: "t", isCollected: true)
    let check = SensorCheck(result: .readByKiosk(sensor, process: 7))
    #expect(check.findings.map(\.verdict) == [.good])
    #expect(check.findings[0].text.contains("left to the kiosk (process 7)"))
    #expect(SensorCheck(result: .readByKiosk(nil, process: 7)).findings[0].verdict == .bad)
  }

  @Test func missingSensorIsBadUnlessAKeyShakes() {
    let missing = SensorCheck.Result.unavailable("There is none.")
    #expect(SensorCheck(result: missing).findings[0].verdict == .bad)
    #expect(SensorCheck(result: missing, hasShakeKey: true).findings[0].verdict == .note)
    #expect(SensorCheck(result: .notWanted).findings[0].verdict == .bad)
  }

  @Test func raspberryPiWithoutABusIsToldToSwitchItOn() {
    let bus = SensorBus(board: "Raspberry Pi 4 Model B Rev 1.4", buses: ["i2c-20"])
    #expect(advice(bus).hasSuffix("\n dtparam=i2c_arm=on"))
  }

  @Test func raspberryPiWithABusIsToldTheLinesOfSensors() {
    let bus = SensorBus(board: "Raspberry Pi 5 Model B", buses: ["i2c-1"])
    #expect(advice(bus).contains("\n dtoverlay=i2c-sensor,mpu6050 (MPU-6050)\n"))
    #expect(advice(bus).contains(#"ATTR{new_device}="lis3dh 0x18""#))
  }

  @Test func sensorThatDoesNotAnswerIsNamed() {
    let chips = [SensorBus.Chip(name: "mpu6050", place: "1-0068", hasDriver: false)]
    let bus = SensorBus(board: "Raspberry Pi 4", buses: ["i2c-1"], chips: chips)
    #expect(advice(bus).contains("MPU-6050 at 1-0068"))
    #expect(advice(bus).contains("sudo modprobe inv_mpu6050_i2c"))
  }

  @Test func senseHATIsGivenANameThatADriverKnows() {
    let chips = [SensorBus.Chip(name: "lsm9ds1-accel", place: "1-006a", hasDriver: false)]
    let bus = SensorBus(board: "Raspberry Pi 4", buses: ["i2c-1"], chips: chips)
    #expect(advice(bus).contains("\n force_eeprom_read=0\n"))
    #expect(advice(bus).contains("lsm9ds1-imu 0x6a"))
  }

  @Test func otherBoardsAreToldWhatToBuy() {
    #expect(advice(SensorBus()).contains("MPU-6050, MPU-9250, LIS3DH"))
  }

  @Test func notesSayTheSameAsTheTable() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../deploy/sensors/README.md")
    let notes = try String(contentsOf: folder, encoding: .utf8)
    for sensor in KnownSensor.table {
      let addresses = sensor.addresses.map { "`\($0)`" }.joined(separator: " or ")
      let line = sensor.configurationLine.map { "`\($0)`" } ?? "a rule"
      #expect(
        notes.contains(
          "| \(sensor.name) | `\(sensor.kernelName)` | \(addresses) | `\(sensor.driver)` | \(line) |"
        ),
        "\(sensor.name)")
    }
    let rule = try #require(KnownSensor.table.first { $0.kernelName == "lis3dh" }).rule
    #expect(notes.contains(rule))
    #expect(notes.contains(KnownSensor.ruleFile))
  }
}

@MainActor @Suite struct SensorProbeTests {
  private let scheduler = SteppedScheduler()
  private let accelerometer = HandAccelerometer()

  /// Starts a probe; what comes of it is told.
  private func start(_ completion: @escaping @MainActor (SensorCheck.Result) -> Void) -> SensorProbe
  {
    let probe = SensorProbe(
      accelerometer, scheduler: scheduler, findTrigger: { "timer" }, completion: completion)
    probe.start()
    return probe
  }

  @Test func sensorIsMeasuredForTwoSecondsAndLetGo() throws {
    var result: SensorCheck.Result?
    let probe = start { result = $0 }
    accelerometer.begin()
    for index in 0..<200 { accelerometer.tell(at: Double(index) / 100) }
    #expect(result == nil)

    scheduler.advance(by: .seconds(2))

    guard case .read(let device, let rest, let trigger, nil) = result else {
      Issue.record("\(String(describing: result))")
      return
    }
    #expect(device.name == "accel_3d")
    #expect(abs(rest.gravity - 9.8) < 0.001)
    #expect(trigger == "timer")
    #expect(!accelerometer.isRunning)
    withExtendedLifetime(probe) {}
  }

  @Test func absenceIsToldAtOnce() {
    var results = 0
    let probe = start { if case .unavailable("It was pulled out.") = $0 { results += 1 } }
    accelerometer.vanish()
    scheduler.advance(by: .seconds(20))
    #expect(results == 1)
    withExtendedLifetime(probe) {}
  }

  @Test func silenceIsNotWaitedForForEver() {
    var results = 0
    let probe = start { if case .unavailable = $0 { results += 1 } }
    scheduler.advance(by: .seconds(8))
    #expect(results == 1)
    #expect(!accelerometer.isRunning)
    withExtendedLifetime(probe) {}
  }
}
