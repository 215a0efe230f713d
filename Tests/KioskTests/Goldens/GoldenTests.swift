import Foundation
import ImageCodecs
import Raster
import Testing

/// What the kiosk looks like, compared with pictures that a person has looked at (`Pictures` beside this
/// file, a fraction of the screen's size). After a change that is meant, this makes them anew, to be
/// looked at again:
///
///     SHAKE_KIOSK_REMAKE_GOLDENS=1 swift test --filter GoldenTests
@MainActor @Suite struct GoldenTests {
  /// The longer side of a picture that is kept.
  private static let keptLength = 320

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Pictures")

  @Test(
    arguments: GoldenScene.allCases,
    [
      PixelSize(width: 800, height: 480), PixelSize(width: 1080, height: 1920),
      PixelSize(width: 1920, height: 1080),
    ])
  func theScreenLooksAsItDid(scene: GoldenScene, size: PixelSize) throws {
    let seen = try scene.draw(size).scaled(to: Self.kept(size))
    let path = Self.folder.appending(path: "\(scene.rawValue)-\(size).png").path
    if ProcessInfo.processInfo.environment["SHAKE_KIOSK_REMAKE_GOLDENS"] != nil {
      return try PNGEncoder.write(seen, to: path)
    }

    let expected = try PNGDecoder().decode(contentsOf: path)

    #expect(expected.size == seen.size)
    #expect(Self.difference(seen, expected) <= 1)
  }

  private static func kept(_ size: PixelSize) -> PixelSize {
    let length = max(size.width, size.height)
    return PixelSize(
      width: size.width * keptLength / length, height: size.height * keptLength / length)
  }

  /// The largest difference of any colour of any pixel, in grey steps.
  private static func difference(_ one: borrowing Bitmap, _ other: borrowing Bitmap) -> Int {
    let (first, second) = (one.withPixels { Array($0) }, other.withPixels { Array($0) })
    return zip(first, second).reduce(0) { largest, pixels in
      (0..<4).reduce(largest) { largest, channel in
        let (a, b) = (pixels.0 >> (8 * channel) & 0xFF, pixels.1 >> (8 * channel) & 0xFF)
        return max(largest, abs(Int(a) - Int(b)))
      }
    }
  }
}
