import Foundation
import ImageCodecs
import Raster
import Testing

/// The pictures that `make-pictures` made, and what can be done with them.
enum Pictures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pictures").path

  static func path(_ name: String) -> String { "\(folder)/\(name).png" }

  /// Names without their `.png`.
  static let all: [String] = names(in: folder, ending: ".png")

  /// Those that must decode.
  static let sound: [String] = names(in: folder, ending: ".pixels")

  /// Those that must not.
  static let broken: [String] = all.filter { !sound.contains($0) }

  private static func names(in folder: String, ending: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  /// What the script computed.
  static func expected(_ name: String) throws -> Pixels {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).pixels"))
    let words = data.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 4).map { start in
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
      }
    }
    return Pixels(
      size: PixelSize(width: Int(words[0]), height: Int(words[1])), words: Array(words[2...]))
  }

  /// A folder of its own, which goes away afterwards.
  static func withTemporaryFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImageCodecsTests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }
}

/// A bitmap's content as a value that can be compared and printed.
struct Pixels: Equatable {
  var size: PixelSize
  var words: [UInt32]

  init(size: PixelSize, words: [UInt32]) { (self.size, self.words) = (size, words) }

  init(_ bitmap: borrowing Bitmap) {
    size = bitmap.size
    words = bitmap.withPixels { Array($0) }
  }

  var isOpaque: Bool { words.allSatisfy { $0 >> 24 == 255 } }

  /// The largest difference of any component; nil when the sizes differ.
  func distance(to other: Pixels) -> Int? {
    guard size == other.size else { return nil }
    var largest = 0
    for (first, second) in zip(words, other.words) where first != second {
      for shift: UInt32 in [0, 8, 16, 24] {
        let difference = Int(first >> shift & 255) - Int(second >> shift & 255)
        largest = max(largest, abs(difference))
      }
    }
    return largest
  }
}

/// Decodes and gives what came of it, so that `#expect` can look at either.
func decode(
  _ path: String, limits: DecodingLimits = DecodingLimits(),
  scaledTo target: (PixelSize) -> PixelSize = { $0 }
) -> Result<Pixels, ImageError> {
  do throws(ImageError) {
    let bitmap = try PNGDecoder(limits: limits).decode(contentsOf: path, scaledTo: target)
    let pixels = Pixels(bitmap)
    #expect(bitmap.isOpaque == pixels.isOpaque, "\(path) says the truth about its opacity")
    return .success(pixels)
  } catch {
    return .failure(error)
  }
}

/// What a call threw; nil when it did not.
func thrownError(by body: () throws(ImageError) -> Void) -> ImageError? {
  do throws(ImageError) {
    try body()
    return nil
  } catch {
    return error
  }
}

extension Result where Failure == ImageError {
  /// Why it failed; nil when it did not.
  var error: ImageError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
