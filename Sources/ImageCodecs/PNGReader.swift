internal import CPNG
internal import Glibc
internal import Raster

/// One pass over a PNG, from the header to the end mark. The corresponding C type is `png_struct`.
struct PNGReader: ~Copyable {
  /// Where the bytes come from.
  enum Source {
    /// An open file, read from its beginning.
    case descriptor(Int32)
    /// Bytes that outlive the reader.
    case memory(UnsafeRawBufferPointer)
  }

  /// What is known before the first pixel.
  struct Header {
    let size: PixelSize
    let isInterlaced: Bool
    let format: RowFormat

    /// The bytes of a row.
    var rowSize: Int { size.width * format.bytesPerPixel }
  }

  private let handle: OpaquePointer
  private let name: String

  /// A reader at the beginning.
  ///
  /// - Parameters:
  ///   - source: the bytes.
  ///   - name: what errors call the picture.
  /// - Throws: `unreadable` when a file has no beginning to go back to, or without memory.
  init(_ source: Source, name: String) throws(ImageError) {
    let handle: OpaquePointer? =
      switch source {
      case .descriptor(let descriptor):
        lseek(descriptor, 0, SEEK_SET) == 0 ? cpng_reader_create_for_descriptor(descriptor) : nil
      case .memory(let bytes):
        cpng_reader_create_for_memory(bytes.baseAddress, bytes.count)
      }
    guard let handle else {
      throw ImageError(kind: .unreadable, path: name, reason: systemErrorText(errno))
    }
    self.handle = handle
    self.name = name
  }

  deinit { cpng_reader_free(handle) }

  /// Reads what precedes the pixels, and checks the size of the picture.
  func readHeader(within limits: DecodingLimits) throws(ImageError) -> Header {
    var header = cpng_header()
    let status = cpng_read_header(
      handle, UInt32(clamping: limits.maximumWidth), UInt32(clamping: limits.maximumHeight),
      &header)
    let size = PixelSize(width: Int(header.width), height: Int(header.height))
    if status == CPNG_TOO_LARGE {
      let largest = PixelSize(width: limits.maximumWidth, height: limits.maximumHeight)
      throw tooLarge(size, "at most \(largest) can be read")
    }
    try check(status)
    if size.width * size.height > limits.maximumPixelCount {
      throw tooLarge(size, "at most \(limits.maximumPixelCount) in all can be read")
    }
    if header.is_interlaced && size.width * size.height > limits.maximumInterlacedPixelCount {
      throw tooLarge(
        size,
        "interlaced, of which at most \(limits.maximumInterlacedPixelCount) in all can be read")
    }
    guard let format = RowFormat(rawValue: Int(header.channels)) else {
      preconditionFailure("the C reader gives 1, 3 or 4 channels")
    }
    return Header(size: size, isInterlaced: header.is_interlaced, format: format)
  }

  /// Reads the next row, as long as the header says. Not for interlaced pictures.
  func readRow(into row: UnsafeMutableBufferPointer<UInt8>) throws(ImageError) {
    try check(cpng_read_row(handle, row.baseAddress))
  }

  /// Reads all rows, one after the other without gaps.
  func readInterlaced(into rows: UnsafeMutableBufferPointer<UInt8>) throws(ImageError) {
    try check(cpng_read_interlaced(handle, rows.baseAddress))
  }

  /// Reads what follows the pixels.
  func readEnd() throws(ImageError) { try check(cpng_read_end(handle)) }

  /// What Exif says, as far as it has been met.
  var orientation: Orientation? {
    var count = 0
    guard let bytes = cpng_reader_exif(handle, &count) else { return nil }
    return Orientation(exif: UnsafeRawBufferPointer(start: bytes, count: count))
  }

  private func tooLarge(_ size: PixelSize, _ limit: String) -> ImageError {
    ImageError(kind: .tooLarge, path: name, reason: "\(size) pixels; \(limit)")
  }

  private func check(_ status: cpng_status) throws(ImageError) {
    if status == CPNG_OK { return }
    let failure = cpng_reader_failure(handle).pointee
    switch status {
    case CPNG_NOT_PNG:
      var count = 0
      let bytes = UnsafeRawBufferPointer(start: cpng_reader_pending(handle, &count), count: count)
      throw ImageError(kind: .notPNG, path: name, reason: describeForeignFile(bytes))
    case CPNG_TRUNCATED:
      throw ImageError(kind: .truncated, path: name, reason: "the file ends early")
    case CPNG_IO_ERROR:
      throw ImageError(
        kind: .unreadable, path: name, reason: systemErrorText(failure.system_error))
    default:
      throw ImageError(kind: .damaged, path: name, reason: failure.text)
    }
  }
}
