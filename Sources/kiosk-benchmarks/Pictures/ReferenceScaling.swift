internal import Glibc
import Raster

/// Shrinks an opaque bitmap in double precision, and says how near another one comes.
struct ReferenceScaling: Sendable {
  /// How much a source pixel counts, by its distance from the middle in target pixels, and by how many
  /// source pixels a target pixel is long.
  let kernel: @Sendable (_ distance: Double, _ length: Double) -> Double
  /// Beyond this distance it does not.
  let reach: Double

  /// The area that a target pixel covers.
  static let area = ReferenceScaling(
    kernel: { x, length in
      min(max((0.5 + 0.5 / length - abs(x)) * length, 0), 1)
    }, reach: 1)

  /// Lanczos' kernel of three lobes.
  static let lanczos = ReferenceScaling(
    kernel: { x, _ in
      func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(.pi * x) / (.pi * x) }
      return sinc(x) * sinc(x / 3)
    }, reach: 3)

  /// The peak signal-to-noise ratio of a bitmap to this scaling of another one, in dB.
  func ratio(of bitmap: borrowing Bitmap, to source: borrowing Bitmap) -> Double {
    let expected = levels(of: source, scaledTo: bitmap.size)
    var sum = 0.0
    bitmap.withPixels { pixels in
      for (index, pixel) in pixels.enumerated() {
        for channel in 0..<3 {
          let level = Double(pixel >> UInt32(channel * 8) & 255)
          let error = level - expected[index * 3 + channel]
          sum += error * error
        }
      }
    }
    return 10 * log10(255 * 255 * Double(expected.count) / sum)
  }

  /// Blue, green and red of every pixel, not rounded.
  private func levels(of source: borrowing Bitmap, scaledTo size: PixelSize) -> [Double] {
    let right = taps(from: source.width, to: size.width)
    let down = taps(from: source.height, to: size.height)
    let (width, height) = (source.width, source.height)
    var rows = [Double](repeating: 0, count: size.width * height * 3)
    source.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<size.width {
          for (column, weight) in right[x] {
            let pixel = pixels[y * width + column]
            for channel in 0..<3 {
              let level = Int(pixel >> UInt32(channel * 8) & 255)
              rows[(y * size.width + x) * 3 + channel] += weight * Self.light[level]
            }
          }
        }
      }
    }
    var result = [Double](repeating: 0, count: size.width * size.height * 3)
    for y in 0..<size.height {
      for index in 0..<size.width * 3 {
        let light = down[y].reduce(0) { $0 + $1.weight * rows[$1.source * size.width * 3 + index] }
        result[y * size.width * 3 + index] = Self.level(min(max(light, 0), 1))
      }
    }
    return result
  }

  private func taps(from source: Int, to target: Int) -> [[(source: Int, weight: Double)]] {
    let scale = Double(source) / Double(target)
    return (0..<target).map { x in
      let middle = (Double(x) + 0.5) * scale
      let first = max(Int((middle - reach * scale).rounded(.down)), 0)
      let last = min(Int((middle + reach * scale).rounded(.up)), source - 1)
      let weights = (first...last).map { kernel((Double($0) + 0.5 - middle) / scale, scale) }
      let sum = weights.reduce(0, +)
      return zip(first...last, weights).map { ($0, $1 / sum) }
    }
  }

  private static let light = (0..<256).map { level in
    let part = Double(level) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func level(_ light: Double) -> Double {
    255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
  }
}
