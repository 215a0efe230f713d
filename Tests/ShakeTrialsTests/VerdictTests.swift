import Motion
import ShakeTrials
import Testing

@Suite struct VerdictTests {
  /// Begins a shake at each of some times.
  private struct Clockwork: ShakeSensing {
    var times: [Double]

    mutating func beginsShake(with sample: AccelerometerSample) -> Bool {
      guard let next = times.first, sample.timestamp >= next else { return false }
      times.removeFirst()
      return true
    }
  }

  /// Twenty seconds at 10 Hz.
  private func trial(
    _ activity: String = "desk", shakes: [ClosedRange<Double>] = [],
    ambiguous: [ClosedRange<Double>] = []
  ) -> Trial {
    let samples = (0...200).map {
      AccelerometerSample(timestamp: Double($0) / 10, x: 0, y: 0, z: standardGravity)
    }
    return Trial(
      name: "\(activity).csv", activity: activity, samples: samples, shakes: shakes,
      ambiguous: ambiguous)
  }

  private func verdict(_ trials: Trial..., begins times: Double...) -> Verdict {
    Verdict(of: trials) { Clockwork(times: times) }
  }

  @Test func shakeIsSeenFromShortlyBeforeItsOnsetUntilShortlyAfterItsEnd() {
    for (time, isSeen) in [(4.8, false), (5.0, true), (6.6, true), (6.8, false)] {
      let verdict = verdict(trial(shakes: [5.01...6]), begins: time)

      #expect(verdict.seen == (isSeen ? 1 : 0), "begins at \(time)")
      #expect(verdict.alarmCount == (isSeen ? 0 : 1), "begins at \(time)")
      #expect(verdict.missed == (isSeen ? [] : ["desk.csv"]), "begins at \(time)")
    }
  }

  @Test func shakesAreCountedBySource() {
    let verdict = verdict(
      trial("a child", shakes: [2...3, 9...10]), trial("an adult", shakes: [9...10]), begins: 9.5)

    #expect(verdict.recalls.map(\.source) == ["a child", "an adult"])
    #expect(verdict.recalls.map(\.count) == [2, 1])
    #expect(verdict.recalls.map(\.seen) == [1, 1])
    #expect(verdict.count == 3)
    #expect(verdict.seen == 2)
  }

  @Test func shakeThatBeginsTwiceIsADoubleFireAndNoFalseAlarm() {
    let verdict = verdict(trial(shakes: [5...7]), begins: 5.5, 6.5)

    #expect(verdict.doubleFires == 1)
    #expect(verdict.seen == 1)
    #expect(verdict.alarmCount == 0)
  }

  @Test func latencyRunsFromTheOnsetToTheFirstBegin() throws {
    let verdict = verdict(
      trial(shakes: [1...2]), trial(shakes: [1.2...2]), trial(shakes: [0.9...2]), begins: 1.5, 1.7)

    #expect(abs(try #require(verdict.latency(0.5)) - 0.5) < 1e-9)
    #expect(abs(try #require(verdict.latency(0.95)) - 0.59) < 1e-9)
    #expect(abs(try #require(verdict.latency(0)) - 0.3) < 1e-9)
    #expect(abs(try #require(verdict.latency(1)) - 0.6) < 1e-9)
  }

  @Test func withoutAShakeSeenThereIsNoLatency() {
    #expect(verdict(trial(shakes: [5...7])).latency(0.5) == nil)
  }

  @Test func falseAlarmsAreCountedByActivityWithTheTimeItTook() {
    let verdict = verdict(trial("walking"), trial("walking"), trial("still"), begins: 4, 5, 6)

    #expect(verdict.alarms.map(\.activity) == ["walking", "still"])
    #expect(verdict.alarms.map(\.count) == [6, 3])
    #expect(verdict.alarms.map(\.trials) == [2, 1])
    #expect(verdict.alarms.map(\.alarmedTrials) == [2, 1])
    #expect(abs(verdict.alarms[0].seconds - 40) < 1e-9)
    #expect(abs(verdict.alarms[0].perHour - 540) < 1e-9)
  }

  @Test func aroundShakesOnlyTheRestCounts() {
    let verdict = verdict(trial("desk", shakes: [5.05...7.05]), begins: 1, 6)

    #expect(verdict.alarms.map(\.activity) == [Verdict.aroundShakes])
    #expect(verdict.alarms.map(\.count) == [1])
    #expect(abs(verdict.alarms[0].seconds - 17.2) < 0.11)
  }

  @Test func whatIsAmbiguousCountsForNothing() {
    let verdict = verdict(trial(ambiguous: [5...10]), begins: 6, 7)

    #expect(verdict.alarmCount == 0)
    #expect(abs(verdict.alarms[0].seconds - 14.9) < 0.11)
  }

  @Test func eachTrialHasADetectorOfItsOwn() {
    let verdict = verdict(trial(shakes: [5...7]), trial(shakes: [5...7]), begins: 6)

    #expect(verdict.seen == 2)
  }
}
