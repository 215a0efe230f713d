internal import CIIO
internal import Platform

/// A device's buffer, through libiio 0.2x.
final class LibIIOBuffer: IIOBuffer {
  /// How many blocks of readings the kernel may hold back for us: at 20 ms each, twice as long as
  /// they are ever left there.
  private static var blockCount: UInt32 { 8 }

  private let handle: Handle
  private let channels: [Channel]
  /// The device belongs to it.
  private let context: LibIIOContext

  /// Owns a buffer. The corresponding C function is `iio_buffer_destroy`.
  private struct Handle: ~Copyable {
    let pointer: OpaquePointer
    deinit { iio_buffer_destroy(pointer) }
  }

  private struct Channel {
    let pointer: OpaquePointer
    let bitWidth: UInt32
    let isSigned: Bool
  }

  /// Switches the buffer on. The corresponding C function is `iio_device_create_buffer`.
  init(
    device: OpaquePointer, channels: [OpaquePointer], scans: Int, of context: LibIIOContext
  ) throws(Errno) {
    // Not every backend can say how many blocks there are; then its own choice stands.
    _ = iio_device_set_kernel_buffers_count(device, Self.blockCount)
    guard let pointer = iio_device_create_buffer(device, scans, false) else {
      throw Errno.current
    }
    handle = Handle(pointer: pointer)
    self.context = context
    self.channels = channels.map { channel in
      let format = iio_channel_get_data_format(channel)?.pointee
      return Channel(
        pointer: channel, bitWidth: format?.length ?? 0, isSigned: format?.is_signed ?? true)
    }
  }

  func pollDescriptor() throws(Errno) -> Int32 {
    let descriptor = iio_buffer_get_poll_fd(handle.pointer)
    if descriptor < 0 { throw Errno(rawValue: -descriptor) }
    return descriptor
  }

  func setNonBlocking() throws(Errno) {
    let result = iio_buffer_set_blocking_mode(handle.pointer, false)
    if result < 0 { throw Errno(rawValue: -result) }
  }

  func refill() throws(Errno) -> Int {
    let count = iio_buffer_refill(handle.pointer)
    if count < 0 { throw Errno(rawValue: Int32(-count)) }
    return count / iio_buffer_step(handle.pointer)
  }

  func value(channel index: Int, scan: Int) -> Int64 {
    let channel = channels[index]
    guard let first = iio_buffer_first(handle.pointer, channel.pointer) else { return 0 }
    let source = first + scan * iio_buffer_step(handle.pointer)
    var storage: UInt64 = 0
    return withUnsafeMutableBytes(of: &storage) { bytes in
      // It shifts, masks and extends the sign, in the width of the slot; the rest stays zero.
      iio_channel_convert(channel.pointer, bytes.baseAddress, source)
      switch (channel.bitWidth, channel.isSigned) {
      case (8, true): return Int64(bytes.load(as: Int8.self))
      case (8, false): return Int64(bytes.load(as: UInt8.self))
      case (16, true): return Int64(bytes.load(as: Int16.self))
      case (16, false): return Int64(bytes.load(as: UInt16.self))
      case (32, true): return Int64(bytes.load(as: Int32.self))
      case (32, false): return Int64(bytes.load(as: UInt32.self))
      default: return bytes.load(as: Int64.self)
      }
    }
  }

  func cancel() { iio_buffer_cancel(handle.pointer) }
}
