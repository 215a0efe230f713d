internal import CLinux
internal import Platform

/// A HID device that this program plays to the kernel.
/// The page is <https://docs.kernel.org/hid/uhid.html>.
struct UserSpaceHID: ~Copyable {
  /// What the kernel wants.
  enum Event {
    /// The device has been taken by a driver.
    case start
    /// A report is asked for; answer with `reply(to:report:)`.
    case getReport(id: UInt32, isFeature: Bool)
    /// A report is set; confirm with `confirm(_:)`.
    case setReport(id: UInt32, isFeature: Bool, bytes: [UInt8])
    case other
  }

  private static var path: String { "/dev/uhid" }
  private static var busUSB: UInt16 { 3 }

  private let file: FileDescriptor

  init() throws(Errno) {
    file = try FileDescriptor(opening: Self.path, .readWrite, options: .nonBlocking)
  }

  var descriptor: Int32 { file.rawValue }

  /// Plugs the device in.
  func create(name: String, descriptor: ReportDescriptor) throws(Errno) {
    var payload = padded(name, to: 128)  // name
    payload += padded("virtual", to: 64)  // phys
    payload += padded("virtual-accelerometer", to: 64)  // uniq
    payload += native(UInt16(descriptor.bytes.count)) + native(Self.busUSB)
    payload += native(UInt32(0)) + native(UInt32(0))  // vendor, product
    payload += native(UInt32(0)) + native(UInt32(0))  // version, country
    try send(UHID_CREATE2, payload + descriptor.bytes)
  }

  /// Pulls the device out.
  func destroy() throws(Errno) { try send(UHID_DESTROY, []) }

  /// Sends an input report.
  func input(_ report: [UInt8]) throws(Errno) {
    try send(UHID_INPUT2, native(UInt16(report.count)) + report)
  }

  /// Answers a request for a report.
  func reply(to id: UInt32, report: [UInt8]) throws(Errno) {
    let payload = native(id) + native(UInt16(0)) + native(UInt16(report.count)) + report
    try send(UHID_GET_REPORT_REPLY, payload)
  }

  /// Confirms that a report was set.
  func confirm(_ id: UInt32) throws(Errno) {
    try send(UHID_SET_REPORT_REPLY, native(id) + native(UInt16(0)))
  }

  /// The next thing the kernel wants; nil when there is nothing.
  func nextEvent() throws(Errno) -> Event? {
    var bytes = [UInt8](repeating: 0, count: MemoryLayout<uhid_event>.size)
    let result: Result<Int, Errno> = bytes.withUnsafeMutableBytes { buffer in
      do throws(Errno) {
        return .success(try file.read(into: buffer))
      } catch {
        return .failure(error)
      }
    }
    if case .failure(.wouldBlock) = result { return nil }
    _ = try result.get()
    func number<N: FixedWidthInteger>(_ offset: Int, as type: N.Type) -> N {
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
    }
    // The type, then what belongs to it: an id, the report's number and kind, size and bytes.
    let isFeature = UInt32(bytes[9]) == UHID_FEATURE_REPORT.rawValue
    switch number(0, as: UInt32.self) {
    case UHID_START.rawValue:
      return .start
    case UHID_GET_REPORT.rawValue:
      return .getReport(id: number(4, as: UInt32.self), isFeature: isFeature)
    case UHID_SET_REPORT.rawValue:
      let size = Int(number(10, as: UInt16.self))
      return .setReport(
        id: number(4, as: UInt32.self), isFeature: isFeature, bytes: Array(bytes[12..<12 + size]))
    default:
      return .other
    }
  }

  private func send(_ type: uhid_event_type, _ payload: [UInt8]) throws(Errno) {
    let bytes = native(type.rawValue) + payload
    let result: Result<Void, Errno> = bytes.withUnsafeBytes { buffer in
      do throws(Errno) {
        return .success(try file.writeAll(buffer))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private func native<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
  }

  private func padded(_ text: String, to count: Int) -> [UInt8] {
    let bytes = Array(text.utf8.prefix(count - 1))
    return bytes + [UInt8](repeating: 0, count: count - bytes.count)
  }
}
