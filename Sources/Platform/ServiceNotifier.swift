internal import CLinux
internal import Glibc

/// Tells the service manager how the service is: one datagram a message to `$NOTIFY_SOCKET`, the
/// protocol of sd_notify(3). Without that variable it does nothing.
public struct ServiceNotifier: Sendable {
  private let path: String?

  /// Addresses a service manager.
  ///
  /// - Parameter path: the socket's path, `@` first for an abstract one; nil for nobody.
  public init(path: String?) { self.path = path }

  /// The manager that started this process. The variable is taken out of the environment, so that
  /// no child speaks for us.
  public static func fromEnvironment() -> ServiceNotifier {
    let path = getenv("NOTIFY_SOCKET").map { String(cString: $0) }
    unsetenv("NOTIFY_SOCKET")
    return ServiceNotifier(path: path)
  }

  /// Sends a message, as `READY=1` or `STATUS=…`. Errors are not told: nobody could act on them.
  ///
  /// - Parameter message: assignments, one a line.
  public func send(_ message: String) {
    guard let path else { return }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    var bytes = Array(path.utf8)
    guard !bytes.isEmpty, bytes.count < capacity else { return }
    if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
    let number = socket(
      AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard number >= 0 else { return }
    let descriptor = FileDescriptor(owning: number)
    let text = Array(message.utf8)
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = sendto(descriptor.rawValue, text, text.count, Int32(MSG_NOSIGNAL), address, length)
      }
    }
  }
}
