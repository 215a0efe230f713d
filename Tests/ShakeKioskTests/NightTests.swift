import Testing

@testable import shake_kiosk

@Suite final class NightTests {
  private var night = Night()

  @Test func offHoursMakeItDark() {
    #expect(!night.isDark)
    night.setOffHour(true)
    #expect(night.isDark)
    night.setOffHour(false)
    #expect(!night.isDark)
  }

  @Test(arguments: [false, true])
  func anOrderHoldsUntilOffHoursBeginOrEnd(_ isOffHour: Bool) {
    night.setOffHour(isOffHour)
    night.setDark(!isOffHour)
    // The clock was set, and it is still the same part of the day.
    night.setOffHour(isOffHour)
    #expect(night.isDark != isOffHour)

    night.setOffHour(!isOffHour)
    night.setOffHour(isOffHour)

    #expect(night.isDark == isOffHour)
  }

  @Test func aShakeWakesADarkScreenOnly() {
    let needsToWake = night.awaken()
    #expect(!needsToWake)
    night.setOffHour(true)
    let isWoken = night.awaken()
    #expect(isWoken)
    #expect(!night.isDark)
    night.fallAsleep()
    #expect(night.isDark)
  }

  @Test func anotherShakeKeepsItAwake() {
    night.setOffHour(true)
    _ = night.awaken()
    let isWoken = night.awaken()
    #expect(isWoken)
  }

  @Test func aShakeWakesAScreenThatWasOrderedDark() {
    night.setDark(true)
    let isWoken = night.awaken()
    #expect(isWoken)
    #expect(!night.isDark)
  }

  @Test func anOrderEndsWhatAShakeBegan() {
    night.setOffHour(true)
    _ = night.awaken()
    night.setDark(true)
    #expect(night.isDark)
  }

  @Test func theEndOfOffHoursEndsWhatAShakeBegan() {
    night.setOffHour(true)
    _ = night.awaken()
    night.setOffHour(false)
    night.fallAsleep()
    #expect(!night.isDark)
    let isWoken = night.awaken()
    #expect(!isWoken)
  }
}
