internal import Platform

/// What `IIOAccelerometer` needs of the program around it. Tests have one of their own.
@MainActor protocol IIOSurroundings: AnyObject {
  /// The clock and the timers.
  var scheduler: any Scheduler { get }

  /// Opens a sensor. Called where it may block.
  var opener: SessionOpener { get }

  /// Runs a job where it may block, one after the other, and then what comes of it on the main thread.
  func perform<Value: Sendable>(
    _ job: @escaping @Sendable () -> Value,
    then completion: @escaping @MainActor @Sendable (Value) -> Void)

  /// Calls a handler whenever there is something to read.
  ///
  /// - Returns: what ends that.
  func watch(
    _ descriptor: Int32, _ handler: @escaping @MainActor () -> Void
  ) throws(Errno) -> @MainActor () -> Void

  /// Calls a handler whenever an IIO device of this machine comes or goes.
  ///
  /// - Returns: what ends that.
  func watchDevices(
    _ handler: @escaping @MainActor (DeviceEvent) -> Void
  ) throws(Errno) -> @MainActor () -> Void
}

/// Opens the sensor at an address; the flag says that its buffer has proved to stay empty.
typealias SessionOpener =
  @Sendable (AccelerometerAddress, _ pollOnly: Bool) -> Result<IIOSession, IIOFailure>

/// The surroundings of the real program: its event loop, a worker, and libiio.
@MainActor final class LoopSurroundings: IIOSurroundings {
  private let loop: EventLoop
  private let worker: Worker

  init(_ loop: EventLoop) throws(Errno) {
    self.loop = loop
    worker = try Worker(name: "accelerometer")
  }

  var scheduler: any Scheduler { loop }

  var opener: SessionOpener {
    { address, pollOnly in
      do throws(IIOFailure) {
        return .success(
          try IIOSession.open(
            address, pollOnly: pollOnly,
            openContext: { (uri) throws(Errno) in try LibIIOContext(uri: uri) },
            now: { Instant.now() }))
      } catch {
        return .failure(error)
      }
    }
  }

  func perform<Value: Sendable>(
    _ job: @escaping @Sendable () -> Value,
    then completion: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    let mailbox = loop.mailbox
    worker.submit {
      let value = job()
      mailbox.post { completion(value) }
    }
  }

  func watch(
    _ descriptor: Int32, _ handler: @escaping @MainActor () -> Void
  ) throws(Errno) -> @MainActor () -> Void {
    let watch = try loop.watch(descriptor, for: .readable) { _ in handler() }
    return { watch.cancel() }
  }

  func watchDevices(
    _ handler: @escaping @MainActor (DeviceEvent) -> Void
  ) throws(Errno) -> @MainActor () -> Void {
    let box = DeviceEventSocketBox(try DeviceEventSocket())
    return try watch(box.socket.descriptor) {
      for event in box.socket.next() { handler(event) }
    }
  }
}

/// Lets closures share a socket.
private final class DeviceEventSocketBox {
  let socket: DeviceEventSocket

  init(_ socket: consuming DeviceEventSocket) { self.socket = socket }
}
