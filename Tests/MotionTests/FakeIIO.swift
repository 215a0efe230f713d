import Platform
import TestSupport

@testable import Motion

/// A libiio whose devices, attributes and readings a test sets. Everything is on one thread there.
final class FakeIIO: @unchecked Sendable {
  var devices: [IIODevice] = []
  var values: [IIOAttribute: String] = [:]
  /// What was written, in order.
  var writes: [(attribute: IIOAttribute, value: String)] = []
  /// Attributes that refuse to be written.
  var readOnly: Set<IIOAttribute> = []
  /// Names of attributes that refuse to be read.
  var unreadable: Set<String> = []
  var openError: Errno?
  var opened: [String] = []

  /// Triggers that are set, by device; a device that is not in here takes none.
  var triggers: [Int: Int?] = [:]
  var refusedTriggers: Set<Int> = []

  var bufferError: Errno?
  var needsTrigger = false
  var pollDescriptorError: Errno?
  var buffers: [FakeBuffer] { weakBuffers.compactMap(\.buffer) }
  private var weakBuffers: [WeakBuffer] = []
  var requestedScans = 0
  /// What a buffer holds as soon as it is on.
  var firstScans: [[Int64]] = []

  private struct WeakBuffer {
    weak var buffer: FakeBuffer?
  }

  /// The buffer that is switched on.
  var buffer: FakeBuffer? { buffers.last }

  fileprivate func add(_ buffer: FakeBuffer) { weakBuffers.append(WeakBuffer(buffer: buffer)) }

  /// A HID accelerometer as Linux 6.12 shows it: 0.001 g a count, 100 Hz, a trigger of its own.
  static func hidAccelerometer() -> FakeIIO {
    let fake = FakeIIO()
    fake.devices = [
      IIODevice(id: "iio:device0", name: "accel_3d", channels: accelerometerChannels(bits: 16)),
      IIODevice(id: "trigger0", name: "accel_3d-dev0", isTrigger: true),
    ]
    for axis in IIOSession.axes {
      fake[0, .channel(axis), "scale"] = "0.009806650"
      fake[0, .channel(axis), "raw"] = axis == "accel_z" ? "1000" : "0"
      fake[0, .channel(axis), "sampling_frequency"] = "100.000000"
    }
    fake[0, .device, "name"] = "accel_3d"
    fake[0, .device, "current_timestamp_clock"] = "realtime"
    fake[0, .buffer, "enable"] = "1"
    fake.triggers = [0: 1]
    return fake
  }

  static func accelerometerChannels(bits: Int?) -> [IIOChannel] {
    IIOSession.axes.map { IIOChannel(id: $0, significantBits: bits) }
      + [IIOChannel(id: "timestamp", significantBits: bits == nil ? nil : 64)]
  }

  subscript(device: Int, owner: IIOAttribute.Owner, name: String) -> String? {
    get { values[IIOAttribute(device: device, owner: owner, name: name)] }
    set { values[IIOAttribute(device: device, owner: owner, name: name)] = newValue }
  }

  /// The first device measures so many times a second, and nobody may change that.
  func fixRate(_ rate: String) {
    for axis in IIOSession.axes {
      let attribute = IIOAttribute(device: 0, owner: .channel(axis), name: "sampling_frequency")
      values[attribute] = rate
      readOnly.insert(attribute)
    }
  }

  func open(_ uri: String) throws(Errno) -> any IIOContext {
    opened.append(uri)
    if let openError { throw openError }
    return FakeContext(self)
  }
}

private final class FakeContext: IIOContext {
  let devices: [IIODevice]
  private let fake: FakeIIO

  init(_ fake: FakeIIO) {
    self.fake = fake
    devices = fake.devices
  }

  func value(of attribute: IIOAttribute) throws(Errno) -> String {
    if fake.unreadable.contains(attribute.name) { throw .permissionDenied }
    guard let value = fake.values[attribute] else { throw .noSuchFileOrDirectory }
    return value
  }

  func set(_ attribute: IIOAttribute, to value: String) throws(Errno) {
    guard fake.values[attribute] != nil else { throw .noSuchFileOrDirectory }
    if fake.readOnly.contains(attribute) { throw .permissionDenied }
    fake.writes.append((attribute, value))
    fake.values[attribute] = value
  }

  func trigger(of device: Int) throws(Errno) -> Int? {
    guard let trigger = fake.triggers[device] else { throw .noSuchFileOrDirectory }
    return trigger
  }

  func setTrigger(_ trigger: Int, of device: Int) throws(Errno) {
    if fake.refusedTriggers.contains(trigger) { throw .invalidArgument }
    fake.triggers[device] = trigger
  }

  func makeBuffer(device: Int, channels: [String], scans: Int) throws(Errno) -> any IIOBuffer {
    if let error = fake.bufferError { throw error }
    if fake.needsTrigger, fake.triggers[device] == .some(nil) { throw .invalidArgument }
    fake.requestedScans = scans
    let buffer = FakeBuffer(pollDescriptorError: fake.pollDescriptorError)
    buffer.scans = fake.firstScans
    fake.add(buffer)
    return buffer
  }
}

