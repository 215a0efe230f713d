import Foundation
import Motion
import ShakeTrials
import Testing

/// The folder of recordings, where there is one.
private let recordings = ProcessInfo.processInfo.environment["SHAKE_KIOSK_TEST_DATA"].map {
  $0 + "/accelerometer"
}

/// Recordings of real sensors, with labels. They are not part of this package: without the folder
/// that SHAKE_KIOSK_TEST_DATA names, this suite is skipped and says so.
@Suite(
  .enabled(
    if: recordings != nil, "SHAKE_KIOSK_TEST_DATA names no folder of recordings"))
struct RecordedShakesTests {
  private func verdict(on profile: ShakeProfile) throws -> Verdict {
    let folder = try #require(recordings)
    return Verdict(of: try LabelledFolder.trials(in: folder)) { ShakeDetector(profile: profile) }
  }

  @Test func mountedProfileSeesEveryShakeAtOnceAndStaysQuietOtherwise() throws {
    let verdict = try verdict(on: .mounted)

    #expect(verdict.missed.isEmpty)
    #expect(try #require(verdict.latency(0.5)) <= 0.25)
    #expect(try #require(verdict.latency(0.95)) <= 0.5)
    #expect(verdict.doubleFires == 0)
    let restless: Set = ["walking", "jogging", "sitting standing walking"]
    for alarms in verdict.alarms where !restless.contains(alarms.activity) {
      #expect(alarms.count == 0, "\(alarms.activity)")
    }
    #expect(verdict.alarmCount <= 4)
  }

  @Test func carriedProfileNeverTakesWalkingOrRunningForAShake() throws {
    let verdict = try verdict(on: .carried)

    #expect(verdict.alarmCount == 0)
    #expect(verdict.missed.isEmpty)
    #expect(try #require(verdict.latency(0.5)) <= 0.45)
    #expect(verdict.doubleFires == 0)
  }
}
