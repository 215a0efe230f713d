/// A source of acceleration. It heals by itself: after a loss it looks for its device again, for ever.
@MainActor public protocol Accelerometer: AnyObject {
  /// Told of everything that happens, on the main thread. Set it before `start()`.
  var handler: (@MainActor (AccelerometerEvent) -> Void)? { get set }

  /// Begins to look for the device and to read it. Never blocks for long and never fails: what goes
  /// wrong is told as an event.
  func start()

  /// Stops reading and lets go of the device.
  func stop()
}

/// What an accelerometer tells.
public enum AccelerometerEvent: Sendable {
  /// The device was found and is being read.
  case started(AccelerometerDescription)
  /// A reading.
  case sample(AccelerometerSample)
  /// Something about the device that people should know, as a sentence. It is read all the same.
  case remark(String)
  /// There is no device, or it cannot be read now; the sentence says why, and what can be done.
  /// Said once a change; the accelerometer goes on trying.
  case unavailable(reason: String)
}

/// What is being read.
public struct AccelerometerDescription: Hashable, Sendable {
  /// The device's name, as `accel_3d`.
  public var name: String
  /// Samples a second, as the device says it.
  public var sampleRate: Double
  /// Whether the kernel collects the samples, or each is asked for.
  public var isBuffered: Bool

  /// A description from its parts; the rate in Hz.
  public init(name: String, sampleRate: Double, isBuffered: Bool) {
    self.name = name
    self.sampleRate = sampleRate
    self.isBuffered = isBuffered
  }
}