final class FakeBuffer: IIOBuffer {
  /// What the next refill brings: x, y, z and a time stamp a scan.
  var scans: [[Int64]] = []
  /// What the next refill fails with.
  var error: Errno?
  /// The same, once there are no more scans.
  var errorAfterScans: Errno?
  private(set) var isCancelled = false
  private let pollDescriptorError: Errno?
  private var current: [[Int64]] = []

  init(pollDescriptorError: Errno?) { self.pollDescriptorError = pollDescriptorError }

  func pollDescriptor() throws(Errno) -> Int32 {
    if let pollDescriptorError { throw pollDescriptorError }
    return 99
  }

  func setNonBlocking() throws(Errno) {}

  func refill() throws(Errno) -> Int {
    if let error { throw error }
    if scans.isEmpty {
      throw errorAfterScans ?? (pollDescriptorError == nil ? .wouldBlock : .timedOut)
    }
    current = scans
    scans = []
    return current.count
  }

  func value(channel: Int, scan: Int) -> Int64 { current[scan][channel] }

  func cancel() { isCancelled = true }
}

/// Surroundings whose clock, worker and kernel a test steps.
@MainActor final class FakeSurroundings: IIOSurroundings {
  let clock = SteppedScheduler()
  let iio: FakeIIO
  /// While true, what jobs bring is held back: the sensor does not answer.
  var holdsJobs = false
  /// Whether the kernel tells of devices.
  var hasDeviceEvents = true
  private(set) var watched: [Int32] = []
  private var handlers: [Int32: @MainActor () -> Void] = [:]
  private var deviceHandler: (@MainActor (DeviceEvent) -> Void)?
  private var held: [@MainActor () -> Void] = []

  init(_ iio: FakeIIO) { self.iio = iio }

  var scheduler: any Scheduler { clock }

  var isWatchingDevices: Bool { deviceHandler != nil }

  var opener: SessionOpener {
    let (iio, clock) = (iio, clock)
    return { address, pollOnly in
      do throws(IIOFailure) {
        return .success(
          try IIOSession.open(
            address, pollOnly: pollOnly, openContext: { (uri) throws(Errno) in try iio.open(uri) },
            now: { MainActor.assumeIsolated { clock.now } }))
      } catch {
        return .failure(error)
      }
    }
  }

  func perform<Value: Sendable>(
    _ job: @escaping @Sendable () -> Value,
    then completion: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    if holdsJobs {
      let value = job()
      held.append { completion(value) }
    } else {
      clock.schedule(after: .zero) { completion(job()) }
    }
  }

  /// Hands out what was held back.
  func releaseJobs() {
    holdsJobs = false
    let jobs = held
    held = []
    for job in jobs { job() }
  }

  func watch(
    _ descriptor: Int32, _ handler: @escaping @MainActor () -> Void
  ) throws(Errno) -> @MainActor () -> Void {
    handlers[descriptor] = handler
    return { [weak self] in self?.handlers[descriptor] = nil }
  }

  func watchDevices(
    _ handler: @escaping @MainActor (DeviceEvent) -> Void
  ) throws(Errno) -> @MainActor () -> Void {
    guard hasDeviceEvents else { throw .permissionDenied }
    deviceHandler = handler
    return { [weak self] in self?.deviceHandler = nil }
  }

  var isWatching: Bool { !handlers.isEmpty }

  /// The buffer gets readings, and the loop sees them.
  func deliver(_ scans: [[Int64]]) {
    iio.buffer?.scans += scans
    for handler in handlers.values { handler() }
  }

  /// The next look at the buffer fails.
  func fail(_ error: Errno) {
    iio.buffer?.error = error
    for handler in handlers.values { handler() }
  }

  /// - Parameters:
  ///   - event: `add` or `remove`.
  ///   - device: the device it is about.
  ///   - sender: what a message of udev's begins with; the kernel's has nothing before it.
  func tell(_ event: String, of device: String = "iio:device0", as sender: String = "") {
    let message = "\(sender)\0ACTION=\(event)\0DEVPATH=/devices/x/\(device)\0SUBSYSTEM=iio\0"
    if let event = DeviceEvent(message: message.utf8) { deviceHandler?(event) }
  }
}

/// Keeps what an accelerometer tells.
@MainActor final class Listener {
  private(set) var started: [AccelerometerDescription] = []
  private(set) var samples: [AccelerometerSample] = []
  private(set) var remarks: [String] = []
  private(set) var reasons: [String] = []

  func listen(to accelerometer: any Accelerometer) {
    accelerometer.handler = { [self] event in
      switch event {
      case .started(let description): started.append(description)
      case .sample(let sample): samples.append(sample)
      case .remark(let remark): remarks.append(remark)
      case .unavailable(let reason): reasons.append(reason)
      }
    }
  }
}
