import Foundation
import ImageCodecs
import Raster
import Testing

/// Thousands of pictures that nobody would make: each must give a picture or an error, and return.
@Suite struct PNGMutationTests {
  @Test(arguments: [true, false])
  func noMutationOfAPictureCrashesOrHangs(repairingChecksums: Bool) throws {
    let originals = try Pictures.all.map { name in
      try [UInt8](Data(contentsOf: URL(fileURLWithPath: Pictures.path(name))))
    }
    let limits = DecodingLimits(
      maximumWidth: 2000, maximumHeight: 2000, maximumPixelCount: 100_000,
      maximumBitmapPixelCount: 100_000)
    let kinds: Set<ImageError.Kind> = [.notPNG, .damaged, .truncated, .tooLarge]
    var noise = TestNoise(seed: repairingChecksums ? 1 : 2)
    var (pictureCount, errorCount) = (0, 0)

    for _ in 0..<20 {
      for original in originals where !original.isEmpty {
        var file = mutated(original, &noise)
        if repairingChecksums { repairChecksums(&file) }
        let target = PixelSize(width: .random(in: 1...30, using: &noise), height: 7)
        do throws(ImageError) {
          let size = try decode(file, limits, target)
          #expect(size == target)
          pictureCount += 1
        } catch {
          #expect(kinds.contains(error.kind))
          errorCount += 1
        }
      }
    }

    // Both happen, else the mutations are too wild or too tame to say anything. Without repair the
    // checksums find nearly all.
    #expect(pictureCount > (repairingChecksums ? 50 : 10))
    #expect(errorCount > 1000)
  }

  private func decode(
    _ file: [UInt8], _ limits: DecodingLimits, _ target: PixelSize
  ) throws(ImageError) -> PixelSize {
    let result: Result<PixelSize, ImageError> = file.withUnsafeBytes { bytes in
      do throws(ImageError) {
        let bitmap = try PNGDecoder(limits: limits).decode(bytes, named: "mutation") { _ in target }
        return .success(bitmap.size)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func mutated(_ original: [UInt8], _ noise: inout TestNoise) -> [UInt8] {
    var file = original
    for _ in 0..<Int.random(in: 1...3, using: &noise) where !file.isEmpty {
      let place = Int.random(in: 0..<file.count, using: &noise)
      switch Int.random(in: 0..<8, using: &noise) {
      case 0: file.removeSubrange(place...)
      case 1: file.remove(at: place)
      case 2: file.insert(.random(in: 0...255, using: &noise), at: place)
      case 3: file[place] = [0, 1, 127, 128, 255].randomElement(using: &noise) ?? 0
      case 4: file[place] ^= 1 << UInt8.random(in: 0..<8, using: &noise)
      default: file[place] = .random(in: 0...255, using: &noise)
      }
    }
    return file
  }

  /// Makes every chunk's checksum right, so that what follows the check is reached.
  private func repairChecksums(_ file: inout [UInt8]) {
    var position = 8
    while position + 12 <= file.count {
      let count = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard count <= file.count - position - 12 else { return }
      let end = position + 8 + count
      let checksum = Self.checksum(file[position + 4..<end])
      for index in 0..<4 {
        file[end + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * index))
      }
      position = end + 4
    }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var checksum = ~UInt32(0)
    for byte in bytes {
      checksum = table[Int(UInt8(truncatingIfNeeded: checksum) ^ byte)] ^ (checksum >> 8)
    }
    return ~checksum
  }

  private static let table: [UInt32] = (0..<256).map { (byte: UInt32) -> UInt32 in
    var value = byte
    for _ in 0..<8 {
      let isOdd = value & 1 == 1
      value >>= 1
      if isOdd { value ^= 0xEDB8_8320 }
    }
    return value
  }
}
