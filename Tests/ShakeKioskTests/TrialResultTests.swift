import Motion
import Testing

@testable import shake_kiosk

@Suite struct TrialResultTests {
  private func result(
    _ motion: (inout ScriptedMotion) -> [AccelerometerSample]
  ) -> TrialResult {
    var script = ScriptedMotion()
    let before = script.samples(for: 2)
    let start = script.time
    return TrialResult(
      task: TuneTask.all[0], strength: 0, wasSeen: false, samples: before + motion(&script),
      from: start)
  }

  @Test func theLimitIsTheGreatestThresholdThatSeesTheShake() throws {
    let result = result { $0.shake(amplitude: 15) }
    let limit = try #require(result.limits[.mounted])

    func isSeen(at threshold: Double) -> Bool {
      var script = ScriptedMotion()
      var detector = ShakeDetector(threshold: threshold)
      let samples = script.samples(for: 2) + script.shake(amplitude: 15)
      return samples.contains { detector.add($0) == .began }
    }
    #expect(isSeen(at: limit))
    #expect(!isSeen(at: limit * 1.05))
    #expect((6...15).contains(limit))
  }

  @Test func aHarderShakeHasAHigherLimit() throws {
    let gentle = try #require(result { $0.shake(amplitude: 8) }.limits[.mounted])
    let hard = try #require(result { $0.shake(amplitude: 25) }.limits[.mounted])

    #expect(hard > 2 * gentle)
  }

  @Test func stillnessHasNoLimitAndNeitherHasNothing() {
    #expect(result { $0.samples(for: 3) }.limits.isEmpty)
    #expect(
      TrialResult(
        task: TuneTask.all[0], strength: 0, wasSeen: false, samples: [], from: .infinity
      ).limits.isEmpty)
  }

  @Test func aShakeBeforeTheTaskDoesNotCount() {
    var script = ScriptedMotion()
    let samples = script.samples(for: 2) + script.shake()
    let result = TrialResult(
      task: TuneTask.all[0], strength: 0, wasSeen: false,
      samples: samples + script.samples(for: 2), from: 1004.2)

    #expect(result.limits.isEmpty)
  }
}
