import CBaselines
import Raster

/// Twelve megapixels in memory, shrunk to a screen by the scaler and by the same sums in plain C.
struct KernelRun {
  private static let rounds = 7

  /// How long plain C takes, in seconds of the thread; the median.
  let c: Double
  /// The median of how much longer the scaler takes in the same round.
  let ratio: Double
  /// The largest difference of any level.
  let difference: Int

  /// Measures it.
  init() {
    let (source, target) = (
      PixelSize(width: 4000, height: 3000), PixelSize(width: 1440, height: 1080)
    )
    var noise: UInt32 = 1
    let pixels = (0..<source.width * source.height * 3).map { _ in
      noise = noise &* 1_664_525 &+ 1_013_904_223
      return UInt8(noise >> 24)
    }
    var words = [UInt32](repeating: 0, count: target.width * target.height)
    var (times, ratios): ([Double], [Double]) = ([], [])
    var difference = 0
    for _ in 0..<Self.rounds {
      let start = ProcessorTime.ofThread()
      let isDone = cbaselines_average(
        pixels, UInt32(source.width), UInt32(source.height), &words, UInt32(target.width),
        UInt32(target.height))
      precondition(isDone, "there is memory")
      let middle = ProcessorTime.ofThread()
      let bitmap = Self.scaled(pixels, source, target)
      let end = ProcessorTime.ofThread()
      times.append((middle - start) / 1e9)
      ratios.append((end - middle) / (middle - start))
      bitmap.withPixels { scaled in
        for (first, second) in zip(scaled, words) where first != second {
          for shift: UInt32 in [0, 8, 16] {
            difference = max(
              difference, abs(Int(first >> shift & 255) - Int(second >> shift & 255)))
          }
        }
      }
    }
    c = times.sorted()[Self.rounds / 2]
    ratio = ratios.sorted()[Self.rounds / 2]
    self.difference = difference
  }

  private static func scaled(
    _ pixels: [UInt8], _ source: PixelSize, _ target: PixelSize
  ) -> Bitmap {
    var scaler = RowScaler(from: source, to: target, format: .rgb)
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<source.height {
        let start = y * source.width * 3
        scaler.append(UnsafeBufferPointer(rebasing: pixels[start..<start + source.width * 3]))
      }
    }
    return scaler.finish()
  }
}
