import Testing

extension MachineTests {
  /// Sensors as they are and as they fail, with a kiosk that has no screen.
  @MainActor struct SensorTests {
    let machine: Machine

    init() throws { machine = try Machine.noGraphics() }

    private func kiosk(_ options: String = "--accelerometer auto") throws -> Kiosk {
      try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--display headless:320x200", options)
    }

    private func expectShake(of kiosk: Kiosk) throws {
      try kiosk.trace.next("shake-began")
      try kiosk.trace.next("shake-ended")
    }

    @Test func shakesAreFeltAtAnySampleRate() throws {
      let kiosk = try kiosk()
      // The last one has any rate that it is asked for, and is asked for 100 Hz.
      let sensors = [
        ("--rate 12.5", 12.5), ("--rate 50", 50), ("--rate 200", 200), ("--rate 500", 500),
        ("", 100),
      ]
      for (index, (options, rate)) in sensors.enumerated() {
        let sensor = try VirtualAccelerometer(in: machine, options)

        #expect(try kiosk.waitForSensor(count: index + 1) == rate)
        try sensor.shake()
        try expectShake(of: kiosk)

        try sensor.send("unplug")
        try kiosk.trace.next("accelerometer", ["status": "unavailable"])
      }
    }

    @Test func readingsAreWhatTheSensorMeasures() throws {
      // Of each 32 bits in the kernel's buffer, 16 are a number. The others are no part of its sign.
      let sensor = try VirtualAccelerometer(in: machine)
      try machine.run("printf 'time_s,x,y,z\\n0,-4,5,-7\\n60,-4,5,-7\\n' >/tmp/askew.csv")
      try sensor.send("play /tmp/askew.csv")

      let recording = try machine.run("shake-kiosk record - --seconds 2")

      let readings = recording.split(separator: "\n").filter { $0.first?.isNumber == true }
      #expect(readings.count > 20)
      #expect(Set(readings.map { $0.drop { $0 != "," } }) == [",-4.0011,5.0014,-7.0019"])
    }

    @Test func silentSensorIsToldOfAndFeltOnceItAnswers() throws {
      let sensor = try VirtualAccelerometer(in: machine)
      try sensor.send("silent")
      let kiosk = try kiosk()
      try kiosk.waitForComplaint(about: "silent")

      // It streams nothing, but answers when it is asked: so it is.
      try kiosk.waitForSensor(reading: "polled")
      try sensor.shake()
      try expectShake(of: kiosk)
    }

    @Test func sensorThatAnotherProgramTakesIsTakenBack() throws {
      let sensor = try VirtualAccelerometer(in: machine)
      let kiosk = try kiosk()
      try kiosk.waitForSensor()

      // Opening the sensor switches our buffer off, before it turns out to be busy.
      let thief = try machine.start("iio_readdev -b 16 accel_3d")
      try kiosk.waitForComplaint(about: "Another program")
      #expect(try thief.wait() != 0)

      try kiosk.waitForSensor(count: 2)
      try sensor.shake()
      try expectShake(of: kiosk)
    }

    @Test func sensorThatAnotherProgramHasIsUsedOnceItLetsGo() throws {
      let sensor = try VirtualAccelerometer(in: machine)
      let other = try machine.start("iio_readdev -T 0 -b 16 accel_3d")
      try sensor.waitFor("ready")

      let kiosk = try kiosk()
      try kiosk.waitForComplaint(about: "Another program is using")
      if other.isRunning { try? other.kill("TERM") }

      try kiosk.waitForSensor()
      try sensor.shake()
      try expectShake(of: kiosk)
    }

    @Test func kioskThatWasKilledLeavesTheSensorToTheNextOne() throws {
      let sensor = try VirtualAccelerometer(in: machine)
      let first = try kiosk()
      try first.waitForSensor()
      try first.process.kill("KILL")
      #expect(try first.process.wait() == 128 + 9)

      let second = try kiosk()
      try second.waitForSensor()
      try sensor.shake()
      try expectShake(of: second)
    }

    @Test func lis3dhIsPolledUntilThereIsATimer() throws {
      let sensor = try I2CSensor(.lis3dh, in: machine)
      defer { try? sensor.remove() }
      let polling = try kiosk("--accelerometer local:,lis3dh")
      try polling.waitForSensor(reading: "polled")
      try machine.run("sleep 2")
      try sensor.shake()
      try expectShake(of: polling)
      #expect(try polling.terminate() == 0)

      try sensor.addTimer()
      defer { try? sensor.removeTimer() }
      let buffered = try kiosk("--accelerometer local:,lis3dh")
      #expect(try buffered.waitForSensor(reading: "buffered") == 100)
      try machine.run("sleep 2")
      try sensor.shake()
      try expectShake(of: buffered)
      #expect(try buffered.terminate() == 0)
    }

    @Test func udevRuleMakesASensorKnown() throws {
      let sensor = try I2CSensor(.lis3dh, in: machine, isMadeKnownByRule: true)
      defer { try? sensor.remove() }
      let kiosk = try kiosk("--accelerometer local:,lis3dh")
      try kiosk.waitForSensor(reading: "polled")
      #expect(try kiosk.terminate() == 0)
    }

    @Test func mpu6050WithoutAnInterruptIsPolled() throws {
      let sensor = try I2CSensor(.mpu6050, in: machine)
      defer { try? sensor.remove() }
      let kiosk = try kiosk("--accelerometer local:,mpu6050")
      #expect(try kiosk.waitForSensor(reading: "polled") == 50)

      try machine.run("sleep 2")
      try sensor.shake()
      try expectShake(of: kiosk)
      #expect(try kiosk.terminate() == 0)
    }

    @Test func sensorOfAServerIsFeltAgainWhenTheServerIsBack() throws {
      let sensor = try VirtualAccelerometer(in: machine)
      try machine.run("ip link set lo up")
      let first = try machine.start("iiod")
      let kiosk = try kiosk("--accelerometer ip:127.0.0.1,accel_3d")
      try kiosk.waitForSensor()
      try sensor.shake()
      try expectShake(of: kiosk)

      try first.kill("TERM")
      try kiosk.waitForComplaint(about: "cannot be reached")

      _ = try machine.start("iiod")
      try kiosk.waitForSensor(count: 2)
      try sensor.shake()
      try expectShake(of: kiosk)
    }
  }
}
