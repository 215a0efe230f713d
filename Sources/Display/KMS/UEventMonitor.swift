internal import CLinux
internal import Glibc
internal import Platform

/// Hears from the kernel, and from udev where it runs, that cards or screens have changed.
///
/// The kernel's own word needs no udev, but comes before udev has set who may open a new card; udev's
/// word comes when that is done. The socket of both is read here, without a library.
@MainActor final class UEventMonitor: CardMonitor {
  var handler: (@MainActor () -> Void)?
  private let socket: FileDescriptor
  private var watch: EventLoop.Watch?

  /// Listens from now on. The corresponding C constant is `NETLINK_KOBJECT_UEVENT`.
  ///
  /// - Throws: the kernel's error.
  init(loop: EventLoop) throws(Errno) {
    let kind = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let socket = FileDescriptor(
      owning: try retryingOnInterrupt {
        Glibc.socket(AF_NETLINK, kind, NETLINK_KOBJECT_UEVENT)
      })
    var address = sockaddr_nl()
    address.nl_family = sa_family_t(AF_NETLINK)
    address.nl_groups = Self.kernelGroup | Self.udevGroup
    let number = socket.rawValue
    try retryingOnInterrupt {
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(number, $0, socklen_t(MemoryLayout<sockaddr_nl>.size))
        }
      }
    }
    self.socket = consume socket
    watch = try loop.watch(number, for: .readable) { [weak self] _ in self?.readEvents() }
  }

  private static let kernelGroup: UInt32 = 1
  private static let udevGroup: UInt32 = 2

  func stop() {
    handler = nil
    watch?.cancel()
  }

  private func readEvents() {
    var concernsCards = false
    withUnsafeTemporaryAllocation(byteCount: 8192, alignment: 1) { buffer in
      while true {
        do throws(Errno) {
          let count = try socket.read(into: buffer)
          if Self.concernsCards(UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
            concernsCards = true
          }
        } catch .noBufferSpace {
          // Some were lost; one of them may have been ours.
          concernsCards = true
        } catch {
          break
        }
      }
    }
    if concernsCards { handler?() }
  }

  /// Reads an event.
  ///
  /// - Parameter event: texts that each end in a zero byte; udev puts numbers before them.
  /// - Returns: whether it is about cards or screens.
  nonisolated static func concernsCards(_ event: UnsafeRawBufferPointer) -> Bool {
    event.split(separator: 0).contains { $0.elementsEqual("SUBSYSTEM=drm".utf8) }
  }
}
