import CBaselines
import ImageCodecs
import Raster
import Testing

@testable import kiosk_benchmarks

@Suite struct PictureReportTests {
  @Test func figuresStandInColumnsAndWhatIsNotInstalledIsLeftOut() {
    var report = PictureReport()
    report.append(
      "a picture", PictureRun(bare: 0.4, decode: 0.446, ratio: 1.115, memory: 6_540_000)
    ) { program in
      program.name == "convert" ? (1.5, 200_000_000) : nil
    }

    let words = report.description.split(separator: "\n").last?.split(separator: " ") ?? []
    #expect(
      words == [
        "a", "picture", "400", "ms", "446", "ms", "1.12", "6.5", "MB", "–", "–", "1500", "ms",
        "200.0", "MB",
      ])
  }

  @Test func everySampleIsReadByPlainCAndByTheDecoder() throws {
    for sample in SamplePicture.all(megapixels: 1) {
      let file = try TemporaryFile(suffix: ".png")
      try #require(cbaselines_write(file.path, sample.picture))

      #expect(cbaselines_read_rows(file.path))
      #expect(try PNGDecoder().decode(contentsOf: file.path).size == sample.size)
    }
  }

  @Test func whatIsNoPictureIsNotRead() {
    #expect(!cbaselines_read_rows("/dev/null"))
    #expect(!cbaselines_read_rows("/no/such/file"))
  }

  @Test func samplesHaveAsManyPixelsAsAskedFor() throws {
    let sample = try #require(SamplePicture.all(megapixels: 12).first)

    #expect(sample.size == PixelSize(width: 4000, height: 3000))
  }

  @Test func theScalerComesNearToDoublePrecisionAndLessSoToAnotherKernel() throws {
    let sample = try #require(SamplePicture.all(megapixels: 1).first)
    let file = try TemporaryFile(suffix: ".png")
    try #require(cbaselines_write(file.path, sample.picture))
    let natural = try PNGDecoder().decode(contentsOf: file.path)
    let scaled = try PNGDecoder().decode(contentsOf: file.path) { _ in
      PixelSize(width: 300, height: 225)
    }

    // Rounding to whole levels alone leaves 58.9 dB.
    let area = ReferenceScaling.area.ratio(of: scaled, to: natural)
    #expect(area > 58 && area < 60)
    #expect(ReferenceScaling.lanczos.ratio(of: scaled, to: natural) < area)
  }

  @Test func aPeakOfMemoryIsSeenAfterItHasGone() throws {
    let bytes = try PeakMemory.bytes {
      let block = [UInt8](repeating: 1, count: 64_000_000)
      withExtendedLifetime(block) {}
    }

    #expect(bytes > 50_000_000)
  }

  @Test func aProgramThatIsNotInstalledHasNoFigures() {
    let program = OtherProgram(name: "no-such-program") { [$0, $1] }

    #expect(program.run("in", "out") == nil)
    #expect(OtherProgram(name: "false") { [$0, $1] }.run("in", "out") == nil)
    #expect(OtherProgram(name: "true") { [$0, $1] }.run("in", "out") != nil)
  }
}
