import Testing

@testable import Kiosk

@Suite struct OffHoursTests {
  private static func minute(_ hour: Int, _ minute: Int) -> Int { hour * 60 + minute }

  /// Seconds since 1970 of a day without a change of clocks.
  private static func time(_ hour: Int, _ minute: Int, _ second: Int = 0, day: Int64 = 20_000)
    -> Int64
  {
    day * 86400 + Int64(hour * 3600 + minute * 60 + second)
  }

  /// Where clocks show universal time.
  private static func universal(_ time: Int64) -> Int { Int(time % 86400) / 60 }

  // MARK: Reading

  @Test(arguments: ["22:00-07:00", "22:00-07:00,12:30-13:00", "7:00-8:00", "1:00-24:00"])
  func spansAreRead(_ text: String) {
    #expect(OffHours(text)?.isEmpty == false)
  }

  @Test(arguments: [
    "", "22:00", "22-07", "22:00-", "-07:00", "22:00-22:00", "24:00-00:00", "00:00-24:00",
    "24:01-07:00",
    "25:00-07:00", "22:60-07:00", "22:0-07:00", "22:000-07:00", "122:00-07:00", "22:00-07:00,",
    "22:00 - 07:00", "22:00-07:00-08:00", "+1:00-07:00", "٢٢:00-07:00", "22.00-07.00",
  ])
  func anythingElseIsRefused(_ text: String) {
    #expect(OffHours(text) == nil)
  }

  @Test func thereAreNoneUnlessTheyAreGiven() {
    #expect(OffHours().isEmpty)
    #expect((0..<1440).allSatisfy { !OffHours().contains($0) })
    #expect(OffHours().nextChange(after: 0, minuteOfDay: Self.universal) == nil)
  }

  // MARK: Dark and light

  @Test(arguments: [
    ("12:30-13:00", minute(12, 29), false), ("12:30-13:00", minute(12, 30), true),
    ("12:30-13:00", minute(12, 59), true), ("12:30-13:00", minute(13, 0), false),
    // Over midnight.
    ("22:00-07:00", minute(21, 59), false), ("22:00-07:00", minute(22, 0), true),
    ("22:00-07:00", minute(0, 0), true), ("22:00-07:00", minute(6, 59), true),
    ("22:00-07:00", minute(7, 0), false),
    // Up to midnight, and from it.
    ("22:00-24:00", minute(23, 59), true), ("22:00-24:00", minute(0, 0), false),
    ("00:00-06:00", minute(0, 0), true), ("00:00-06:00", minute(23, 59), false),
  ])
  func theFirstMinuteIsDarkAndTheLastIsNot(_ text: String, _ minute: Int, isDark: Bool) throws {
    #expect(try #require(OffHours(text)).contains(minute) == isDark)
  }

  @Test func spansAddUp() throws {
    var offHours = try #require(OffHours("22:00-24:00"))
    offHours.formUnion(try #require(OffHours("00:00-07:00")))
    #expect(offHours.contains(Self.minute(23, 0)))
    #expect(offHours.contains(Self.minute(3, 0)))
    #expect(!offHours.contains(Self.minute(7, 0)))
  }

  // MARK: Changes

  @Test(arguments: [
    ("22:00-07:00", time(12, 0), time(22, 0)), ("22:00-07:00", time(21, 59, 59), time(22, 0)),
    ("22:00-07:00", time(22, 0), time(7, 0, day: 20_001)),
    ("22:00-07:00", time(3, 30, 15), time(7, 0)),
    // Adjacent and overlapping spans are one.
    ("22:00-02:00,02:00-07:00", time(23, 0), time(7, 0, day: 20_001)),
    ("22:00-03:00,02:00-07:00", time(23, 0), time(7, 0, day: 20_001)),
    // One inside the other.
    ("22:00-07:00,01:00-02:00", time(0, 30), time(7, 0)),
    // A single light minute.
    ("07:01-07:00", time(6, 0), time(7, 0)), ("07:01-07:00", time(7, 0, 30), time(7, 1)),
  ])
  func theNextChangeIsFound(_ text: String, after time: Int64, at expected: Int64) throws {
    let offHours = try #require(OffHours(text))
    #expect(offHours.nextChange(after: time, minuteOfDay: Self.universal) == expected)
  }

  @Test func darknessAllDayLongNeverChanges() throws {
    let offHours = try #require(OffHours("12:00-24:00,00:00-12:00"))
    #expect(offHours.nextChange(after: Self.time(5, 0), minuteOfDay: Self.universal) == nil)
  }

  // MARK: Clocks put forward and back

  /// Central Europe around a night on which the clocks change at 01:00 universal time.
  private static func local(changingBy change: Int64) -> (Int64) -> Int {
    let before: Int64 = change > 0 ? 3600 : 7200
    return { Int(($0 + before + ($0 >= Self.time(1, 0) ? change : 0)) % 86400) / 60 }
  }

  @Test(arguments: [
    // Local 02:00 to 03:00 is left out: what falls into it happens at 03:00.
    ("22:00-02:30", time(0, 0), time(1, 0)), ("02:30-03:30", time(0, 0), time(1, 0)),
    ("22:00-07:00", time(0, 0), time(5, 0)),
    // What lies in it whole is left out with it.
    ("02:10-02:50,12:00-13:00", time(0, 0), time(10, 0)),
  ])
  func anHourIsLeftOutInSpring(_ text: String, after time: Int64, at expected: Int64) throws {
    let offHours = try #require(OffHours(text))
    let local = Self.local(changingBy: 3600)
    #expect(offHours.nextChange(after: time, minuteOfDay: local) == expected)
  }

  @Test func anHourThatComesTwiceIsDarkTwiceInAutumn() throws {
    let offHours = try #require(OffHours("02:15-02:45"))
    let local = Self.local(changingBy: -3600)
    var time = Self.time(23, 0, day: 19_999)
    var changes: [Int64] = []
    while let next = offHours.nextChange(after: time, minuteOfDay: local), changes.count < 4 {
      changes.append(next)
      time = next
    }
    #expect(
      changes == [
        Self.time(0, 15), Self.time(0, 45), Self.time(1, 15), Self.time(1, 45),
      ])
  }

  @Test func aNightInAutumnIsAnHourLonger() throws {
    let offHours = try #require(OffHours("22:00-07:00"))
    let local = Self.local(changingBy: -3600)
    let begin = Self.time(20, 0, day: 19_999)
    #expect(offHours.contains(local(begin)))
    #expect(offHours.nextChange(after: begin, minuteOfDay: local) == begin + 10 * 3600)
  }
}
