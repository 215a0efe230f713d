internal import CIIO
internal import Glibc
internal import Platform

/// The devices of a URI, through libiio 0.2x.
final class LibIIOContext: IIOContext {
  /// How long libiio waits for anything, in milliseconds.
  private static var timeout: UInt32 { 1000 }

  let devices: [IIODevice]
  private let handle: Handle
  private let pointers: [OpaquePointer]

  /// Owns a context. The corresponding C function is `iio_context_destroy`.
  private struct Handle: ~Copyable {
    let pointer: OpaquePointer
    deinit { iio_context_destroy(pointer) }
  }

  /// Opens a context; over a network that may take seconds.
  ///
  /// - Parameter uri: where, as `local:`.
  /// - Throws: what libiio says. The corresponding C function is `iio_create_context_from_uri`.
  init(uri: String) throws(Errno) {
    // libiio 0.24 writes into the text it is given.
    let copy = strdup(uri)
    defer { free(copy) }
    guard let pointer = iio_create_context_from_uri(copy) else { throw Errno.current }
    handle = Handle(pointer: pointer)
    _ = iio_context_set_timeout(pointer, Self.timeout)
    pointers = (0..<iio_context_get_devices_count(pointer)).compactMap { index in
      iio_context_get_device(pointer, index)
    }
    devices = pointers.map(describe)
  }

  func value(of attribute: IIOAttribute) throws(Errno) -> String {
    let device = pointers[attribute.device]
    let capacity = 4096
    let result: Result<String, Errno> = withUnsafeTemporaryAllocation(
      of: CChar.self, capacity: capacity
    ) { buffer in
      guard let base = buffer.baseAddress else { return .failure(.noMemory) }
      let count =
        switch attribute.owner {
        case .device: iio_device_attr_read(device, attribute.name, base, capacity)
        case .buffer: iio_device_buffer_attr_read(device, attribute.name, base, capacity)
        case .channel(let id):
          if let channel = iio_device_find_channel(device, id, false) {
            iio_channel_attr_read(channel, attribute.name, base, capacity)
          } else {
            -Int(ENOENT)
          }
        }
      if count < 0 { return .failure(Errno(rawValue: Int32(-count))) }
      buffer[capacity - 1] = 0
      return .success(String(cString: base))
    }
    return try result.get()
  }

  func set(_ attribute: IIOAttribute, to value: String) throws(Errno) {
    let device = pointers[attribute.device]
    let count =
      switch attribute.owner {
      case .device: iio_device_attr_write(device, attribute.name, value)
      case .buffer: iio_device_buffer_attr_write(device, attribute.name, value)
      case .channel(let id):
        if let channel = iio_device_find_channel(device, id, false) {
          iio_channel_attr_write(channel, attribute.name, value)
        } else {
          -Int(ENOENT)
        }
      }
    if count < 0 { throw Errno(rawValue: Int32(-count)) }
  }

  func trigger(of device: Int) throws(Errno) -> Int? {
    var trigger: OpaquePointer?
    let result = iio_device_get_trigger(pointers[device], &trigger)
    // It takes triggers but has none.
    if result == -EIO { return nil }
    if result < 0 { throw Errno(rawValue: -result) }
    return pointers.firstIndex { $0 == trigger }
  }

  func setTrigger(_ trigger: Int, of device: Int) throws(Errno) {
    let result = iio_device_set_trigger(pointers[device], pointers[trigger])
    if result < 0 { throw Errno(rawValue: -result) }
  }

  func makeBuffer(
    device: Int, channels: [String], scans: Int
  ) throws(Errno) -> any IIOBuffer {
    let pointer = pointers[device]
    for index in 0..<iio_device_get_channels_count(pointer) {
      guard let channel = iio_device_get_channel(pointer, index) else { continue }
      iio_channel_disable(channel)
    }
    var collected: [OpaquePointer] = []
    for id in channels {
      guard let channel = iio_device_find_channel(pointer, id, false) else {
        throw .noSuchFileOrDirectory
      }
      iio_channel_enable(channel)
      collected.append(channel)
    }
    return try LibIIOBuffer(device: pointer, channels: collected, scans: scans, of: self)
  }
}

private func describe(_ device: OpaquePointer) -> IIODevice {
  let channels = (0..<iio_device_get_channels_count(device)).compactMap { index -> IIOChannel? in
    guard let channel = iio_device_get_channel(device, index),
      !iio_channel_is_output(channel), let id = iio_channel_get_id(channel)
    else { return nil }
    let isCollected = iio_channel_is_scan_element(channel)
    let format = isCollected ? iio_channel_get_data_format(channel) : nil
    return IIOChannel(
      id: String(cString: id), significantBits: format.map { Int($0.pointee.bits) })
  }
  return IIODevice(
    id: iio_device_get_id(device).map { String(cString: $0) } ?? "",
    name: iio_device_get_name(device).map { String(cString: $0) },
    isTrigger: iio_device_is_trigger(device), channels: channels)
}
