import Platform
import Testing

@Suite struct InstantTests {
  @Test func differencesAndSumsAreExactToTheNanosecond() {
    let start = Instant(nanoseconds: 1_000_000_000_000_001)

    #expect((start + .nanoseconds(999_999_999)) - start == .nanoseconds(999_999_999))
    #expect((start + .seconds(-1)).nanoseconds == 999_999_000_000_001)
    #expect(start < start + .nanoseconds(1))
  }

  @Test func durationsConvertBothWays() {
    #expect(Duration.milliseconds(1500).nanoseconds == 1_500_000_000)
    #expect(Duration.milliseconds(-250).seconds == -0.25)
    #expect(Instant(seconds: 2.5).nanoseconds == 2_500_000_000)
  }

  @Test func theClockNeverGoesBackwards() {
    let first = Instant.now()
    let second = Instant.now()

    #expect(second >= first)
  }
}
