import CBaselines
import ImageCodecs
import Platform
import Raster

extension Subcommand {
  /// What decoding and scaling costs, and how well it scales.
  static let pictures = Subcommand(
    name: "pictures", operands: ["[MEGAPIXELS]"],
    summary: """
      decoding to a screen of 1920×1080 beside libpng alone and other programs, scaling beside plain C,
            and beside double precision; pictures of 12 and 48 megapixels, some minutes, or of so many
      """
  ) { operands in
    let sizes = try megapixels(operands)
    Allocator.returnLargeBlocks()
    var report = PictureReport()
    for size in sizes {
      for sample in SamplePicture.all(megapixels: size) { try report.add(sample) }
    }
    print(report, terminator: "\n\n")
    let kernel = KernelRun()
    print(
      "scaling alone, 12 MP of RGB: \(Report.text(kernel.c * 1000, places: 0)) ms in C, "
        + "\(Report.text(kernel.ratio, places: 2)) times that here; "
        + "levels differ by \(kernel.difference) at most")
    try printQuality()
  }

  private static func megapixels(_ operands: [String]) throws(UsageError) -> [Int] {
    guard let operand = operands.first else { return [12, 48] }
    guard let count = Int(operand), (1...200).contains(count) else {
      throw UsageError("'\(operand)' is no number of megapixels: use 1 to 200")
    }
    return [count]
  }

  private static func printQuality() throws {
    guard let sample = SamplePicture.all(megapixels: 6).first else { return }
    let file = try TemporaryFile(suffix: ".png")
    guard cbaselines_write(file.path, sample.picture) else { throw Errno.ioError }
    let natural = try PNGDecoder().decode(contentsOf: file.path)
    let scaled = try PictureRun.decode(file.path)
    for (name, reference) in [("area", ReferenceScaling.area), ("Lanczos", .lanczos)] {
      let ratio = reference.ratio(of: scaled, to: natural)
      print("\(sample.name): PSNR \(Report.text(ratio, places: 1)) dB to \(name) in doubles")
    }
  }
}
