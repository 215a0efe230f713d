import Foundation
import ImageCodecs
import Raster
import Testing

/// Willem van Schaik's PngSuite, which is not part of this repository.
///
/// These tests run when `SHAKE_KIOSK_TEST_DATA` names a folder that holds it as `png/pngsuite`; else
/// they show as skipped, and what they would find is covered by `make-pictures` alone.
@Suite(.enabled(if: PngSuite.folder != nil, "SHAKE_KIOSK_TEST_DATA does not hold png/pngsuite"))
struct PngSuiteTests {
  @Test func theWholeSuiteIsThere() {
    #expect(PngSuite.sound.count >= 161)
    #expect(PngSuite.corrupt.count >= 14)
  }

  @Test(arguments: PngSuite.sound)
  func soundFileDecodesToThePixelsOfAnIndependentDecoder(_ path: String) throws {
    let file = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    let reference = try ReferencePNG(file)
    let expected = Pixels(
      size: PixelSize(width: reference.width, height: reference.height), words: reference.pixels)

    let pixels = try decode(path).get()

    // libpng corrects the gamma of 16-bit samples by a table of 2,048 steps, coarse near black.
    let name = URL(fileURLWithPath: path).lastPathComponent
    let tolerance = name.hasSuffix("16.png") ? 3 : 0
    #expect(try #require(pixels.distance(to: expected)) <= tolerance)
  }

  @Test(arguments: PngSuite.corrupt)
  func corruptFileIsAnErrorInOneLine(_ path: String) throws {
    let error = try #require(decode(path).error)

    #expect([.damaged, .notPNG].contains(error.kind))
    #expect(!error.description.contains("\n"))
  }
}

private enum PngSuite {
  static let folder = ProcessInfo.processInfo.environment["SHAKE_KIOSK_TEST_DATA"]
    .map { "\($0)/png/pngsuite" }
    .flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }

  private static let all: [String] = {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return [] }
    return names.filter { $0.hasSuffix(".png") }.sorted().map { "\(folder)/\($0)" }
  }()

  static let sound = all.filter { !isCorrupt($0) }
  static let corrupt = all.filter(isCorrupt)

  /// The suite marks its corrupt files by an x.
  private static func isCorrupt(_ path: String) -> Bool {
    URL(fileURLWithPath: path).lastPathComponent.hasPrefix("x")
  }
}
