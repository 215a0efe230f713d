internal import CLinux
internal import Glibc

/// Tells the service manager how the service is: one datagram a message to `$NOTIFY_SOCKET`, the
/// protocol of sd_notify(3). Without that variable it does nothing.
public struct ServiceNotifier: Sendable {
  private let path: String?

  /// How often at least it wants to hear `WATCHDOG=1`; nil when it does not.
  public let watchdogInterval: Duration?

  /// Addresses a service manager.
  ///
  /// - Parameters:
  ///   - path: the socket's path, `@` first for an abstract one; nil for nobody.
  ///   - watchdogInterval: how often at least it wants to hear `WATCHDOG=1`.
  public init(path: String?, watchdogInterval: Duration? = nil) {
    self.path = path
    self.watchdogInterval = watchdogInterval
  }

  /// The manager that started this process. Its variables are taken out of the environment, so that
  /// no child speaks for us.
  public static func fromEnvironment() -> ServiceNotifier {
    func take(_ name: String) -> String? {
      defer { unsetenv(name) }
      return getenv(name).map { String(cString: $0) }
    }
    return ServiceNotifier(
      path: take("NOTIFY_SOCKET"),
      watchdogInterval: watchdogInterval(
        microseconds: take("WATCHDOG_USEC"), process: take("WATCHDOG_PID"), of: getpid()))
  }

  /// How often at least `WATCHDOG=1` is wanted.
  ///
  /// - Parameters:
  ///   - microseconds: what `WATCHDOG_USEC` says.
  ///   - process: what `WATCHDOG_PID` says: whom it means; without it everybody.
  ///   - own: the number of this process.
  /// - Returns: nil when nothing is wanted of this process.
  static func watchdogInterval(
    microseconds: String?, process: String?, of own: Int32
  ) -> Duration? {
    guard let microseconds = microseconds.flatMap(Int64.init), microseconds > 0,
      process == nil || process == String(own)
    else { return nil }
    return .microseconds(microseconds)
  }

  /// Whether there is somebody to tell.
  public var hasManager: Bool { path != nil }

  /// Tells that the service takes its options over anew; `READY=1` must follow.
  ///
  /// - Parameter now: the time, by which the manager knows which order to do so is meant.
  public func sendReloading(at now: Instant) {
    send("RELOADING=1\nMONOTONIC_USEC=\(now.nanoseconds / 1000)")
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
