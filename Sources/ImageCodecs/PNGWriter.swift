internal import CPNG
internal import Glibc
internal import Raster

/// One PNG being written to a descriptor. The corresponding C type is `png_struct`.
struct PNGWriter: ~Copyable {
  private let handle: OpaquePointer
  private let name: String

  /// A writer that has written nothing yet.
  ///
  /// - Parameters:
  ///   - descriptor: where it writes; it stays the caller's.
  ///   - name: what errors call the file.
  /// - Throws: `notWritten` without memory.
  init(descriptor: Int32, name: String) throws(ImageError) {
    guard let handle = cpng_writer_create(descriptor) else {
      throw ImageError(kind: .notWritten, path: name, reason: systemErrorText(ENOMEM))
    }
    self.handle = handle
    self.name = name
  }

  deinit { cpng_writer_free(handle) }

  /// Writes what precedes the rows.
  func writeHeader(size: PixelSize, hasAlpha: Bool) throws(ImageError) {
    try check(
      cpng_write_header(
        handle, UInt32(clamping: size.width), UInt32(clamping: size.height), hasAlpha))
  }

  /// Writes the next row, `0xAARRGGBB` with alpha not multiplied in.
  func writeRow(_ row: UnsafePointer<UInt32>) throws(ImageError) {
    try check(cpng_write_row(handle, row))
  }

  /// Writes what follows the rows.
  func writeEnd() throws(ImageError) { try check(cpng_write_end(handle)) }

  private func check(_ status: cpng_status) throws(ImageError) {
    if status == CPNG_OK { return }
    let failure = cpng_writer_failure(handle).pointee
    throw ImageError(
      kind: .notWritten, path: name,
      reason: status == CPNG_IO_ERROR ? systemErrorText(failure.system_error) : failure.text)
  }
}
