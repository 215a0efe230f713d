import Motion
import ShakeTrials

/// The rule of Square's Seismic, and of .NET's Essentials after it: for a quarter of a second, three
/// quarters of the samples are longer than a threshold, gravity included.
struct SeismicWindow: ShakeSensing {
  /// In m/s². Seismic has 11, 13 and 15; 13 is its default.
  var threshold = 13.0

  private static let longestWindow = 0.5
  private static let shortestWindow = 0.25
  /// So many samples are kept, however old they are.
  private static let fewestSamples = 4

  private var window: [(time: Double, isMoving: Bool)] = []

  init() {}

  mutating func beginsShake(with sample: AccelerometerSample) -> Bool {
    let time = sample.timestamp
    let old = window.prefix { time - $0.time > Self.longestWindow }.count
    window.removeFirst(max(0, min(old, window.count - Self.fewestSamples)))
    window.append((time, sample.acceleration.length > threshold))
    let moving = window.count { $0.isMoving }
    guard time - window[0].time >= Self.shortestWindow,
      moving >= window.count / 2 + window.count / 4
    else { return false }
    window.removeAll(keepingCapacity: true)
    return true
  }
}
