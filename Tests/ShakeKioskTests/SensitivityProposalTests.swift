import Motion
import Testing

@testable import shake_kiosk

@Suite struct SensitivityProposalTests {
  /// A result with its limits by profile; 0 where it is never taken for a shake.
  private func result(
    _ name: String, isShake: Bool, mounted: Double, carried: Double
  ) -> TrialResult {
    var limits: [ShakeProfile: Double] = [:]
    if mounted > 0 { limits[.mounted] = mounted }
    if carried > 0 { limits[.carried] = carried }
    return TrialResult(
      task: TuneTask(isShake: isShake, name: name, instruction: ""), strength: 10,
      wasSeen: mounted > 4.5, limits: limits)
  }

  /// A proposal from the limits of shakes and of other things, the same for both profiles but where
  /// the strict one has its own.
  private func proposal(
    shakes: [Double], others: [Double], carriedShakes: [Double]? = nil,
    carriedOthers: [Double]? = nil, for profile: ShakeProfile = .mounted
  ) -> SensitivityProposal {
    let first = zip(shakes, carriedShakes ?? shakes).enumerated().map { index, limits in
      result("shake \(index)", isShake: true, mounted: limits.0, carried: limits.1)
    }
    let second = zip(others, carriedOthers ?? others).enumerated().map { index, limits in
      result("other \(index)", isShake: false, mounted: limits.0, carried: limits.1)
    }
    return SensitivityProposal(first + second, for: profile)
  }

  private let usual = ShakeDetector().threshold

  @Test func theUsualThresholdStaysWhereItLiesWellBetween() {
    let proposal = proposal(shakes: [20, 12, 15], others: [0, 2, 1])

    #expect(proposal.setting == .init(profile: .mounted, threshold: usual))
    #expect(proposal.configurationLines == ["shake-threshold \(usual.plain)"])
    #expect(proposal.reason.contains("shake 1"))
    #expect(proposal.reason.contains("other 1"))
  }

  @Test func itRisesAboveTheStrongestOfTheRest() {
    let proposal = proposal(shakes: [30, 25, 28], others: [0, 8, 6])

    #expect(proposal.setting == .init(profile: .mounted, threshold: 10))
    #expect(proposal.configurationLines == ["shake-threshold 10"])
  }

  @Test func itFallsBelowTheWeakestShake() {
    let proposal = proposal(shakes: [6, 2.5, 7], others: [0, 0, 0])

    #expect(proposal.setting == .init(profile: .mounted, threshold: 2))
    #expect(proposal.reason.contains("nothing else"))
  }

  @Test func veryLowThresholdsKeepTheirMargin() throws {
    let setting = try #require(proposal(shakes: [1.44, 9, 9], others: [0]).setting)

    #expect(setting.threshold <= 1.44 / 1.25 + 0.005)
  }

  @Test func whatLiesCloseTogetherIsHalvedAndSaid() throws {
    let proposal = proposal(shakes: [9, 10, 11], others: [8, 0, 0])

    let setting = try #require(proposal.setting)
    #expect((8...9).contains(setting.threshold))
    #expect(proposal.reason.contains("close together"))
  }

  @Test func theOtherProfileHelpsWhereTheWantedOneDoesNot() {
    let proposal = proposal(
      shakes: [10, 10, 10], others: [12, 0, 0], carriedShakes: [9, 9, 9],
      carriedOthers: [2, 0, 0])

    #expect(proposal.setting?.profile == .carried)
    #expect(proposal.configurationLines.first == "shake-profile carried")
    #expect(proposal.reason.contains("mounted"))
  }

  @Test func theWantedProfileIsKeptWhereItWillDo() {
    #expect(
      proposal(shakes: [9, 9, 9], others: [0], for: .carried).configurationLines.first
        == "shake-profile carried")
  }

  @Test func whatOverlapsIsSaidAndNothingIsProposed() {
    let proposal = proposal(shakes: [6, 8, 9], others: [7, 0, 0])

    #expect(proposal.setting == nil)
    #expect(proposal.configurationLines.isEmpty)
    #expect(proposal.reason.contains("other 0"))
    #expect(proposal.reason.contains("shake 0"))
  }

  @Test func aShakeThatNothingSeesIsNamed() {
    let proposal = proposal(shakes: [6, 0, 9], others: [0, 0, 0])

    #expect(proposal.setting == nil)
    #expect(proposal.reason.contains("shake 1"))
  }
}
