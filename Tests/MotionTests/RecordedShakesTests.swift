import Foundation
import Testing

@testable import Motion

/// Recordings of real sensors, with labels. They are not part of this package: without the folder
/// that SHAKE_KIOSK_TEST_DATA names, this suite is skipped and says so.
@Suite(
  .enabled(
    if: RecordedShakes.folder != nil, "SHAKE_KIOSK_TEST_DATA names no folder of recordings"))
struct RecordedShakesTests {
  @Test func mountedProfileSeesEveryShakeAtOnceAndStaysQuietOtherwise() throws {
    let result = try RecordedShakes(profile: .mounted)

    #expect(result.missed.isEmpty)
    #expect(result.latency(0.5) <= 0.25)
    #expect(result.latency(0.95) <= 0.53)
    #expect(result.repeated == 0)
    let quiet = ["still", "driving", "handling", "dropped or tossed", "package carried", "biking"]
    for activity in quiet { #expect(result.alarms[activity, default: 0] == 0, "\(activity)") }
    #expect(result.alarms.values.reduce(0, +) <= 5)
  }

  @Test func carriedProfileNeverTakesWalkingOrRunningForAShake() throws {
    let result = try RecordedShakes(profile: .carried)

    #expect(result.alarms.isEmpty)
    #expect(Double(result.missed.count) <= 0.05 * Double(result.count))
    #expect(result.latency(0.5) <= 0.45)
    #expect(result.repeated == 0)
  }
}

/// What a profile makes of all recordings.
struct RecordedShakes {
  static var folder: String? {
    ProcessInfo.processInfo.environment["SHAKE_KIOSK_TEST_DATA"].map { $0 + "/accelerometer/" }
  }

  private struct Label {
    var activity: String
    var shake: ClosedRange<Double>?
  }

  /// How many shakes there are.
  private(set) var count = 0
  private(set) var missed: [String] = []
  /// Shakes that began more than once.
  private(set) var repeated = 0
  /// False alarms by activity.
  private(set) var alarms: [String: Int] = [:]
  private var latencies: [Double] = []
  private let profile: ShakeProfile

  init(profile: ShakeProfile) throws {
    self.profile = profile
    let folder = try #require(Self.folder)
    for (file, labels) in try Self.labels(folder + "labels.csv") {
      var reader = try RecordingReader(path: folder + file)
      let samples = try reader.readAll()
      let shakes = labels.filter { $0.activity != "ambiguous" }.compactMap(\.shake)
      if let whole = shakes.first, whole.upperBound - whole.lowerBound > 10 {
        cut(samples, name: file, seconds: 45)
      } else {
        let ambiguous = labels.filter { $0.activity == "ambiguous" }.compactMap(\.shake)
        judge(
          samples, name: file, shakes: shakes, ignoring: ambiguous, activity: labels[0].activity)
      }
    }
  }

  /// The latency that a part of the shakes keeps to, in seconds from the shake's onset to `began`.
  func latency(_ part: Double) -> Double {
    let sorted = latencies.sorted()
    let position = part * Double(sorted.count - 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (position - Double(below)) * (sorted[above] - sorted[below])
  }

  private static func labels(_ path: String) throws -> [String: [Label]] {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
    return lines.reduce(into: [:]) { result, line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let shake = Double(fields[2]).flatMap { start in Double(fields[3]).map { start...$0 } }
      result[fields[0], default: []].append(Label(activity: fields[1], shake: shake))
    }
  }

  /// Cuts one long shaking into onsets, one a second, each 3 s long with 2 s of stillness before it.
  private mutating func cut(_ samples: [AccelerometerSample], name: String, seconds: Int) {
    let mean = samples.reduce(Vector.zero) { $0 + $1.acceleration } * (1 / Double(samples.count))
    let gravity = mean * (standardGravity / mean.length)
    func still(_ times: StrideTo<Double>) -> [AccelerometerSample] {
      times.map { AccelerometerSample(timestamp: $0, x: gravity.x, y: gravity.y, z: gravity.z) }
    }
    for second in 0..<seconds {
      let start = Double(second)
      let piece = samples.filter { (start..<start + 3).contains($0.timestamp) }.map { sample in
        var shifted = sample
        shifted.timestamp -= start
        return shifted
      }
      let before = still(stride(from: -2, to: 0, by: 1 / 26))
      judge(before + piece, name: "\(name) at \(second) s", shakes: [0...3], activity: "before")
    }
  }

  private mutating func judge(
    _ samples: [AccelerometerSample], name: String, shakes: [ClosedRange<Double>],
    ignoring ambiguous: [ClosedRange<Double>] = [], activity: String
  ) {
    let begins = phases(samples, ShakeDetector(profile: profile)).filter { found in
      found.phase == .began && !ambiguous.contains { $0.contains(found.time) }
    }
    var alarm = begins.count
    for shake in shakes {
      count += 1
      let own = begins.filter {
        (shake.lowerBound - 0.1...shake.upperBound + 0.7).contains($0.time)
      }
      alarm -= own.count
      if own.count > 1 { repeated += 1 }
      if let first = own.first {
        latencies.append(first.time - shake.lowerBound)
      } else {
        missed.append(name)
      }
    }
    if alarm > 0 { alarms[activity, default: 0] += alarm }
  }
}
