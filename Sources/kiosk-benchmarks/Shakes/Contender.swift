import Motion
import ShakeTrials

/// A detector that takes part in the trials.
struct Contender: Sendable {
  /// What the report calls it.
  let name: String
  /// Makes one that has seen nothing yet.
  let makeDetector: @Sendable () -> any ShakeSensing

  /// Our profiles.
  static let profiles = ShakeProfile.allCases.map { profile in
    Contender(name: profile.rawValue) { ShakeDetector(profile: profile) }
  }

  /// Other people's rules.
  static let peers = [
    Contender(name: "Seismic 13") { SeismicWindow() },
    Contender(name: "over 2.5 g") { MagnitudeThreshold() },
    Contender(name: "React Native") { AxisReversals() },
    Contender(name: "micro:bit") { ZeroCrossings() },
  ]
}
