package import Motion

/// Whatever claims to see shakes: our detector, or a peer of it.
package protocol ShakeSensing {
  /// Takes in the next sample, as `ShakeDetector.add` does.
  ///
  /// - Parameter sample: the next reading.
  /// - Returns: whether a shake begins with it.
  mutating func beginsShake(with sample: AccelerometerSample) -> Bool
}

extension ShakeDetector: ShakeSensing {
  package mutating func beginsShake(with sample: AccelerometerSample) -> Bool {
    add(sample) == .began
  }
}
