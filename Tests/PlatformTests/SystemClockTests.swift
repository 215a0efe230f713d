import Glibc
import Platform
import Testing

@MainActor @Suite(.serialized) final class SystemClockTests {
  private let loop: EventLoop
  private let clock: SystemClock
  private let formerZone = getenv("TZ").map { String(cString: $0) }

  init() throws {
    loop = try EventLoop()
    clock = SystemClock(loop: loop)
  }

  deinit {
    if let formerZone { setenv("TZ", formerZone, 1) } else { unsetenv("TZ") }
    tzset()
  }

  @Test func showsTheSecondsSince1970() {
    let before = time(nil)
    let shown = clock.now
    #expect(Int(shown) >= before)
    #expect(Int(shown) <= time(nil) + 1)
  }

  @Test(arguments: [
    ("UTC0", 0, 0), ("UTC0", 86399, 1439), ("CET-1CEST,M3.5.0,M10.5.0/3", 0, 60),
    // 31 March 2024, one second before and at the change to summer time.
    ("CET-1CEST,M3.5.0,M10.5.0/3", 1_711_846_799, 119),
    ("CET-1CEST,M3.5.0,M10.5.0/3", 1_711_846_800, 180),
    // India is half an hour off.
    ("IST-5:30", 0, 330),
  ])
  func tellsTheTimeOfDayInItsZone(_ zone: String, _ time: Int64, _ minute: Int) {
    setenv("TZ", zone, 1)
    #expect(clock.minuteOfDay(at: time) == minute)
  }

  @Test func anAlarmOfThePastRingsAtOnceAndOnce() throws {
    var count = 0
    try clock.setAlarm(at: clock.now - 10) { count += 1 }
    try loop.turn(waitingAtMost: .seconds(10))
    #expect(count == 1)
    try loop.turn(waitingAtMost: .zero)
    #expect(count == 1)
  }

  @Test func anotherAlarmTakesThePlaceOfTheFirst() throws {
    var rung: [String] = []
    try clock.setAlarm(at: clock.now - 10) { rung.append("first") }
    try clock.setAlarm(at: clock.now - 10) { rung.append("second") }
    try loop.turn(waitingAtMost: .seconds(10))
    try loop.turn(waitingAtMost: .zero)
    #expect(rung == ["second"])
  }

  @Test func anAlarmMayBeSetFromWithinOne() throws {
    var count = 0
    try clock.setAlarm(at: clock.now - 10) { [clock] in
      count += 1
      try? clock.setAlarm(at: clock.now - 10) { count += 1 }
    }
    try loop.turn(waitingAtMost: .seconds(10))
    try loop.turn(waitingAtMost: .seconds(10))
    #expect(count == 2)
  }

  @Test func anAlarmToComeLeavesTheLoopAsleep() throws {
    var count = 0
    try clock.setAlarm(at: clock.now + 1_000_000) { count += 1 }
    try loop.turn(waitingAtMost: .zero)
    #expect(count == 0)
  }
}
