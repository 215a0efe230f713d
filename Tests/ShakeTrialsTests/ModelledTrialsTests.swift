import Motion
import ShakeTrials
import Testing

@Suite struct ModelledTrialsTests {
  @Test func eachShakeIsATrialInEachPoseWithItsTime() {
    let shakes = HandShake.even(amplitude: 12, frequency: 4)

    let trials = ModelledTrials.trials(ofShakes: shakes, poses: 3)

    #expect(trials.count == 3 * shakes.count)
    #expect(Set(trials.map(\.name)).count == trials.count)
    #expect(Set(trials.map(\.samples)).count == trials.count)
    for (index, trial) in trials.enumerated() {
      #expect(trial.shakes == [0...shakes[index / 3].duration])
      #expect(trial.activity == "shake of 12 m/s²")
    }
  }

  @Test func whatIsNoShakeIsLabelledSo() {
    let trials = ModelledTrials.quiet(poses: 1)

    #expect(trials.allSatisfy { $0.shakes.isEmpty && $0.ambiguous.isEmpty })
    #expect(Set(trials.map(\.activity)).count >= 12)
  }

  @Test func sensorRestsBeforeAndAfterAndHasNoise() {
    let samples = ModelledTrials.sense(seconds: 1, rate: 50, seed: 4) { time in
      Vector(x: time, y: 0, z: 0)
    }

    #expect(samples.count == 300)
    for sample in samples {
      #expect((-3...3).contains(sample.timestamp))
      #expect(abs(sample.x - min(max(sample.timestamp, 0), 1)) <= 0.08)
    }
    #expect(Set(samples.map(\.y)).count > 250)
  }

  @Test func theSameSeedGivesTheSameSamples() {
    let first = ModelledTrials.trials(of: Knocks.all, poses: 2)
    let second = ModelledTrials.trials(of: Knocks.all, poses: 2)

    #expect(first.map(\.samples) == second.map(\.samples))
  }
}
