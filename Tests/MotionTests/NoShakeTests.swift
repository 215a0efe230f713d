import Motion
import ShakeTrials
import Testing

/// What happens to a kiosk and is no shake, modelled: no recordings of it can be had.
@Suite struct NoShakeTests {
  /// Twenty directions of gravity and motion, both profiles.
  private func expectNoShake(_ motions: [any ModelledMotion], threshold: Double? = nil) {
    for trial in ModelledTrials.trials(of: motions, poses: 20) {
      for profile in ShakeProfile.allCases {
        let found = phases(trial.samples, ShakeDetector(profile: profile, threshold: threshold))
        #expect(found.isEmpty, "\(trial.name), \(profile)")
      }
    }
  }

  @Test func bumpThatRings() { expectNoShake(Bump.all) }

  @Test func singleShove() { expectNoShake(Shove.all) }

  @Test func knocks() { expectNoShake(Knocks.all) }

  @Test func tapsOnTheScreen() { expectNoShake(ScreenTaps.all) }

  @Test func slammedDoor() { expectNoShake(SlammedDoor.all) }

  @Test func motorThatBuzzes() { expectNoShake(Buzz.all) }

  /// However sensitive the detector is made.
  @Test(arguments: [nil, 2.5])
  func fallWithABounce(threshold: Double?) { expectNoShake(Drop.all, threshold: threshold) }

  @Test func turnOverOrThereAndBack() { expectNoShake(Turn.all) }

  @Test func takenUpLookedAtAndPutDown() { expectNoShake(PutDown.all) }

  @Test func stepsThatPassBy() { expectNoShake(PassingSteps.all) }

  @Test func pushOnASwivelArm() { expectNoShake(SwivelPush.all) }
}
