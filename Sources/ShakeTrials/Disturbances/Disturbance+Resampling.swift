internal import Glibc
internal import Motion
internal import Platform

extension [AccelerometerSample] {
  /// How many lobes of the kernel there are to each side.
  private static var lobes: Double { 2 }

  /// The same motion at another sample rate.
  ///
  /// Each new sample is a mean of those around it, weighed by a Lanczos kernel as wide as the slower of
  /// both rates wants: upwards that is a smooth interpolation, downwards it takes out what the lower
  /// rate cannot tell, as the filter inside a sensor does. The delay of such a filter is left out.
  /// Where the recording has a gap, so has the result.
  func resampled(
    to hertz: Double, using generator: inout SeededGenerator
  ) -> [AccelerometerSample] {
    guard let first, let last else { return [] }
    let sourceInterval = medianInterval
    let width = Swift.max(1 / hertz, sourceInterval)
    let start = first.timestamp + .random(in: 0..<1, using: &generator) / hertz
    let count = Int((last.timestamp - start) * hertz)
    var result: [AccelerometerSample] = []
    result.reserveCapacity(Swift.max(count, 0))
    var low = 0
    for index in 0..<Swift.max(count, 0) {
      let time = start + Double(index) / hertz
      while self[low].timestamp < time - Self.lobes * width { low += 1 }
      var sum = Vector.zero
      var weights = 0.0
      for neighbour in self[low...] {
        let distance = (neighbour.timestamp - time) / width
        if distance > Self.lobes { break }
        let weight = Self.kernel(distance)
        sum = sum + neighbour.acceleration * weight
        weights += weight
      }
      // Without a gap, the weights make about one in each sample of the source.
      if weights * sourceInterval > 0.4 * width {
        result.append(AccelerometerSample(timestamp: time, sum * (1 / weights)))
      }
    }
    return result
  }

  private static func kernel(_ distance: Double) -> Double {
    func sinc(_ x: Double) -> Double { abs(x) < 1e-9 ? 1 : sin(.pi * x) / (.pi * x) }
    return sinc(distance) * sinc(distance / lobes)
  }
}
