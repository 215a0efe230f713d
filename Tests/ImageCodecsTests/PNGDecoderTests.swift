import Foundation
import ImageCodecs
import Raster
import Testing

@Suite struct PNGDecoderTests {
  private static let size = PixelSize(width: 13, height: 9)

  // Scaling while decoding

  @Test(
    arguments: ["rgb-8", "rgb-alpha-8", "rgb-alpha-8-interlaced", "palette-4-trns", "exif-6"],
    [
      PixelSize(width: 5, height: 4), PixelSize(width: 40, height: 3),
      PixelSize(width: 9, height: 20),
    ])
  func scalingWhileDecodingGivesWhatScalingAfterwardsGives(
    _ name: String, _ target: PixelSize
  ) throws {
    let natural = try PNGDecoder().decode(contentsOf: Pictures.path(name))

    let scaled = try decode(Pictures.path(name), scaledTo: { _ in target }).get()

    #expect(scaled.size == target)
    let distance = try #require(scaled.distance(to: Pixels(natural.scaled(to: target))))
    // What is nearly invisible has lost its colour in a bitmap, where alpha is multiplied in.
    #expect(distance <= (name == "palette-4-trns" ? 3 : 1))
  }

  @Test(arguments: ["exif-6", "exif-6-late", "exif-6-interlaced"])
  func theTargetIsAskedForTheUprightSize(_ name: String) throws {
    let asked = PixelSize(width: 9, height: 13)

    let scaled = try decode(Pictures.path(name)) { size in
      size == asked ? PixelSize(width: 3, height: 4) : size
    }.get()

    #expect(scaled.size == PixelSize(width: 3, height: 4))
  }

  @Test(arguments: 1...8)
  func orientationAfterThePixelsGivesTheSameScaledPicture(_ orientation: Int) throws {
    let target = PixelSize(width: 4, height: 7)

    let early = try decode(Pictures.path("exif-\(orientation)")) { _ in target }.get()
    let late = try decode(Pictures.path("exif-\(orientation)-late")) { _ in target }.get()

    #expect(early == late)
  }

  @Test func targetSidesBelowOneCountAsOne() throws {
    let scaled = try decode(Pictures.path("rgb-8")) { _ in PixelSize(width: 0, height: -5) }.get()

    #expect(scaled.size == PixelSize(width: 1, height: 1))
  }

  @Test(arguments: [
    (DecodingLimits(maximumBitmapPixelCount: 1000), PixelSize(width: 63, height: 15)),
    (DecodingLimits(maximumWidth: 200), PixelSize(width: 200, height: 50)),
    (DecodingLimits(maximumHeight: 20), PixelSize(width: 80, height: 20)),
  ])
  func aTargetBeyondTheLimitsIsReducedEvenly(_ limits: DecodingLimits, _ size: PixelSize) throws {
    let scaled = try decode(Pictures.path("rgb-8"), limits: limits) { _ in
      PixelSize(width: 4000, height: 1000)
    }.get()

    #expect(scaled.size == size)
  }

  @Test(arguments: [
    PixelSize(width: .max, height: .max), PixelSize(width: .max, height: 1),
    PixelSize(width: 1, height: 70_000_000), PixelSize(width: 1001, height: 1),
  ])
  func everyTargetStaysWithinTheBudget(_ target: PixelSize) throws {
    let limits = DecodingLimits(maximumBitmapPixelCount: 1000)

    let scaled = try decode(Pictures.path("rgb-8"), limits: limits) { _ in target }.get()

    #expect((900...1000).contains(scaled.words.count))
  }

  // Limits

  @Test func sizesUpToTheLimitsAreRead() throws {
    let limits = DecodingLimits(
      maximumWidth: 13, maximumHeight: 9, maximumPixelCount: 117, maximumInterlacedPixelCount: 117)

    #expect(try decode(Pictures.path("rgb-8-interlaced"), limits: limits).get().size == Self.size)
  }

