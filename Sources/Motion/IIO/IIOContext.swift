internal import Platform

/// What `IIOSession` needs of libiio: a snapshot of devices, their attributes and buffers. Tests play
/// one of their own. A context and its buffer are used by one thread at a time.
protocol IIOContext: AnyObject {
  /// The devices that were there when the context was opened.
  var devices: [IIODevice] { get }

  /// Reads an attribute.
  func value(of attribute: IIOAttribute) throws(Errno) -> String

  /// Writes an attribute.
  func set(_ attribute: IIOAttribute, to value: String) throws(Errno)

  /// The device that triggers another one, by its place in `devices`; nil when none is set.
  /// Throws `noSuchFileOrDirectory` for a device that takes no trigger.
  func trigger(of device: Int) throws(Errno) -> Int?

  /// Lets a device be triggered by another one.
  func setTrigger(_ trigger: Int, of device: Int) throws(Errno)

  /// Switches a device's buffer on.
  ///
  /// - Parameters:
  ///   - device: its place in `devices`.
  ///   - channels: the ids of the channels to collect, and no others.
  ///   - scans: how many readings are handed over together.
  /// - Returns: the buffer, which is on for as long as it lives.
  /// - Throws: as `resourceBusy`, `permissionDenied`, or `invalidArgument` without a trigger.
  func makeBuffer(device: Int, channels: [String], scans: Int) throws(Errno) -> any IIOBuffer
}

/// Readings that the kernel, or a server, collects. Letting go of it switches the collecting off.
protocol IIOBuffer: AnyObject {
  /// What to watch for readings. Throws `noFunction` where that cannot be done.
  func pollDescriptor() throws(Errno) -> Int32

  /// Lets `refill()` return at once, with `wouldBlock` when there is nothing.
  func setNonBlocking() throws(Errno)

  /// Fetches readings. Waits for a second at most, then throws `timedOut`.
  ///
  /// - Returns: how many readings there are now.
  func refill() throws(Errno) -> Int

  /// A number of a reading, as the hardware meant it.
  ///
  /// - Parameters:
  ///   - channel: its place in the channels that the buffer was made with.
  ///   - scan: which reading, from 0.
  /// - Returns: the number, sign and all.
  func value(channel: Int, scan: Int) -> Int64

  /// Ends a `refill()` that waits on another thread.
  func cancel()
}

/// A device of a context.
struct IIODevice: Hashable, Sendable {
  /// As `iio:device0`.
  var id: String
  /// As `lis3dh`; some have none.
  var name: String?
  var isTrigger = false
  /// What it measures.
  var channels: [IIOChannel] = []

  /// What people call it.
  var displayName: String { name ?? id }
}

/// An input of a device.
struct IIOChannel: Hashable, Sendable {
  /// As `accel_x`.
  var id: String
  /// The bits of a reading that mean something; nil for a channel that no buffer collects.
  var significantBits: Int?
}

/// The name of an attribute, and whose it is.
struct IIOAttribute: Hashable, Sendable {
  enum Owner: Hashable, Sendable {
    case device
    case channel(String)
    case buffer
  }

  /// The device's place in the context's `devices`.
  var device: Int
  var owner: Owner
  var name: String
}
