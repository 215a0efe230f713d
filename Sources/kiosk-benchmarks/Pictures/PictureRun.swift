import CBaselines
import ImageCodecs
import Platform
import Raster

/// A picture that is decoded and scaled to a screen of 1920×1080, beside a bare reading of its rows.
struct PictureRun {
  private static let rounds = 5

  /// How long libpng alone takes to read the rows as they are, in seconds of the thread; the median.
  let bare: Double
  /// How long decoding and scaling takes.
  let decode: Double
  /// The median of how much longer that is in the same round.
  let ratio: Double
  /// How much memory decoding and scaling has in use at its peak, in bytes; the result is part of it.
  let memory: Int

  /// Figures from their parts.
  init(bare: Double, decode: Double, ratio: Double, memory: Int) {
    (self.bare, self.decode, self.ratio, self.memory) = (bare, decode, ratio, memory)
  }

  /// Measures a file.
  ///
  /// - Throws: what is wrong with it.
  init(of path: String) throws {
    var (bares, decodes): ([Double], [Double]) = ([], [])
    for _ in 0..<Self.rounds {
      bares.append(try Self.seconds { try Self.readRows(path) })
      decodes.append(try Self.seconds { _ = try Self.decode(path) })
    }
    bare = Self.median(bares)
    decode = Self.median(decodes)
    ratio = Self.median(zip(decodes, bares).map { $0 / $1 })
    memory = try PeakMemory.bytes { _ = try Self.decode(path) }
  }

  /// Decodes a file as the kiosk does, but for the limit of an interlaced one.
  static func decode(_ path: String) throws -> Bitmap {
    let limits = DecodingLimits(maximumInterlacedPixelCount: .max)
    return try PNGDecoder(limits: limits).decode(contentsOf: path) { size in
      let scale = min(1920 / Double(size.width), 1080 / Double(size.height))
      return PixelSize(
        width: Int((Double(size.width) * scale).rounded()),
        height: Int((Double(size.height) * scale).rounded()))
    }
  }

  private static func readRows(_ path: String) throws {
    guard cbaselines_read_rows(path) else { throw Errno.ioError }
  }

  private static func seconds(of work: () throws -> Void) rethrows -> Double {
    let start = ProcessorTime.ofThread()
    try work()
    return (ProcessorTime.ofThread() - start) / 1e9
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
