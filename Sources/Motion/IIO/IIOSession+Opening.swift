internal import Platform

extension IIOSession {
  /// How long readings may be held back, in s: no longer than a frame or so.
  private static var greatestLatency: Double { 0.02 }
  /// The same over a network, where each fetching costs a round trip.
  private static var greatestLatencyOverNetwork: Double { 0.04 }

  /// Opens what an address names: buffered if that can be had, polled otherwise.
  ///
  /// - Parameters:
  ///   - address: what to open.
  ///   - pollOnly: whether the buffer has proved to stay empty.
  ///   - openContext: opens libiio's context.
  ///   - now: the monotonic clock.
  /// - Returns: the sensor, switched on.
  /// - Throws: why it cannot be read.
  static func open(
    _ address: AccelerometerAddress, pollOnly: Bool,
    openContext: (String) throws(Errno) -> any IIOContext, now: @escaping @Sendable () -> Instant
  ) throws(IIOFailure) -> IIOSession {
    let context: any IIOContext
    do throws(Errno) {
      context = try openContext(address.uri)
    } catch {
      // Without any IIO device the kernel has not even a folder for them.
      let isEmpty = address.isLocal && (error == .noSuchFileOrDirectory || error == .noSuchDevice)
      throw isEmpty ? .missing(address) : .unreachable(uri: address.uri, error)
    }
    var setup = try IIOSetup(address, in: context)
    if setup.hasBuffer && !pollOnly {
      do throws(Errno) {
        return try openBuffered(setup, isLocal: address.isLocal, now: now)
      } catch .resourceBusy {
        throw .busy(device: setup.device.displayName)
      } catch {
        // No trigger, or no right to the buffer: the readings may still be had one by one.
      }
    }
    setup.setRate(isPolled: true)
    let session = IIOSession(setup, buffer: nil, mode: .polled, hasTimestamps: false, now: now)
    let name = setup.device.displayName
    let sample: AccelerometerSample
    do throws(Errno) {
      sample = try session.poll()
    } catch .permissionDenied {
      throw .forbidden(device: name)
    } catch .resourceBusy {
      throw .busy(device: name)
    } catch {
      throw .broken(device: name, error)
    }
    // Some drivers answer with zeros for a part that does not: one that works feels gravity.
    if sample.acceleration == .zero { throw .silent(device: name) }
    return session
  }

  private static func openBuffered(
    _ setup: IIOSetup, isLocal: Bool, now: @escaping @Sendable () -> Instant
  ) throws(Errno) -> IIOSession {
    var setup = setup
    setup.setRate(isPolled: false)
    setup.setClock()
    setup.setTrigger()
    let latency = isLocal ? greatestLatency : greatestLatencyOverNetwork
    let scans = max(1, Int((setup.sampleRate ?? 0) * latency))
    let hasTimestamps = setup.hasTimestamps
    let buffer = try setup.context.makeBuffer(
      device: setup.index, channels: axes + (hasTimestamps ? [timestampChannel] : []), scans: scans)
    let mode: Mode
    do throws(Errno) {
      let descriptor = try buffer.pollDescriptor()
      try buffer.setNonBlocking()
      mode = .watched(descriptor)
    } catch .noFunction {
      mode = .fetched
    }
    return IIOSession(setup, buffer: buffer, mode: mode, hasTimestamps: hasTimestamps, now: now)
  }
}
