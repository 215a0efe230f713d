import Foundation
import ImageCodecs
import Raster
import Testing

@Suite struct PNGEncoderTests {
  @Test func aTranslucentBitmapComesBackAsItWas() throws {
    try Pictures.withTemporaryFolder { folder in
      let bitmap = TestNoise.bitmap(PixelSize(width: 37, height: 23))
      try PNGEncoder.write(bitmap, to: "\(folder)/out.png")

      #expect(try decode("\(folder)/out.png").get() == Pixels(bitmap))
      #expect(try colorType(of: "\(folder)/out.png") == 6)
    }
  }

  @Test func anOpaqueBitmapComesBackAsItWasWithoutAnAlphaChannel() throws {
    try Pictures.withTemporaryFolder { folder in
      let bitmap = try PNGDecoder().decode(contentsOf: Pictures.path("rgb-8"))
      try PNGEncoder.write(bitmap, to: "\(folder)/out.png")

      #expect(try decode("\(folder)/out.png").get() == Pixels(bitmap))
      #expect(try colorType(of: "\(folder)/out.png") == 2)
    }
  }

  /// An independent decoder agrees: the writer's mistakes are not undone by the reader's.
  @Test func theFileHoldsThePixelsInTheRightOrder() throws {
    try Pictures.withTemporaryFolder { folder in
      let bitmap = TestNoise.bitmap(PixelSize(width: 7, height: 5))
      try PNGEncoder.write(bitmap, to: "\(folder)/out.png")

      let reference = try ReferencePNG(bytes(of: "\(folder)/out.png"))
      #expect(reference.pixels == Pixels(bitmap).words)
    }
  }

  @Test func aFileOfThatNameIsReplacedAndNothingElseIsLeft() throws {
    try Pictures.withTemporaryFolder { folder in
      let path = "\(folder)/out.png"
      try Data("old".utf8).write(to: URL(fileURLWithPath: path))

      try PNGEncoder.write(Bitmap(size: PixelSize(width: 2, height: 2)), to: path)

      #expect(try decode(path).get().size == PixelSize(width: 2, height: 2))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["out.png"])
    }
  }

  @Test func aSymbolicLinkStaysAndItsTargetIsReplaced() throws {
    try Pictures.withTemporaryFolder { folder in
      try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/target.png"))
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link.png", withDestinationPath: "target.png")

      try PNGEncoder.write(Bitmap(size: PixelSize(width: 2, height: 2)), to: "\(folder)/link.png")

      #expect(try decode("\(folder)/target.png").get().size == PixelSize(width: 2, height: 2))
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link.png")
      #expect(link == "target.png")
    }
  }

  @Test func aDeviceIsWrittenToAndNotReplaced() throws {
    try PNGEncoder.write(Bitmap(size: PixelSize(width: 2, height: 2)), to: "/dev/null")

    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(arguments: [
    ("/dev/full", "Cannot write /dev/full: No space left on device."),
    ("/no/such/folder/out.png", "Cannot write /no/such/folder/out.png: No such file or directory."),
    ("/", "Cannot write /: Is a directory."),
  ])
  func whatCannotBeWrittenIsToldInTheSystemsWords(_ path: String, _ sentence: String) {
    let error = thrownError { () throws(ImageError) in
      try PNGEncoder.write(TestNoise.bitmap(PixelSize(width: 200, height: 200)), to: path)
    }

    #expect(error?.kind == .notWritten)
    #expect(error?.description == sentence)
  }

  private func bytes(of path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The header's byte for it.
  private func colorType(of path: String) throws -> UInt8 { try bytes(of: path)[25] }
}
