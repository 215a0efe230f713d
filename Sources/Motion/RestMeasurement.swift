/// What a sensor feels while nobody touches it: gravity, and noise.
public struct RestMeasurement: Hashable, Sendable {
  /// How much each axis may vary at rest, in m/s²: the noisiest parts stay below it.
  private static var restVariation: Double { 1 }

  private var count = 0
  private var first = 0.0
  private var last = 0.0
  private var least = Vector(x: .infinity, y: .infinity, z: .infinity)
  private var greatest = Vector(x: -.infinity, y: -.infinity, z: -.infinity)
  private var sum = Vector.zero
  private var sumOfSquares = 0.0
  private var start = Vector.zero

  /// A measurement without readings.
  public init() {}

  /// Takes one more reading in.
  public mutating func add(_ sample: AccelerometerSample) {
    let reading = sample.acceleration
    if count == 0 {
      first = sample.timestamp
      start = reading
    }
    count += 1
    last = sample.timestamp
    // Relative to the first reading, so that the squares of small differences keep their digits.
    let change = reading - start
    sum = sum + change
    sumOfSquares += change.dot(change)
    least = least.byAxis(min, reading)
    greatest = greatest.byAxis(max, reading)
  }

  /// Readings a second as they came; nil before there are two.
  public var sampleRate: Double? {
    count > 1 && last > first ? Double(count - 1) / (last - first) : nil
  }

  /// Whether no reading was further from the others than noise is.
  public var isAtRest: Bool {
    let variation = greatest - least
    return count > 1 && max(variation.x, variation.y, variation.z) <= Self.restVariation
  }

  /// The length of the mean reading, in m/s²: about 9.8 on earth.
  public var gravity: Double { count > 0 ? (start + sum.scaled(by: 1 / Double(count))).length : 0 }

  /// How far readings are from their mean, in m/s²: the root of the mean square of all axes together.
  public var noise: Double {
    guard count > 0 else { return 0 }
    let mean = sum.scaled(by: 1 / Double(count))
    return max(0, sumOfSquares / Double(count) - mean.dot(mean)).squareRoot()
  }
}
