package import Motion

/// A stretch of samples of which is known where it holds shakes.
package struct Trial: Sendable {
  /// Which one it is, as `jointly-faros.csv`.
  package var name: String
  /// Where its shakes come from, or what happens when it holds none, as `walking`.
  package var activity: String
  /// What the sensor said.
  package var samples: [AccelerometerSample]
  /// From onset to end of each shake, in seconds on the clock of the samples.
  package var shakes: [ClosedRange<Double>] = []
  /// What may be a shake or not, in seconds: left out of every count.
  package var ambiguous: [ClosedRange<Double>] = []

  /// A trial from its parts.
  package init(
    name: String, activity: String, samples: [AccelerometerSample],
    shakes: [ClosedRange<Double>] = [], ambiguous: [ClosedRange<Double>] = []
  ) {
    self.name = name
    self.activity = activity
    self.samples = samples
    self.shakes = shakes
    self.ambiguous = ambiguous
  }
}
