internal import Motion

extension Trial {
  /// How long a cut lasts, in seconds.
  private static var cutDuration: Double { 3 }
  /// How long the device lies still before it, in seconds.
  private static var stillness: Double { 2 }

  /// Cuts one long shaking into onsets, one a second, as though the device had lain still before each:
  /// as gravity, the mean of the recording is taken.
  ///
  /// - Parameter shaking: from when to when it is shaken, in seconds.
  /// - Returns: the cuts; in each the shake begins at 0.
  func onsets(in shaking: ClosedRange<Double>) -> [Trial] {
    let mean = samples.reduce(Vector.zero) { $0 + $1.acceleration } * (1 / Double(samples.count))
    let gravity = mean * (standardGravity / mean.length)
    let before = stride(from: -Self.stillness, to: 0, by: samples.medianInterval).map {
      AccelerometerSample(timestamp: $0, gravity)
    }
    let starts = shaking.upperBound - shaking.lowerBound - Self.cutDuration
    let count = Int(exactly: starts.rounded(.down)) ?? 0
    return (0..<count).map { second in
      let start = shaking.lowerBound + Double(second)
      let cut = samples.filter { (start..<start + Self.cutDuration).contains($0.timestamp) }
      return Trial(
        name: "\(name) at \(Int(start)) s", activity: activity,
        samples: before
          + cut.map { AccelerometerSample(timestamp: $0.timestamp - start, $0.acceleration) },
        shakes: [0...Self.cutDuration])
    }
  }
}
