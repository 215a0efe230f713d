import Glibc
import Testing

@testable import Platform

@Suite struct ServiceNotifierTests {
  /// A datagram socket as a service manager has one, and what comes through it.
  private func receive(at path: String, whileSending send: () -> Void) throws -> String {
    let manager = FileDescriptor(
      owning: try retryingOnInterrupt { socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0) })
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(path.utf8)
    if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
    try retryingOnInterrupt {
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(manager.rawValue, $0, length)
        }
      }
    }
    send()
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = recv(manager.rawValue, &buffer, buffer.count, Int32(MSG_DONTWAIT))
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }

  @Test func aMessageReachesASocketInTheAbstractNamespace() throws {
    let path = "@shake-kiosk-test-\(getpid())"

    let received = try receive(at: path) { ServiceNotifier(path: path).send("READY=1\nSTATUS=ok") }

    #expect(received == "READY=1\nSTATUS=ok")
  }

  @Test func aMessageReachesASocketInTheFileSystem() throws {
    let path = "/tmp/shake-kiosk-notify-\(getpid())"
    defer { unlink(path) }

    let received = try receive(at: path) { ServiceNotifier(path: path).send("WATCHDOG=1") }

    #expect(received == "WATCHDOG=1")
  }

  @Test func aReloadIsToldWithItsTime() throws {
    let path = "@shake-kiosk-reload-\(getpid())"

    let received = try receive(at: path) {
      ServiceNotifier(path: path).sendReloading(at: Instant(nanoseconds: 5_000_001_999))
    }

    #expect(received == "RELOADING=1\nMONOTONIC_USEC=5000001")
    #expect(ServiceNotifier(path: path).hasManager)
    #expect(!ServiceNotifier(path: nil).hasManager)
  }

  @Test func aPathTooLongForASocketReachesNobodyElse() throws {
    let path = "@shake-kiosk-long-\(getpid())-"
    let longest = path + String(repeating: "x", count: 107 - path.utf8.count)

    let received = try receive(at: longest) { ServiceNotifier(path: longest + "x").send("READY=1") }

    #expect(received.isEmpty)
  }

  @Test(
    arguments: [
      ("30000000", "7", Duration.seconds(30)), ("30000000", nil, .seconds(30)),
      ("30000000", "8", nil), ("0", nil, nil), ("-5", nil, nil), ("soon", nil, nil),
      ("", nil, nil), (nil, "7", nil),
    ] as [(String?, String?, Duration?)])
  func theWatchdogIsForTheProcessThatIsNamed(
    _ microseconds: String?, _ process: String?, _ expected: Duration?
  ) {
    let interval = ServiceNotifier.watchdogInterval(
      microseconds: microseconds, process: process, of: 7)
    #expect(interval == expected)
  }
}
