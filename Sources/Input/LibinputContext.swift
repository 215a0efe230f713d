internal import CInput
internal import Glibc
internal import Platform

/// A libinput context on the devices that udev knows for a seat, and all that must live as long.
struct LibinputContext: ~Copyable {
  private let udev: OpaquePointer
  private let libinput: OpaquePointer
  private let client: UnsafeMutablePointer<cinput_client>
  private let interface: UnsafeMutablePointer<libinput_interface>

  /// Opens the devices of a seat.
  ///
  /// - Parameters:
  ///   - seat: its name, as udev knows it.
  ///   - owner: serves libinput's callbacks; the context keeps it alive.
  /// - Returns: nil when libinput or udev refuse, which they do when memory or descriptors run out.
  ///   The corresponding C functions are `libinput_udev_create_context` and
  ///   `libinput_udev_assign_seat`.
  static func open(seat: String, client owner: LibinputClient) -> LibinputContext? {
    guard let udev = udev_new() else { return nil }
    let client = UnsafeMutablePointer<cinput_client>.allocate(capacity: 1)
    client.initialize(
      to: cinput_client(
        context: Unmanaged.passRetained(owner).toOpaque(), log: receiveLibinputLog))
    let interface = UnsafeMutablePointer<libinput_interface>.allocate(capacity: 1)
    interface.initialize(to: libinputInterface)
    guard let libinput = libinput_udev_create_context(interface, client, udev) else {
      udev_unref(udev)
      release(client, interface)
      return nil
    }
    cinput_start_log(libinput)
    let context = LibinputContext(
      udev: udev, libinput: libinput, client: client, interface: interface)
    guard libinput_udev_assign_seat(libinput, seat) == 0 else { return nil }
    return consume context
  }

  deinit {
    // Its last words would reach main-actor code from wherever this is let go of.
    cinput_stop_log(libinput)
    libinput_unref(libinput)
    udev_unref(udev)
    Self.release(client, interface)
  }

  private static func release(
    _ client: UnsafeMutablePointer<cinput_client>,
    _ interface: UnsafeMutablePointer<libinput_interface>
  ) {
    if let owner = client.pointee.context { Unmanaged<LibinputClient>.fromOpaque(owner).release() }
    client.deallocate()
    interface.deallocate()
  }

  /// Readable when there is something to dispatch. The corresponding C function is
  /// `libinput_get_fd`.
  var descriptor: Int32 { libinput_get_fd(libinput) }

  /// Reads the devices and queues what they say.
  ///
  /// - Throws: the kernel's error. The corresponding C function is `libinput_dispatch`.
  func dispatch() throws(Errno) {
    let result = libinput_dispatch(libinput)
    if result < 0 { throw Errno(rawValue: -result) }
  }

  /// Takes the next event from the queue; nil when it is empty. The corresponding C function is
  /// `libinput_get_event`.
  func nextEvent() -> LibinputEvent? {
    guard let event = libinput_get_event(libinput) else { return nil }
    defer { libinput_event_destroy(event) }
    return LibinputEvent(event)
  }
}
