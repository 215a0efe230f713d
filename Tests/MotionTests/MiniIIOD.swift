import Foundation
import Platform

/// A server of libiio's network protocol with one accelerometer, on a port of this machine: as much of
/// iiod as libiio's client asks for. With it the real library is tested without a kernel driver.
final class MiniIIOD: Sendable {
  /// What is read, written and collected.
  struct Sensor: Sendable {
    /// The kernel's name of the format of each axis, as `le:s16/32>>0`.
    var format = "le:s16/32>>0"
    /// The bytes of one reading of an axis, as the format says.
    var slots: [[UInt8]] = []
    var attributes = [
      "raw": "1000", "scale": "0.5", "sampling_frequency": "100",
      "current_timestamp_clock": "realtime",
    ]
  }

  let uri: String
  private let listener: Int32

  /// Begins to serve.
  init(_ sensor: Sensor) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        bind(listener, raw, length) | listen(listener, 8) | getsockname(listener, raw, &length)
      }
    }
    guard result == 0 else { throw Errno.current }
    self.listener = listener
    uri = "ip:127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
    Thread.detachNewThread {
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread { Connection(connection, sensor).serve() }
      }
      // Closed here: with its number given to another server, this one would serve its clients.
      close(listener)
    }
  }

  /// Takes no more connections.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
  }
}

/// One client.
private final class Connection {
  private let socket: FileDescriptor
  private let sensor: MiniIIOD.Sensor
  private var hasSentReadings = false

  init(_ descriptor: Int32, _ sensor: MiniIIOD.Sensor) {
    socket = FileDescriptor(owning: descriptor)
    self.sensor = sensor
  }

  func serve() {
    while let words = readWords() {
      switch words.first {
      case "PRINT": send("\(xml.utf8.count)\n\(xml)\n")
      case "VERSION": send("0.24.v0.24  \n")
      case "TIMEOUT", "SET", "OPEN", "CLOSE": send("0\n")
      case "GETTRIG": send("-19\n")
      case "READ": send(attribute(words.last ?? ""))
      case "WRITE":
        let count = Int(words.last ?? "") ?? 0
        for _ in 0..<count { _ = readByte() }
        send("\(count)\n")
      case "READBUF": sendReadings(byteCount: Int(words.last ?? "") ?? 0)
      case "EXIT": return
      default: send("-22\n")
      }
    }
  }

  private func readWords() -> [String]? {
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n") {
      guard let byte = readByte() else { return nil }
      line.append(byte)
    }
    let text = String(decoding: line.filter { $0 >= UInt8(ascii: " ") }, as: UTF8.self)
    return text.split(separator: " ").map(String.init)
  }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    let count = withUnsafeMutableBytes(of: &byte) { try? socket.read(into: $0) }
    return count == 1 ? byte : nil
  }

  private func send(_ text: String) { send(Array(text.utf8)) }

  /// A client that has gone need not be told anything.
  private func send(_ bytes: [UInt8]) {
    _ = Foundation.send(socket.rawValue, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  private func attribute(_ name: String) -> String {
    sensor.attributes[name].map { "\($0.utf8.count + 1)\n\($0)\0\n" } ?? "-2\n"
  }

  /// The same reading as often as it fits; silence afterwards.
  private func sendReadings(byteCount: Int) {
    if hasSentReadings || sensor.slots.isEmpty { return send("-110\n") }
    hasSentReadings = true
    let slots = sensor.slots.flatMap { $0 }
    let padding = [UInt8](repeating: 0, count: (8 - slots.count % 8) % 8)
    let stamp: [UInt8] = [0, 0x94, 0x35, 0x77, 0, 0, 0, 0]  // 2 s
    let scan = slots + padding + stamp
    let scans = [[UInt8]](repeating: scan, count: byteCount / scan.count).flatMap { $0 }
    send(Array("\(scans.count)\n0000000f\n".utf8) + scans)
  }

  private var xml: String {
    let format = sensor.format.replacingOccurrences(of: ">", with: "&gt;")
    let axes = ["accel_x", "accel_y", "accel_z"].enumerated().map { index, id in
      """
      <channel id="\(id)" type="input"><scan-element index="\(index)" format="\(format)"/>\
      <attribute name="raw" filename="in_\(id)_raw"/>\
      <attribute name="scale" filename="in_accel_scale"/>\
      <attribute name="sampling_frequency" filename="in_accel_sampling_frequency"/></channel>
      """
    }
    return """
      <?xml version="1.0" encoding="utf-8"?>\
      \(declarations)\
      <context name="network" description="mini"><device id="iio:device0" name="mini">\
      \(axes.joined())\
      <channel id="timestamp" type="input">\
      <scan-element index="3" format="le:s64/64&gt;&gt;0"/></channel>\
      <attribute name="current_timestamp_clock"/></device></context>
      """
  }

  /// libiio complains when there are none.
  private var declarations: String {
    """
    <!DOCTYPE context [<!ELEMENT context (device)*><!ELEMENT device (channel | attribute)*>\
    <!ELEMENT channel (scan-element?, attribute*)><!ELEMENT attribute EMPTY>\
    <!ELEMENT scan-element EMPTY><!ATTLIST context name CDATA #REQUIRED description CDATA #IMPLIED>\
    <!ATTLIST device id CDATA #REQUIRED name CDATA #IMPLIED>\
    <!ATTLIST channel id CDATA #REQUIRED type (input|output) #REQUIRED>\
    <!ATTLIST scan-element index CDATA #REQUIRED format CDATA #REQUIRED>\
    <!ATTLIST attribute name CDATA #REQUIRED filename CDATA #IMPLIED>]>
    """
  }
}
