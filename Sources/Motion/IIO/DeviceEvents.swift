internal import CLinux
internal import Glibc
internal import Platform

/// That an IIO device came or went.
struct DeviceEvent: Hashable, Sendable {
  /// Whether it went.
  var isRemoval: Bool
  /// As `iio:device0`.
  var device: String
  /// Whether udev has just done what its rules say to a device that came: set rights, above all.
  var isSettled = false

  /// That something may have come: messages were lost.
  static var unknown: DeviceEvent { DeviceEvent(isRemoval: false, device: "") }

  private init(isRemoval: Bool, device: String) {
    self.isRemoval = isRemoval
    self.device = device
  }

  /// Reads a message of the kernel, or of udev, which sends the same lines behind a header.
  ///
  /// - Parameter message: lines that end with a zero byte each; nil comes back when it is about
  ///   anything but an IIO device.
  init?(message: some Sequence<UInt8>) {
    let lines = Array(message).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    guard lines.contains("SUBSYSTEM=iio"),
      let path = lines.first(where: { $0.hasPrefix("DEVPATH=") }),
      let action = lines.first(where: { $0.hasPrefix("ACTION=") })
    else { return nil }
    isRemoval = action == "ACTION=remove"
    isSettled = lines.first == "libudev" && action == "ACTION=add"
    device = path.split(separator: "/").last.map(String.init) ?? ""
  }
}

/// Hears from the kernel, and from udev when it has set the rights, that devices come and go.
/// The page is netlink(7), `NETLINK_KOBJECT_UEVENT`.
struct DeviceEventSocket: ~Copyable {
  private static var kernelGroup: UInt32 { 1 }
  private static var udevGroup: UInt32 { 2 }

  private let socket: FileDescriptor

  /// Begins to listen.
  ///
  /// - Throws: the kernel's error. The corresponding C functions are `socket` and `bind`.
  init() throws(Errno) {
    let type = SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let socket = FileDescriptor(
      owning: try retryingOnInterrupt {
        Glibc.socket(AF_NETLINK, Int32(type), NETLINK_KOBJECT_UEVENT)
      })
    var address = sockaddr_nl()
    address.nl_family = sa_family_t(AF_NETLINK)
    address.nl_groups = Self.kernelGroup | Self.udevGroup
    try retryingOnInterrupt {
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(socket.rawValue, $0, socklen_t(MemoryLayout<sockaddr_nl>.size))
        }
      }
    }
    self.socket = socket
  }

  var descriptor: Int32 { socket.rawValue }

  /// Reads all messages that wait.
  ///
  /// - Returns: what they say of IIO devices, and whether any were lost.
  func next() -> [DeviceEvent] {
    var events: [DeviceEvent] = []
    withUnsafeTemporaryAllocation(byteCount: 8192, alignment: 1) { buffer in
      while true {
        do throws(Errno) {
          let count = try socket.read(into: buffer)
          if let event = DeviceEvent(message: buffer[..<count]) { events.append(event) }
        } catch {
          if error.rawValue == ENOBUFS { events.append(.unknown) }
          return
        }
      }
    }
    return events
  }
}
