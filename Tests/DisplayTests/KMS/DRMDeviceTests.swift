import Glibc
import Platform
import Raster
import Testing

@testable import Display

/// The real device, on files that answer like a card.
@MainActor struct DRMDeviceTests {
  /// A device whose events are what is written into a pipe.
  @MainActor private final class EventPipe {
    let device: DRMDevice
    private let writeEnd: FileDescriptor

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let readEnd = FileDescriptor(owning: ends[0])
      let writeEnd = FileDescriptor(owning: ends[1])
      device = try DRMDevice(opening: "/proc/self/fd/\(readEnd.rawValue)")
      self.writeEnd = consume writeEnd
    }

    /// Writes an event as the kernel lays it out.
    func write(kind: UInt32, token: UInt64, seconds: UInt32, microseconds: UInt32) throws {
      let words: [UInt32] = [
        kind, 32, UInt32(truncatingIfNeeded: token), UInt32(token >> 32), seconds, microseconds, 7,
        10,
      ]
      try words.withUnsafeBytes { try writeEnd.writeAll($0) }
    }
  }

  @Test func flipEventsAreReadWithTheirTimes() throws {
    let pipe = try EventPipe()
    try pipe.write(kind: 2, token: 5, seconds: 12, microseconds: 345)
    try pipe.write(kind: 2, token: 0xFFFF_FFFF, seconds: 13, microseconds: 0)

    let events = try pipe.device.flipEvents()

    #expect(
      events == [
        FlipEvent(token: 5, time: Instant(nanoseconds: 12_000_345_000), crtc: .number(10)),
        FlipEvent(
          token: 0xFFFF_FFFF, time: Instant(nanoseconds: 13_000_000_000), crtc: .number(10)),
      ])
  }

  @Test func otherEventsAreSkipped() throws {
    let pipe = try EventPipe()
    try pipe.write(kind: 1, token: 4, seconds: 12, microseconds: 0)
    try pipe.write(kind: 3, token: 4, seconds: 12, microseconds: 0)
    try pipe.write(kind: 2, token: 5, seconds: 12, microseconds: 0)
    #expect(try pipe.device.flipEvents().map(\.token) == [5])
  }

  @Test func quietCardHasNoEvents() throws {
    let pipe = try EventPipe()
    #expect(try pipe.device.flipEvents().isEmpty)
  }

  @Test func fileThatIsNoCardIsRefused() throws {
    let device = try DRMDevice(opening: "/dev/null")
    #expect(!device.hasDumbBuffers)
    #expect(device.driverName == "unknown driver")
    #expect(throws: Errno.self) { try device.resources() }
    #expect(throws: Errno.self) { try device.enable(.atomic) }
    #expect(throws: Errno.self) {
      try device.createDumbBuffer(PixelSize(width: 8, height: 8), bitsPerPixel: 32)
    }
  }
}
