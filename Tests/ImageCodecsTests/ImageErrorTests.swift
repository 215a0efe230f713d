import Testing

@testable import ImageCodecs

@Suite struct ImageErrorTests {
  static let sentences: [(ImageError.Kind, String)] = [
    (.missing, "Cannot read avatar3.png: there is no such file."),
    (
      .unreadable,
      "Cannot read avatar3.png: the system does not allow it (WHY); "
        + "check the file's permissions and the disk it is on."
    ),
    (.notPNG, "Cannot read avatar3.png: it is not a PNG picture (WHY); save it as PNG."),
    (
      .damaged, "Cannot read avatar3.png: the picture data is damaged (WHY); copy or save it again."
    ),
    (.truncated, "Cannot read avatar3.png: the picture is not complete (WHY); copy it again."),
    (.tooLarge, "Cannot read avatar3.png: the picture is too large (WHY); save it smaller."),
    (
      .changedWhileReading,
      "Cannot read avatar3.png: the file was changed while it was read; try again."
    ),
    (.notWritten, "Cannot write avatar3.png: WHY."),
  ]

  @Test(arguments: sentences)
  func everyKindIsASentenceThatNamesTheFile(_ kind: ImageError.Kind, _ sentence: String) {
    let error = ImageError(kind: kind, path: "avatar3.png", reason: "WHY")

    #expect(error.description == sentence)
  }

  @Test func theReasonOfDamageIsLibpngsOwn() throws {
    let error = try #require(decode(Pictures.path("damaged-pixel-checksum")).error)

    #expect(error.reason == "IDAT: CRC error")
  }

  static let foreign: [([UInt8], String)] = [
    ([0xFF, 0xD8, 0xFF, 0xE0], "it is a JPEG file"),
    (Array("GIF89a".utf8), "it is a GIF file"),
    (Array("BM1234".utf8), "it is a BMP file"),
    ([0x4D, 0x4D, 0, 42], "it is a TIFF file"),
    (Array("RIFF1234WEBPVP8 ".utf8), "it is a WebP file"),
    (Array("RIFF1234WAVEfmt ".utf8), "it begins otherwise"),
    (Array("1234ftypheic".utf8), "it is a HEIC or AVIF file"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A], "its line ends were changed in copying"),
    (Array("P".utf8), "it begins otherwise"),
  ]

  @Test(arguments: foreign)
  func aRenamedFileIsToldForWhatItIs(_ bytes: [UInt8], _ words: String) {
    let error = bytes.withUnsafeBytes { bytes in
      thrownError { () throws(ImageError) in
        _ = try PNGDecoder().decode(bytes, named: "x.png")
      }
    }

    #expect(error?.kind == .notPNG)
    #expect(error?.reason == words)
  }
}
