import Foundation
import Raster

/// The plainest way to scale: every target pixel as a weighted sum of all source pixels, in doubles.
extension TestPixels {
  /// What shrinks is averaged first, then what grows is interpolated.
  func plainlyScaled(to target: PixelSize) -> TestPixels {
    let shrunk = PixelSize(
      width: min(size.width, target.width), height: min(size.height, target.height))
    return plainlyAveraged(to: shrunk).plainlyInterpolated(to: target)
  }

  private func plainlyAveraged(to target: PixelSize) -> TestPixels {
    if target == size { return self }
    var straight = words
    straight.withUnsafeMutableBufferPointer { Premultiplication.undo(in: $0) }
    let sums = weightedSums(to: target, by: Self.areas) { x, y in
      let pixel = Self.components(straight[y * size.width + x])
      let alpha = pixel[3] / 255
      return pixel[0...2].map { alpha * Self.light($0) } + [alpha]
    }
    let words = sums.map { sum -> UInt32 in
      if sum[3] == 0 { return 0 }
      let levels = sum[0...2].map { UInt8(Self.level($0 / sum[3]).rounded()) }
      return Color(
        red: levels[2], green: levels[1], blue: levels[0], alpha: UInt8((sum[3] * 255).rounded())
      ).premultiplied
    }
    return TestPixels(target, words)
  }

  private func plainlyInterpolated(to target: PixelSize) -> TestPixels {
    if target == size { return self }
    let sums = weightedSums(to: target, by: Self.cubics) { x, y in Self.components(self[x, y]) }
    let words = sums.map { sum -> UInt32 in
      let alpha = min(max(sum[3], 0), 255).rounded()
      let levels = [alpha] + [2, 1, 0].map { min(max(sum[$0], 0), alpha).rounded() }
      return levels.reduce(0) { $0 << 8 | UInt32($1) }
    }
    return TestPixels(target, words)
  }

  private func weightedSums(
    to target: PixelSize, by weights: (_ target: Int, _ from: Int, _ to: Int) -> [Double],
    of pixel: (_ x: Int, _ y: Int) -> [Double]
  ) -> [[Double]] {
    var sums: [[Double]] = []
    for y in 0..<target.height {
      let down = weights(y, size.height, target.height)
      for x in 0..<target.width {
        let right = weights(x, size.width, target.width)
        var sum = [0.0, 0, 0, 0]
        for (row, vertical) in down.enumerated() where vertical != 0 {
          for (column, horizontal) in right.enumerated() where horizontal != 0 {
            let components = pixel(column, row)
            for channel in 0..<4 { sum[channel] += vertical * horizontal * components[channel] }
          }
        }
        sums.append(sum)
      }
    }
    return sums
  }

  /// How much every source pixel counts in one target pixel, along one axis.
  private static func areas(of target: Int, from source: Int, to targets: Int) -> [Double] {
    let ratio = Double(source) / Double(targets)
    let (start, end) = (Double(target) * ratio, Double(target + 1) * ratio)
    return (0..<source).map { max(min(Double($0 + 1), end) - max(Double($0), start), 0) / ratio }
  }

  /// Catmull and Rom's spline as the four blending polynomials of its parameter.
  private static func cubics(of target: Int, from source: Int, to targets: Int) -> [Double] {
    let position = (Double(target) + 0.5) * Double(source) / Double(targets) - 0.5
    let t = position - position.rounded(.down)
    let blend = [
      (-t + 2 * t * t - t * t * t) / 2, (2 - 5 * t * t + 3 * t * t * t) / 2,
      (t + 4 * t * t - 3 * t * t * t) / 2, (-t * t + t * t * t) / 2,
    ]
    var weights = Array(repeating: 0.0, count: source)
    for (step, weight) in blend.enumerated() {
      weights[min(max(Int(position.rounded(.down)) - 1 + step, 0), source - 1)] += weight
    }
    return weights
  }

  /// The light of an sRGB level, and the other way round.
  private static func light(_ level: Double) -> Double {
    let part = level / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func level(_ light: Double) -> Double {
    255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
  }
}
