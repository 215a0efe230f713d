/// Finds out, once, whether a sensor at rest feels about as much gravity as there is. If it does not,
/// what it says of its scale is wrong.
struct GravityCheck {
  /// How long it must have been at rest, in s, and for how many readings.
  private static var restTime: Double { 1 }
  private static var leastCount: Int { 8 }
  /// A longer pause between two readings, in s, says nothing about rest.
  private static var longestPause: Double { 0.5 }
  /// How much each axis may vary meanwhile: in m/s², or as part of what is felt in all, since a
  /// wrong scale enlarges the sensor's noise too.
  private static var restVariation: Double { 1 }
  private static var restVariationPart: Double { 0.1 }
  /// What a working sensor may be off by, as part of gravity.
  private static var tolerance: Double { 0.25 }
  private static var standardGravity: Double { 9.80665 }

  private let device: String
  private var isDone = false
  private var count = 0
  private var start = 0.0
  private var last = 0.0
  private var least = Vector.zero
  private var greatest = Vector.zero

  /// A check of a sensor that has just been opened.
  ///
  /// - Parameter device: what people call it.
  init(device: String) { self.device = device }

  /// Looks at one more reading.
  ///
  /// - Parameter sample: the reading.
  /// - Returns: a sentence for people when the sensor has come to rest and what it feels cannot be
  ///   gravity; nil otherwise, and ever after the question has been answered.
  mutating func remark(on sample: AccelerometerSample) -> String? {
    if isDone { return nil }
    let reading = sample.acceleration
    let isFollowing = (0...Self.longestPause).contains(sample.timestamp - last)
    last = sample.timestamp
    count += 1
    least = least.byAxis(min, reading)
    greatest = greatest.byAxis(max, reading)
    let gravity = least.moved(towards: greatest, by: 0.5).length
    let variation = greatest - least
    let allowed = max(Self.restVariation, Self.restVariationPart * gravity)
    guard count > 1, isFollowing, max(variation.x, variation.y, variation.z) <= allowed else {
      count = 1
      start = sample.timestamp
      least = reading
      greatest = reading
      return nil
    }
    guard count >= Self.leastCount, sample.timestamp - start >= Self.restTime else { return nil }
    isDone = true
    let isPlausible = abs(gravity - Self.standardGravity) <= Self.tolerance * Self.standardGravity
    return isPlausible ? nil : doubt(feeling: gravity)
  }

  private func doubt(feeling gravity: Double) -> String {
    let felt = (gravity * 10).rounded() / 10
    let consequence = gravity > Self.standardGravity ? "be felt too easily" : "hardly be felt"
    return
      "The motion sensor \(device) feels \(felt) m/s² at rest where 9.8 is right: its scale seems"
      + " wrong, and shakes may \(consequence)."
  }
}
