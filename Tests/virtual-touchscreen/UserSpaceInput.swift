internal import CLinux
internal import Platform

/// An input device that this program plays to the kernel; unplugged when its owner lets go of it.
/// The page is <https://docs.kernel.org/input/uinput.html>.
struct UserSpaceInput: ~Copyable {
  /// An axis from 0 to a maximum.
  struct Axis {
    let code: Int32
    let maximum: Int32
    /// Units in a millimetre.
    var resolution: Int32 = 0
  }

  /// One change; the kernel adds the time.
  struct Event: Equatable {
    let type: Int32
    let code: Int32
    let value: Int32
  }

  private static var path: String { "/dev/uinput" }

  private let file: FileDescriptor

  /// Plugs a device in.
  ///
  /// - Parameters:
  ///   - name: what the kernel shall call it.
  ///   - keys: the numbers of its keys.
  ///   - axes: its axes.
  ///   - properties: what it is like. The corresponding C constants are `INPUT_PROP_*`.
  /// - Returns: the device.
  /// - Throws: why the kernel refused.
  static func plug(
    name: String, keys: [Int32], axes: [Axis] = [], properties: [Int32] = []
  ) throws(Errno) -> UserSpaceInput {
    let device = UserSpaceInput(file: try FileDescriptor(opening: path, .writeOnly))
    try device.describe(name: name, keys: keys, axes: axes, properties: properties)
    try device.request(CLINUX_UI_DEV_CREATE, 0)
    return device
  }

  private init(file: consuming FileDescriptor) { self.file = file }

  private func describe(
    name: String, keys: [Int32], axes: [Axis], properties: [Int32]
  ) throws(Errno) {
    try request(CLINUX_UI_SET_EVBIT, Int(EV_KEY))
    for key in keys { try request(CLINUX_UI_SET_KEYBIT, Int(key)) }
    for property in properties { try request(CLINUX_UI_SET_PROPBIT, Int(property)) }
    if !axes.isEmpty { try request(CLINUX_UI_SET_EVBIT, Int(EV_ABS)) }
    for axis in axes {
      var setup = uinput_abs_setup()
      setup.code = UInt16(axis.code)
      setup.absinfo.maximum = axis.maximum
      setup.absinfo.resolution = axis.resolution
      try request(CLINUX_UI_ABS_SETUP, with: &setup)
    }
    var setup = uinput_setup()
    setup.id.bustype = UInt16(BUS_VIRTUAL)
    withUnsafeMutableBytes(of: &setup.name) { $0.copyBytes(from: name.utf8.prefix($0.count - 1)) }
    try request(CLINUX_UI_DEV_SETUP, with: &setup)
  }

  /// Sends changes that happen at once.
  func send(_ events: [Event]) throws(Errno) {
    let report = Event(type: EV_SYN, code: SYN_REPORT, value: 0)
    let records = (events + [report]).map { event in
      input_event(
        time: timeval(), type: UInt16(event.type), code: UInt16(event.code), value: event.value)
    }
    let result: Result<Void, Errno> = records.withUnsafeBytes { buffer in
      do throws(Errno) {
        return .success(try file.writeAll(buffer))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private func request(_ number: Int, _ argument: Int) throws(Errno) {
    try retryingOnInterrupt { clinux_ioctl(file.rawValue, UInt(number), argument) }
  }

  private func request<Setup>(_ number: Int, with setup: inout Setup) throws(Errno) {
    try retryingOnInterrupt {
      withUnsafeMutablePointer(to: &setup) {
        clinux_ioctl(file.rawValue, UInt(number), Int(bitPattern: $0))
      }
    }
  }
}
