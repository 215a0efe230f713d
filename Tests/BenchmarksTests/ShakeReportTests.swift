import Motion
import ShakeTrials
import Testing

@testable import kiosk_benchmarks

@Suite struct ShakeReportTests {
  /// Begins a shake after every so many samples.
  private struct Counter: ShakeSensing {
    var period: Int
    var count = 0

    mutating func beginsShake(with sample: AccelerometerSample) -> Bool {
      count += 1
      return count % period == 0
    }
  }

  /// Half a minute at 10 Hz each, with a shake and without.
  private func set(_ origin: TrialSet.Origin) -> TrialSet {
    let samples = (0...300).map {
      AccelerometerSample(timestamp: Double($0) / 10, x: 0, y: 0, z: standardGravity)
    }
    return TrialSet(
      origin: origin,
      trials: [
        Trial(name: "hand.csv", activity: "hand", samples: samples, shakes: [9...11]),
        Trial(name: "walk.csv", activity: "walking", samples: samples),
      ])
  }

  private let contenders = [
    Contender(name: "quick") { Counter(period: 100) },
    Contender(name: "blind") { Counter(period: 1000) },
  ]

  @Test func recordingsAreJudgedByTheHour() {
    #expect(
      ShakeReport(of: set(.recordings), by: contenders).description == """
        real recordings    seen  median    95 %  began twice  false alarms  an hour
        quick            1 of 1  0.90 s  0.90 s            0             5    315.2
        blind            0 of 1   never   never            0             0      0.0

        shakes seen  of  quick  blind
        hand          1      1      0

        false alarms (an hour)  minutes    quick  blind
        around the shakes           0.5  2 (266)      0
        walking                     0.5  3 (360)      0
        """)
  }

  @Test func modelledMotionsAreCounted() {
    #expect(
      ShakeReport(of: set(.models), by: contenders).description == """
        modelled motions    seen  median    95 %  began twice  false alarms  of
        quick             1 of 1  0.90 s  0.90 s            0             2   2
        blind             0 of 1   never   never            0             0   2

        shakes seen  of  quick  blind
        hand          1      1      0

        alarms             of  quick  blind
        around the shakes   1      1      0
        walking             1      1      0
        """)
  }

  @Test func setsSayHowMuchTheyHold() {
    #expect(set(.recordings).summary == "real recordings: shakes 1, others 1 (0.5 minutes)")
  }

  @Test func everyDisturbanceHasALine() {
    let lines = DisturbanceReport(of: set(.recordings), by: contenders[0]).description
      .split(separator: "\n")

    #expect(lines.count == Disturbance.all.count + 1)
    for (line, disturbance) in zip(lines.dropFirst(), Disturbance.all) {
      #expect(line.hasPrefix("\(disturbance)  "))
    }
  }

  @Test func sensitivityHasALineAStrengthAndAColumnAFrequency() {
    let always = Contender(name: "jumpy") { Counter(period: 1) }

    let lines = SensitivityReport(of: always, poses: 1).description.split(separator: "\n")

    #expect(lines.count == HandShake.amplitudes.count + 1)
    #expect(
      lines.dropFirst().allSatisfy { $0.hasSuffix("100 %  100 %  100 %  100 %  100 %  100 %") })
  }

  /// Otherwise a rule may be written wrongly and still look poor for good reasons.
  @Test func everyContenderSeesAHeartyShake() {
    let shakes = HandShake.even(amplitude: 40, frequency: 4).suffix(2)

    for contender in Contender.profiles + Contender.peers {
      let verdict = Verdict(
        of: ModelledTrials.trials(ofShakes: Array(shakes), poses: 3), by: contender.makeDetector)
      #expect(verdict.seen == verdict.count, "\(contender.name)")
    }
  }
}
