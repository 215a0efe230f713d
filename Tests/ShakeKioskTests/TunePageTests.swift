import Input
import Motion
import Testing

@testable import shake_kiosk

@Suite struct TunePageTests {
  private func session(doing count: Int = 0) -> TuneSession {
    var session = TuneSession(profile: .mounted)
    var script = ScriptedMotion()
    session.handle(
      .started(AccelerometerDescription(name: "accel_3d", sampleRate: 100, isBuffered: true)))
    for sample in script.samples(for: 3) { session.handle(.sample(sample)) }
    for task in TuneTask.all.prefix(count) {
      session.goOn()
      let motion = task.isShake ? script.shake() : script.knock()
      for sample in motion { session.handle(.sample(sample)) }
      if session.stage == .measuring { session.goOn() }
      session.goOn()
    }
    return session
  }

  private func lines(
    _ session: TuneSession, shakeKey: Key? = nil, columns: Int = 80, rows: Int = 24
  ) -> [String] {
    TunePage(session: session, keys: TuneKeys(shakeKey: shakeKey))
      .draw(columns: columns, rows: rows).lines
  }

  @Test func thePageSaysWhatToDo() {
    let lines = lines(session())

    #expect(lines[0] == "Profile mounted, threshold \(ShakeDetector().threshold.plain) m/s²")
    #expect(lines[1] == "accel_3d, 100 samples a second")
    #expect(lines[21] == "Step 1 of 6: a usual shake")
    #expect(lines[22] == "Shake it, as a visitor would. First press Space.")
    #expect(lines[23] == "Space: begin   Q: quit")
  }

  @Test func whatCameOfATaskIsShownAndKeptInTheTable() {
    var session = session(doing: 1)
    session.goOn()
    session.goOn()

    let lines = lines(session)

    #expect(lines.contains { $0.hasPrefix("It was not seen as a shake. At its strongest") })
    #expect(lines.contains { $0.hasPrefix("  a usual shake                 seen      ") })
    #expect(lines.last == "Space: next   R: again   Q: quit")
  }

  @Test func atTheEndTheSettingIsProposed() {
    let lines = lines(session(doing: 6))

    #expect(lines.contains("    shake-threshold \(ShakeDetector().threshold.plain)"))
    #expect(lines.last == "Space: end   R: all again")
  }

  @Test func theKeyThatShakesIsForNothingElse() {
    let lines = lines(session(), shakeKey: Key(name: "space"))

    #expect(lines[22].hasSuffix("First press Enter."))
    #expect(lines[23] == "Enter: begin   space: shake   Q: quit")
    #expect(TuneKeys(shakeKey: Key(name: "q")).label(for: .quit) == "Esc")
    #expect(TuneKeys(shakeKey: Key(name: "r")).label(for: .doAgain) == nil)
  }

  @Test func allOfItIsSeenInAWindowOf80By24() {
    for count in 0...6 {
      let lines = lines(session(doing: count))
      #expect(lines.count == 24)
      #expect(lines.last?.contains("Space") == true)
      #expect(lines.contains { $0.hasPrefix("     0") })
    }
  }

  @Test func aLowWindowKeepsThePlotAndLeavesTheTableOut() {
    let lines = lines(session(doing: 5), columns: 60, rows: 12)

    #expect(lines.contains { $0.hasPrefix("Step 6 of 6") })
    #expect(!lines.contains { $0.hasPrefix("  a usual shake") })
    #expect(lines.last == "Space: begin   Q: quit")
  }

  @Test(arguments: [(1, 1), (10, 3), (40, 8)])
  func aTinyWindowIsNoFault(columns: Int, rows: Int) {
    for count in [0, 6] {
      #expect(lines(session(doing: count), columns: columns, rows: rows).count == rows)
    }
  }
}