  @Test(arguments: [
    DecodingLimits(maximumWidth: 12), DecodingLimits(maximumHeight: 8),
    DecodingLimits(maximumPixelCount: 116), DecodingLimits(maximumInterlacedPixelCount: 116),
  ])
  func anyLimitExceededIsToldWithTheSize(_ limits: DecodingLimits) throws {
    let error = try #require(decode(Pictures.path("rgb-8-interlaced"), limits: limits).error)

    #expect(error.kind == .tooLarge)
    #expect(error.reason.hasPrefix("13x9 pixels; "))
  }

  @Test func onlyInterlacedPicturesMustFitIntoMemoryAtTheirOwnSize() throws {
    let limits = DecodingLimits(maximumInterlacedPixelCount: 116)
    let target = PixelSize(width: 6, height: 4)

    #expect(try decode(Pictures.path("rgb-8"), limits: limits) { _ in target }.get().size == target)
  }

  @Test(arguments: [(0, 0), (-1, 0), (800_000, 100_000), (.max, 32_000_000)])
  func interlacedPicturesMayTakeHalfOfTheMemoryThatThereIs(_ bytes: Int, _ pixelCount: Int) {
    let limits = DecodingLimits().within(availableMemory: bytes)

    #expect(limits.maximumInterlacedPixelCount == pixelCount)
    #expect(limits.maximumBitmapPixelCount == DecodingLimits().maximumBitmapPixelCount)
  }

  // Files

  @Test func bytesInMemoryDecodeLikeTheFile() throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Pictures.path("rgb-alpha-8"))))

    let pixels = try bytes.withUnsafeBytes { bytes in
      Pixels(try PNGDecoder().decode(bytes, named: "built-in picture"))
    }

    #expect(try pixels == decode(Pictures.path("rgb-alpha-8")).get())
  }

  @Test func aMissingFileIsNamedAsTheCallerNamedIt() throws {
    let error = try #require(decode("no/such/avatar3.png").error)

    #expect(error.kind == .missing)
    #expect(error.description == "Cannot read no/such/avatar3.png: there is no such file.")
  }

  @Test(.timeLimit(.minutes(1))) func whatIsNoRegularFileIsRefusedWithoutWaiting() throws {
    try Pictures.withTemporaryFolder { folder in
      let pipe = "\(folder)/pipe.png"
      try #require(mkfifo(pipe, 0o600) == 0)

      for path in [folder, pipe, "/dev/zero"] {
        let error = try #require(decode(path).error)
        #expect(error.kind == .unreadable)
        #expect(error.reason == "not a regular file")
      }
    }
  }

  @Test func aFileThatGrowsWhileItIsReadHasChanged() throws {
    try Pictures.withTemporaryFolder { folder in
      let path = "\(folder)/growing.png"
      try FileManager.default.copyItem(atPath: Pictures.path("rgb-8"), toPath: path)

      let result = decode(path) { size in
        let file = FileHandle(forWritingAtPath: path)
        file?.seekToEndOfFile()
        file?.write(Data("more".utf8))
        return size
      }

      #expect(result.error?.kind == .changedWhileReading)
    }
  }

  @Test func aChangeIsToldRatherThanTheDamageItDoes() throws {
    try Pictures.withTemporaryFolder { folder in
      // Beyond one read's length, so that cutting it is noticed on the way.
      let path = "\(folder)/large.png"
      let noise = TestNoise.bitmap(PixelSize(width: 300, height: 300))
      try PNGEncoder.write(noise, to: path)

      let result = decode(path) { size in
        truncate(path, 100_000)
        return size
      }

      #expect(result.error?.kind == .changedWhileReading)
    }
  }

  @Test func aFileReplacedByAnotherIsReadToItsEnd() throws {
    try Pictures.withTemporaryFolder { folder in
      let path = "\(folder)/replaced.png"
      try FileManager.default.copyItem(atPath: Pictures.path("rgb-8"), toPath: path)

      let result = decode(path) { size in
        try? PNGEncoder.write(Bitmap(size: PixelSize(width: 1, height: 1)), to: path)
        return size
      }

      #expect(try result.get() == Pictures.expected("rgb-8"))
      #expect(try decode(path).get().size == PixelSize(width: 1, height: 1))
    }
  }
}
