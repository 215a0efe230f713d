extension RowFormat {
  /// Makes words `0xAARRGGBB`, alpha multiplied in, of a row.
  ///
  /// - Returns: whether every pixel is opaque.
  func makeWords(
    of row: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Bool {
    switch self {
    case .gray:
      for x in 0..<count { target[x] = 0xFF00_0000 | UInt32(row[x]) &* 0x01_0101 }
    case .rgb:
      for x in 0..<count {
        target[x] = 0xFF00_0000 | Self.color(row + x &* 3)
      }
    case .rgba:
      for x in 0..<count {
        target[x] = UInt32(row[x &* 4 &+ 3]) &<< 24 | Self.color(row + x &* 4)
      }
      return Premultiplication.apply(to: UnsafeMutableBufferPointer(start: target, count: count))
    }
    return true
  }

  @inline(__always) private static func color(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(bytes[0]) &<< 16 | UInt32(bytes[1]) &<< 8 | UInt32(bytes[2])
  }
}
