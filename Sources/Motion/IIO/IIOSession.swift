internal import Platform

/// An accelerometer that has been found, set up and switched on. Letting go of it switches it off.
///
/// It belongs to one thread at a time: the worker opens it and may read it, or hands it to the main
/// thread. Only `cancel()` may be called from elsewhere meanwhile.
final class IIOSession: @unchecked Sendable {
  /// How the readings are had.
  enum Mode: Equatable {
    /// The kernel collects them, and this descriptor tells when.
    case watched(Int32)
    /// A server collects them, and each fetching waits.
    case fetched
    /// Each is asked for.
    case polled
  }

  let device: IIODevice
  let mode: Mode
  /// Samples a second, as the device says; nil when it does not say.
  let sampleRate: Double?

  private let context: any IIOContext
  private let index: Int
  private var buffer: (any IIOBuffer)?
  private let calibration: Calibration
  private var clock: SampleClock
  private let hasTimestamps: Bool
  private let now: @Sendable () -> Instant

  /// How often a polled device is asked, in Hz.
  static var pollRate: Double { 50 }

  static let axes = ["accel_x", "accel_y", "accel_z"]
  static var timestampChannel: String { "timestamp" }

  /// What turns a device's numbers into m/s².
  struct Calibration: Equatable {
    var scales: [Double]
    var offsets: [Double]
    var mount = MountMatrix.identity

    func acceleration(_ x: Double, _ y: Double, _ z: Double) -> Vector {
      mount.applied(
        to: Vector(
          x: (x + offsets[0]) * scales[0], y: (y + offsets[1]) * scales[1],
          z: (z + offsets[2]) * scales[2]))
    }
  }

  init(
    _ setup: IIOSetup, buffer: (any IIOBuffer)?, mode: Mode, hasTimestamps: Bool,
    now: @escaping @Sendable () -> Instant
  ) {
    device = setup.device
    context = setup.context
    index = setup.index
    calibration = setup.calibration
    sampleRate = setup.sampleRate
    clock = SampleClock(isMonotonic: setup.isMonotonic)
    self.buffer = buffer
    self.mode = mode
    self.hasTimestamps = hasTimestamps
    self.now = now
  }

  var description: AccelerometerDescription {
    let rate = mode == .polled ? min(sampleRate ?? Self.pollRate, Self.pollRate) : sampleRate
    return AccelerometerDescription(
      name: device.displayName, sampleRate: rate ?? 0, isBuffered: mode != .polled)
  }

  /// Whether readings may stay in the kernel's buffer for 50 ms: they know their times, and several
  /// come meanwhile.
  var canWait: Bool { hasTimestamps && (sampleRate ?? 0) >= 50 }

  /// Hands out what the buffer holds now, oldest first.
  ///
  /// - Parameter body: called for each sample.
  /// - Throws: `wouldBlock` when there is nothing to watch for yet, `timedOut` when there was nothing
  ///   to fetch, or what has happened to the device.
  func refill(_ body: (AccelerometerSample) -> Void) throws(Errno) {
    guard let buffer else { preconditionFailure("a polled device has no buffer") }
    let count = try buffer.refill()
    let arrival = now()
    for scan in 0..<count {
      let time: Double
      if hasTimestamps {
        time = clock.time(
          ofStamp: buffer.value(channel: Self.axes.count, scan: scan), arrival: arrival)
      } else {
        time = arrival.seconds - Double(count - 1 - scan) / (sampleRate ?? 100)
      }
      let acceleration = calibration.acceleration(
        Double(buffer.value(channel: 0, scan: scan)), Double(buffer.value(channel: 1, scan: scan)),
        Double(buffer.value(channel: 2, scan: scan)))
      body(AccelerometerSample(acceleration, timestamp: time))
    }
  }

  /// Asks for one reading; some drivers sleep for two sample intervals an axis.
  ///
  /// - Returns: the sample, with the time in the middle of the asking.
  /// - Throws: what has happened to the device.
  func poll() throws(Errno) -> AccelerometerSample {
    let start = now()
    let (x, y, z) = (try raw(0), try raw(1), try raw(2))
    let middle = (start.seconds + now().seconds) / 2
    return AccelerometerSample(calibration.acceleration(x, y, z), timestamp: middle)
  }

  /// Switches the device off, on this thread.
  func close() { buffer = nil }

  /// Finds out why the device says nothing any more.
  func diagnosis(of error: Errno) -> IIOFailure {
    let name = device.displayName
    if error == .noSuchDevice { return .unplugged(device: name) }
    // After a failure nothing more can be asked through a server's connection.
    if mode == .fetched {
      return error == .timedOut ? .silent(device: name) : .broken(device: name, error)
    }
    do throws(Errno) {
      _ = try context.value(of: IIOAttribute(device: index, owner: .device, name: "name"))
    } catch {
      return .unplugged(device: name)
    }
    guard error == .timedOut else { return .broken(device: name, error) }
    let enable = IIOAttribute(device: index, owner: .buffer, name: "enable")
    if mode != .polled, let state = try? context.value(of: enable), Int(state.trimmed) == 0 {
      return .stolen(device: name)
    }
    return .silent(device: name)
  }

  /// Ends a `refill` that waits on another thread.
  func cancel() { buffer?.cancel() }

  private func raw(_ axis: Int) throws(Errno) -> Double {
    let attribute = IIOAttribute(device: index, owner: .channel(Self.axes[axis]), name: "raw")
    guard let number = Double(try context.value(of: attribute).trimmed) else { throw .ioError }
    return number
  }
}

extension AccelerometerSample {
  init(_ acceleration: Vector, timestamp: Double) {
    self.init(timestamp: timestamp, x: acceleration.x, y: acceleration.y, z: acceleration.z)
  }
}

extension String {
  /// Without the spaces and line ends around it.
  var trimmed: String {
    let isBlank: (Character) -> Bool = { $0.isWhitespace || $0 == "\0" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
