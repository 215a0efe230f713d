import Platform
import Testing

@testable import Motion

/// The real libiio, against a server in this process.
@Suite struct LibIIOTests {
  private func open(_ uri: String) throws -> IIOSession {
    try IIOSession.open(
      AccelerometerAddress(uri: uri), pollOnly: false,
      openContext: { (uri) throws(Errno) in try LibIIOContext(uri: uri) },
      now: { Instant(seconds: 7) })
  }

  /// Formats as drivers have them, the bytes of a number, and the number.
  static let formats: [(String, [UInt8], Double)] = [
    ("le:s16/32>>0", [0xC2, 0xF6, 0xE8, 0x03], -2366),  // HID: the upper half is garbage.
    ("le:s16/16>>0", [0xFE, 0xFF], -2),
    ("be:s16/16>>0", [0xFF, 0xFE], -2),
    ("le:s12/16>>4", [0x0F, 0x80], -2048),
    ("be:s12/16>>4", [0x7F, 0xFF], 2047),
    ("le:u8/8>>0", [200], 200),
    ("le:s8/8>>0", [200], -56),
    ("be:s20/32>>12", [0xFF, 0xFF, 0xE1, 0x23], -2),
    ("le:s32/32>>0", [0, 0, 0, 0x80], -2_147_483_648),
    ("le:s64/64>>0", [0xFD, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], -3),
  ]

  @Test(arguments: formats)
  func numberIsWhatTheDriverMeant(format: String, bytes: [UInt8], number: Double) throws {
    let zero = [UInt8](repeating: 0, count: bytes.count)
    let server = try MiniIIOD(MiniIIOD.Sensor(format: format, slots: [bytes, zero, bytes]))
    defer { server.stop() }

    let session = try open(server.uri)
    var samples: [AccelerometerSample] = []
    try session.refill { samples.append($0) }

    #expect(
      samples.first == AccelerometerSample(timestamp: 7, x: number / 2, y: 0, z: number / 2))
    #expect(samples.count == 4)
  }

  @Test func sensorIsDescribed() throws {
    let server = try MiniIIOD(
      MiniIIOD.Sensor(slots: [[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]))
    defer { server.stop() }

    let session = try open(server.uri)

    #expect(session.mode == .fetched)
    #expect(
      session.description
        == AccelerometerDescription(name: "mini", sampleRate: 100, isBuffered: true))
  }

  @Test func silentServerTimesOut() throws {
    let server = try MiniIIOD(MiniIIOD.Sensor())
    defer { server.stop() }

    let session = try open(server.uri)

    #expect(throws: Errno.timedOut) { try session.refill { _ in } }
  }

  @Test func serverThatIsNotThereIsUnreachable() throws {
    let server = try MiniIIOD(MiniIIOD.Sensor())
    server.stop()

    #expect(throws: IIOFailure.unreachable(uri: server.uri, Errno(rawValue: 111))) {
      try open(server.uri)
    }
  }

  @MainActor @Test func accelerometerReadsAServerInTheEventLoop() throws {
    let server = try MiniIIOD(
      MiniIIOD.Sensor(slots: [[2, 0, 0, 0], [0, 0, 0, 0], [4, 0, 0, 0]]))
    defer { server.stop() }
    let loop = try EventLoop()
    let accelerometer = try IIOAccelerometer(AccelerometerAddress(uri: server.uri), loop: loop)
    let listener = Listener()
    listener.listen(to: accelerometer)

    accelerometer.start()
    // The server falls silent after its readings. Each turn ends as soon as something happens; on a
    // machine that is busy enough, the first try may take too long, and the second one counts.
    for _ in 0..<500 where listener.samples.isEmpty || listener.reasons.isEmpty {
      try loop.turn(waitingAtMost: .milliseconds(200))
    }
    accelerometer.stop()

    #expect(listener.started.first?.name == "mini")
    #expect(listener.samples.map(\.z) == [2, 2, 2, 2])
    #expect(listener.reasons.first?.contains("silent") == true)
  }

  @Test func textThatIsNoURIIsRefused() {
    #expect(throws: IIOFailure.self) { try open("nonsense:") }
  }
}
