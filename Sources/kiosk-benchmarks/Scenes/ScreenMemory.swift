/// Memory that a screen could show.
final class ScreenMemory {
  let bytes: UnsafeMutableRawBufferPointer

  /// Memory full of zeros.
  init(byteCount: Int) {
    bytes = .allocate(byteCount: byteCount, alignment: 4096)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { bytes.deallocate() }
}
