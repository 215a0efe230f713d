internal import Raster

extension Orientation {
  /// Finds the orientation in an Exif block: a TIFF header, and tag 0x0112 of its first directory.
  ///
  /// Nil when it says nothing that makes sense.
  ///
  /// - Parameter exif: the block as PNG's `eXIf` chunk holds it.
  init?(exif: UnsafeRawBufferPointer) {
    let block = TIFFBlock(exif)
    guard let block, let directory = block.long(at: 4), let count = block.short(at: directory)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = block.short(at: entry) else { return nil }
      guard tag == 0x0112 else { continue }
      let typeShort = 3
      guard block.short(at: entry + 2) == typeShort, let value = block.short(at: entry + 8)
      else { return nil }
      self.init(rawValue: UInt8(clamping: value))
      return
    }
    return nil
  }
}

/// Bytes with a byte order; reading beyond the end gives nil.
private struct TIFFBlock {
  let bytes: UnsafeRawBufferPointer
  let isLittleEndian: Bool

  init?(_ bytes: UnsafeRawBufferPointer) {
    switch bytes.prefix(4).map({ $0 }) {
    case [0x49, 0x49, 42, 0]: isLittleEndian = true
    case [0x4D, 0x4D, 0, 42]: isLittleEndian = false
    default: return nil
    }
    self.bytes = bytes
  }

  func short(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    let (first, second) = (Int(bytes[offset]), Int(bytes[offset + 1]))
    return isLittleEndian ? second << 8 | first : first << 8 | second
  }

  func long(at offset: Int) -> Int? {
    guard let first = short(at: offset), let second = short(at: offset + 2) else { return nil }
    return isLittleEndian ? second << 16 | first : first << 16 | second
  }
}
