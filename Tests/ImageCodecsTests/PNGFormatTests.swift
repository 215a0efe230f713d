import ImageCodecs
import Raster
import Testing

@Suite struct PNGFormatTests {
  @Test func theScriptsPicturesAreThere() {
    #expect(Pictures.sound.count > 90)
    #expect(Pictures.broken.count > 35)
  }

  @Test(arguments: Pictures.sound)
  func soundPictureDecodesToTheComputedPixels(_ name: String) throws {
    let pixels = try decode(Pictures.path(name)).get()

    let distance = try #require(try pixels.distance(to: Pictures.expected(name)))
    #expect(distance <= tolerance(name))
  }

  /// libpng corrects the gamma of 16-bit samples by a table of 2,048 steps, coarse near black.
  private func tolerance(_ name: String) -> Int {
    if !name.hasPrefix("gamma-") { return 0 }
    return name.hasSuffix("-16") ? 3 : 0
  }

  @Test(arguments: Pictures.broken)
  func brokenPictureIsAnErrorOfItsKindInOneLine(_ name: String) throws {
    let error = try #require(decode(Pictures.path(name)).error)

    #expect(error.kind == expectedKind(name), "\(error)")
    let sentence = error.description
    #expect(sentence.hasPrefix("Cannot read \(Pictures.path(name)): "))
    #expect(!sentence.contains("\n"))
    #expect(!error.reason.isEmpty)
  }

  private func expectedKind(_ name: String) -> ImageError.Kind? {
    let kinds: [(String, ImageError.Kind)] = [
      ("damaged-", .damaged), ("truncated-", .truncated), ("too-large-", .tooLarge),
      ("not-png-", .notPNG),
    ]
    return kinds.first { name.hasPrefix($0.0) }?.1
  }
}
