/// A buffer that the processor can draw into. The corresponding C structure is
/// `drm_mode_create_dumb`.
struct DumbBufferHandle: Hashable, Sendable {
  let number: UInt32
  /// Bytes from one row to the next.
  let pitch: Int
  /// Bytes in all.
  let byteCount: Int
}
